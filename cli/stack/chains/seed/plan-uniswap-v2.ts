import type { Hex } from 'viem'
import { concatHex, encodeAbiParameters, encodeFunctionData, maxUint256, parseAbi } from 'viem'
import type { UniswapV2 } from '../local-chain.js'
import type { ChainLayout, TokenRow } from './layout.data.js'
import { deposit, mint, tokenAbi, worth } from './plan-tokens.js'
import type { ContractCode } from './seed-code.js'
import type { SeedPart, SeedTransaction } from './seed-part.js'
import { deploy, seeder } from './seed-part.js'

/** Each side of a pool, in millionths of a US dollar: 5 million dollars. */
const DEPTH_MICRO_USD = 5_000_000_000_000n

const routerAbi = parseAbi([
  'function addLiquidity(address tokenA, address tokenB, uint256 amountA, uint256 amountB, uint256 minA, uint256 minB, address to, uint256 deadline)',
])

type Side = ChainLayout['wrapped'] | TokenRow

/** Factory, router and pools: the wrapped coin with every token, USDC with every other dollar. */
export function planUniswapV2(
  layout: ChainLayout,
  code: Readonly<Record<'v2Factory' | 'v2Router', ContractCode>>,
): { readonly part: SeedPart; readonly uniswapV2: UniswapV2 } {
  const { wrapped, tokens } = layout
  const one = encodeAbiParameters([{ type: 'address' }], [seeder])
  const factory = deploy('the Uniswap v2 factory', concatHex([code.v2Factory.creation, one]), { gas: 5_000_000n })
  const two = encodeAbiParameters([{ type: 'address' }, { type: 'address' }], [factory.address, wrapped.address])
  const router = deploy('the Uniswap v2 router', concatHex([code.v2Router.creation, two]), { gas: 6_000_000n })
  const usdc = tokens.find(({ symbol }) => symbol === 'USDC')
  const dollars = tokens.filter((token) => token !== usdc && token.priceMicroUsd === usdc?.priceMicroUsd)
  const pools: readonly (readonly [Side, Side])[] = [
    ...tokens.map((token) => [wrapped, token] as const),
    ...(usdc ? dollars.map((token) => [usdc, token] as const) : []),
  ]
  const need = (side: Side): bigint =>
    worth(DEPTH_MICRO_USD, side) * BigInt(pools.filter((pool) => pool.includes(side)).length)
  return {
    uniswapV2: { factory: factory.address, router: router.address, weth: wrapped.address },
    part: {
      address: router.address,
      transactions: [
        factory.transaction,
        router.transaction,
        deposit(wrapped, need(wrapped)),
        ...tokens.map((token) => mint(token, [seeder], need(token))),
        ...[wrapped, ...tokens].map((side) => approve(side, router.address)),
        ...pools.map((pool) => provide(router.address, pool)),
      ],
    },
  }
}

/** Lets a contract take all that the seeder has of a token. */
export function approve({ address, symbol }: Side, spender: Hex): SeedTransaction {
  const data = encodeFunctionData({ abi: tokenAbi, functionName: 'approve', args: [spender, maxUint256] })
  return { step: `the approval of ${symbol}`, to: address, data, gas: 100_000n }
}

function provide(router: Hex, [a, b]: readonly [Side, Side]): SeedTransaction {
  const amounts = [worth(DEPTH_MICRO_USD, a), worth(DEPTH_MICRO_USD, b)] as const
  const args = [a.address, b.address, ...amounts, 0n, 0n, seeder, maxUint256] as const
  const data = encodeFunctionData({ abi: routerAbi, functionName: 'addLiquidity', args })
  return { step: `the liquidity of ${a.symbol}/${b.symbol}`, to: router, data, gas: 3_500_000n }
}
