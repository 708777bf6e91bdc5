import type { Hex } from 'viem'
import { concatHex, encodeAbiParameters, encodeFunctionData, maxUint256, pad, parseAbi, stringToHex } from 'viem'
import type { UniswapV3 } from '../local-chain.js'
import type { ChainLayout } from './layout.data.js'
import { deposit, mint, worth } from './plan-tokens.js'
import { approve } from './plan-uniswap-v2.js'
import type { ContractCode } from './seed-code.js'
import type { SeedPart } from './seed-part.js'
import { deploy, seeder } from './seed-part.js'

/** Code of the contracts, as their packages have it. */
export type UniswapV3Code = Readonly<
  Record<'v3Factory' | 'v3Router' | 'v3Quoter' | 'v3Positions' | 'v3Descriptor' | 'v3DescriptorLibrary', ContractCode>
>

/** Each side of the pool, in millionths of a US dollar: 20 million dollars. */
const DEPTH_MICRO_USD = 20_000_000_000_000n
/** In hundredths of a basis point: 0.3 %. */
const FEE = 3_000
/** The widest range whose ends fit the tick spacing of that fee, 60. */
const LAST_TICK = 887_220

const positionsAbi = parseAbi([
  'function createAndInitializePoolIfNecessary(address token0, address token1, uint24 fee, uint160 sqrtPriceX96)',
  'struct Mint { address token0; address token1; uint24 fee; int24 tickLower; int24 tickUpper; uint256 amount0Desired; uint256 amount1Desired; uint256 amount0Min; uint256 amount1Min; address recipient; uint256 deadline; }',
  'function mint(Mint params)',
])

/** Factory, router, quoter, position manager, and the pool of the wrapped coin with USDC. */
export function planUniswapV3(
  layout: ChainLayout,
  code: UniswapV3Code,
): { readonly part: SeedPart; readonly uniswapV3: UniswapV3 } {
  const { wrapped, nativeSymbol } = layout
  const factory = deploy('the Uniswap v3 factory', code.v3Factory.creation, { gas: 7_000_000n })
  const pair = encodeAddresses(factory.address, wrapped.address)
  const router = deploy('the Uniswap v3 router', concatHex([code.v3Router.creation, pair]), { gas: 5_000_000n })
  const quoter = deploy('the Uniswap v3 quoter', concatHex([code.v3Quoter.creation, pair]), { gas: 4_000_000n })
  const library = deploy('the descriptor library', code.v3DescriptorLibrary.creation, { gas: 9_000_000n })
  const label = pad(stringToHex(nativeSymbol), { dir: 'right' })
  const descriptor = deploy(
    'the position descriptor',
    concatHex([linkLibrary(code.v3Descriptor.creation, library.address), encodeAddresses(wrapped.address), label]),
    { gas: 4_000_000n },
  )
  const positions = deploy(
    'the position manager',
    concatHex([code.v3Positions.creation, pair, encodeAddresses(descriptor.address)]),
    { gas: 9_000_000n },
  )
  return {
    uniswapV3: {
      factory: factory.address,
      router: router.address,
      quoter: quoter.address,
      positions: positions.address,
    },
    part: {
      address: positions.address,
      transactions: [
        ...[factory, router, quoter, library, descriptor, positions].map(({ transaction }) => transaction),
        ...poolTransactions(layout, positions.address),
      ],
    },
  }
}

function poolTransactions({ wrapped, tokens }: ChainLayout, positions: Hex): NonNullable<SeedPart['transactions']> {
  const usdc = tokens.find(({ symbol }) => symbol === 'USDC')
  if (usdc === undefined) return []
  const [first, second] = wrapped.address.toLowerCase() < usdc.address.toLowerCase() ? [wrapped, usdc] : [usdc, wrapped]
  const amount0 = worth(DEPTH_MICRO_USD, first)
  const amount1 = worth(DEPTH_MICRO_USD, second)
  const initialize = encodeFunctionData({
    abi: positionsAbi,
    functionName: 'createAndInitializePoolIfNecessary',
    args: [first.address, second.address, FEE, squareRoot((amount1 << 192n) / amount0)],
  })
  const params = {
    token0: first.address,
    token1: second.address,
    fee: FEE,
    tickLower: -LAST_TICK,
    tickUpper: LAST_TICK,
    amount0Desired: amount0,
    amount1Desired: amount1,
    amount0Min: 0n,
    amount1Min: 0n,
    recipient: seeder,
    deadline: maxUint256,
  }
  return [
    deposit(wrapped, worth(DEPTH_MICRO_USD, wrapped)),
    mint(usdc, [seeder], worth(DEPTH_MICRO_USD, usdc)),
    approve(wrapped, positions),
    approve(usdc, positions),
    { step: 'the Uniswap v3 pool', to: positions, data: initialize, gas: 7_000_000n },
    {
      step: 'the liquidity of the Uniswap v3 pool',
      to: positions,
      data: encodeFunctionData({ abi: positionsAbi, functionName: 'mint', args: [params] }),
      gas: 2_000_000n,
    },
  ]
}

/** Puts the address of the one library that a contract needs into its code. */
function linkLibrary(creation: Hex, library: Hex): Hex {
  return `0x${creation.slice(2).replace(/__\$[0-9a-f]{34}\$__/gi, library.slice(2).toLowerCase())}`
}

function encodeAddresses(...addresses: readonly Hex[]): Hex {
  return concatHex(addresses.map((address) => encodeAbiParameters([{ type: 'address' }], [address])))
}

/** The largest integer whose square is at most `value`: Newton's method. */
function squareRoot(value: bigint): bigint {
  if (value < 2n) return value
  let root = 1n << BigInt(Math.ceil(value.toString(2).length / 2))
  for (;;) {
    const next = (root + value / root) >> 1n
    if (next >= root) return root
    root = next
  }
}
