import {
  createPublicClient,
  createWalletClient,
  encodeFunctionData,
  type Hex,
  http,
  parseAbi,
  parseUnits,
  toHex,
} from 'viem'
import { mnemonicToAccount } from 'viem/accounts'
import { mainnet } from 'viem/chains'
import { mined } from '../../runtime/testing/mined.js'
import { convertRoutes } from '../../templates/backend/src/convert/routes.js'
import { appOf, makeLocalBackend, startLocalChain } from './local-backend.js'
import { soon } from './soon.js'

/** Which routers the backend is told of. */
export type BenchSource = 'both' | 'v2' | 'v3'
type Input = Readonly<Record<string, unknown>>

const account = mnemonicToAccount('test test test test test test test test test test test junk', { addressIndex: 4 })
const tokenAbi = parseAbi([
  'function balanceOf(address) view returns (uint256)',
  'function decimals() view returns (uint8)',
])
const v2Abi = parseAbi([
  'function getAmountsOut(uint256, address[]) view returns (uint256[])',
  'function swapExactETHForTokens(uint256 amountOutMin, address[] path, address to, uint256 deadline) payable',
])
const quoterAbi = parseAbi([
  'struct Quote { address tokenIn; address tokenOut; uint256 amountIn; uint24 fee; uint160 sqrtPriceLimitX96; }',
  'function quoteExactInputSingle(Quote) view returns (uint256)',
])
/** The fees of Uniswap v3's pools, in hundredths of a basis point. */
const v3Fees = [100, 500, 3_000, 10_000]

/** The native token by CAIP-10. */
export const NATIVE = 'eip155:1:0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'
/** The user of the bench: a funded account of anvil. */
export const USER_ADDRESS = account.address
/** The user by CAIP-10. */
export const USER = `eip155:1:${account.address}`

/** A seeded chain, a backend over it for each choice of routers, and a wallet. */
export async function startSwapBench() {
  const { chain, settings, stop } = await startLocalChain()
  const { uniswapV2, uniswapV3, ...bare } = settings
  if (!uniswapV2 || !uniswapV3) throw new Error('The chain has no Uniswap')
  const [both, v2, v3] = await Promise.all([
    makeLocalBackend({ chains: [settings] }),
    makeLocalBackend({ chains: [{ ...bare, uniswapV2 }] }),
    makeLocalBackend({ chains: [{ ...bare, uniswapV3 }] }),
  ])
  const backends = { both, v2, v3 }
  const transport = http(chain.url)
  const reader = createPublicClient({ chain: mainnet, transport, pollingInterval: 20, cacheTime: 0 })
  const wallet = createWalletClient({ account, chain: mainnet, transport })

  let tip = 10n ** 12n
  const addressOf = (symbol: string) => chain.tokens.find((token) => token.symbol === symbol)?.address ?? '0x'
  const bench = {
    chain,
    settings,
    backends,
    reader,
    wallet,
    addressOf,
    /** Id by CAIP-10; `ETH` is the native token. */
    idOf: (symbol: string) => (symbol === 'ETH' ? NATIVE : `eip155:1:${addressOf(symbol)}`),
    /** Any call of the node, such as `evm_snapshot`. */
    ask: (method: string, params: readonly unknown[]) =>
      (reader.request as (call: unknown) => Promise<unknown>)({ method, params }),
    /** One call of the swap interface. */
    async call(path: string, input: Input, source: BenchSource = 'both') {
      const app = appOf(convertRoutes(backends[source].backend))
      const isPost = path === 'build-transaction'
      const query = isPost ? '' : `?${new URLSearchParams(input as Record<string, string>)}`
      const init = isPost ? { method: 'POST', body: JSON.stringify(input) } : {}
      const response = await app.request(`/v1/convert/${path}${query}`, init)
      return { status: response.status, body: await response.json() }
    },
    /** Sends a built transaction to a CAIP-10 address, as the user's wallet would. */
    async send(to: string, { data, value = '0' }: { readonly data: Hex; readonly value?: string }) {
      const address = to.split(':')[2] as Hex
      const hash = await wallet.sendTransaction({ to: address, data, value: BigInt(value), gas: 1_000_000n })
      return mined(reader, hash)
    },
    /** What an account has, in base units. */
    balance(symbol: string, of: Hex = account.address): Promise<bigint> {
      if (symbol === 'ETH') return reader.getBalance({ address: of })
      const args = [of] as const
      return reader.readContract({ address: addressOf(symbol), abi: tokenAbi, functionName: 'balanceOf', args })
    },
    /** What the best pool gives now for an amount in words, by the contracts of Uniswap alone; in base units. */
    async poolsGive(from: string, to: string, amount: string): Promise<bigint> {
      const [sold, bought, weth] = [from, to, 'ETH'].map((symbol) => addressOf(symbol === 'ETH' ? 'WETH' : symbol)) as [
        Hex,
        Hex,
        Hex,
      ]
      const decimals = await reader.readContract({ address: sold, abi: tokenAbi, functionName: 'decimals' })
      const amountIn = parseUnits(amount, decimals)
      const paths = [sold, bought].includes(weth)
        ? [[sold, bought]]
        : [
            [sold, bought],
            [sold, weth, bought],
          ]
      const given = await Promise.allSettled([
        ...paths.map(async (path) => {
          const of = { address: uniswapV2.router as Hex, abi: v2Abi, functionName: 'getAmountsOut' } as const
          return (await reader.readContract({ ...of, args: [amountIn, path] })).at(-1) ?? 0n
        }),
        ...v3Fees.map((fee) => {
          const of = {
            address: uniswapV3.quoter as Hex,
            abi: quoterAbi,
            functionName: 'quoteExactInputSingle',
          } as const
          const quote = { tokenIn: sold, tokenOut: bought, amountIn, fee, sqrtPriceLimitX96: 0n }
          return reader.readContract({ ...of, args: [quote] })
        }),
      ])
      // There is no pool where the contract reverts.
      const amounts = given.map((each) => (each.status === 'fulfilled' ? each.value : 0n))
      return amounts.sort((one, other) => Number(other - one))[0] ?? 0n
    },
    /** Another account buys so much of a token that its price moves by more than a tenth; with a high fee. */
    async move(symbol: string, isMined = true) {
      const from = chain.accounts[7] ?? '0x'
      const args = [0n, [addressOf('WETH'), addressOf(symbol)], from, 2n ** 64n] as const
      const data = encodeFunctionData({ abi: v2Abi, functionName: 'swapExactETHForTokens', args })
      // Chains suggest what was paid lately: each one pays more than the one before.
      tip *= 2n
      const fees = { maxFeePerGas: toHex(2n * tip), maxPriorityFeePerGas: toHex(tip) }
      const call = { from, to: uniswapV2.router, data, value: toHex(10n ** 21n), gas: toHex(500_000n), ...fees }
      const hash = (await bench.ask('eth_sendTransaction', [call])) as Hex
      // It is in line once a node tells it.
      if (!isMined) return void (await soon(() => reader.getTransaction({ hash })))
      const { status } = await mined(reader, hash)
      if (status !== 'success') throw new Error('the price was not moved')
    },
    /** What an account's transactions behind a block have cost, in wei. */
    async gasSince(block: bigint, of: Hex = account.address): Promise<bigint> {
      const last = await reader.getBlockNumber()
      let cost = 0n
      for (let blockNumber = block + 1n; blockNumber <= last; blockNumber += 1n) {
        const { transactions } = await reader.getBlock({ blockNumber })
        for (const hash of transactions) {
          const { from, gasUsed, effectiveGasPrice } = await reader.getTransactionReceipt({ hash })
          if (from.toLowerCase() === of.toLowerCase()) cost += gasUsed * effectiveGasPrice
        }
      }
      return cost
    },
    async stop() {
      await Promise.all(Object.values(backends).map((each) => each.stop()))
      await stop()
    },
  }
  return bench
}

/** See `startSwapBench`. */
export type SwapBench = Awaited<ReturnType<typeof startSwapBench>>
