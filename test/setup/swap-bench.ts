import { createPublicClient, createWalletClient, type Hex, http, parseAbi } from 'viem'
import { mnemonicToAccount } from 'viem/accounts'
import { mainnet } from 'viem/chains'
import { convertRoutes } from '../../templates/backend/src/convert/routes.js'
import { appOf, makeLocalBackend, startLocalChain } from './local-backend.js'

/** Which routers the backend is told of. */
export type BenchSource = 'both' | 'v2' | 'v3'
type Input = Readonly<Record<string, unknown>>

const account = mnemonicToAccount('test test test test test test test test test test test junk', { addressIndex: 4 })
const tokenAbi = parseAbi(['function balanceOf(address) view returns (uint256)'])

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
      return reader.waitForTransactionReceipt({ hash })
    },
    /** The user's balance, in base units. */
    balance(symbol: string): Promise<bigint> {
      if (symbol === 'ETH') return reader.getBalance({ address: account.address })
      const args = [account.address] as const
      return reader.readContract({ address: addressOf(symbol), abi: tokenAbi, functionName: 'balanceOf', args })
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
