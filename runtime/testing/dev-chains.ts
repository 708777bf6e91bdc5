import {
  type Chain,
  createWalletClient,
  defineChain,
  type Hex,
  type HttpTransport,
  http,
  isHex,
  type LocalAccount,
  type WalletClient,
} from 'viem'
import { providerError } from './provider-error.js'

/** A chain the wallet knows. `rpcUrl` is an HTTP JSON-RPC endpoint. */
export interface DevChain {
  readonly id: number
  readonly rpcUrl: string
}

/** Milliseconds between two looks at a chain of this machine. */
const POLL_MS = 100

/** Asks the chain's endpoint, once and without a retry. Rejects with what viem throws. */
export function ask(chain: DevChain, method: string, params?: unknown): Promise<unknown> {
  const transport = http(chain.rpcUrl, { retryCount: 0 })({})
  return transport.request({ method, ...(params === undefined ? {} : { params }) })
}

/** The chain with this hex id. Throws -32602 for what is no hex quantity and 4902 for a chain that is not known. */
export function chainOf(chains: readonly DevChain[], chainId: unknown): DevChain {
  const id = chainNumber(chainId)
  const chain = chains.find((known) => known.id === id)
  if (!chain)
    throw providerError(4902, `Unrecognized chain ID "${chainId}". Add it with wallet_addEthereumChain first.`)
  return chain
}

/** Reads the parameter of `wallet_addEthereumChain` (EIP-3085) and checks, as the EIP asks, that the endpoint serves that chain. */
export async function readNewChain(parameter: unknown): Promise<DevChain> {
  const { chainId, rpcUrls } = asRecord(parameter)
  const id = chainNumber(chainId)
  const rpcUrl: unknown = Array.isArray(rpcUrls) ? rpcUrls[0] : undefined
  if (typeof rpcUrl !== 'string' || !URL.canParse(rpcUrl)) throw providerError(-32602, 'rpcUrls holds no URL.')
  const served = await ask({ id, rpcUrl }, 'eth_chainId')
  if (chainNumber(served) !== id) throw providerError(-32602, `${rpcUrl} serves chain ${served}, not ${chainId}.`)
  return { id, rpcUrl }
}

/** Fills in what the page leaves open of nonce, gas and fees from the chain, signs with `account` and sends the raw transaction. Gives the hash. */
export function sendTransaction(chain: DevChain, account: LocalAccount, parameter: unknown): Promise<Hex> {
  const { to, data, value, gas, nonce, gasPrice, maxFeePerGas, maxPriorityFeePerGas } = asRecord(parameter)
  return clientOf(chain, account).sendTransaction({
    ...(isHex(to) ? { to } : {}),
    ...(isHex(data) ? { data } : {}),
    ...(isHex(value) ? { value: BigInt(value) } : {}),
    ...(isHex(gas) ? { gas: BigInt(gas) } : {}),
    ...(isHex(nonce) ? { nonce: Number(nonce) } : {}),
    ...feesOf(gasPrice, maxFeePerGas, maxPriorityFeePerGas),
  })
}

/** What signs with `account` and sends to a chain. */
export function clientOf(chain: DevChain, account: LocalAccount): WalletClient<HttpTransport, Chain, LocalAccount> {
  return createWalletClient({
    account,
    transport: http(chain.rpcUrl, { retryCount: 0 }),
    pollingInterval: POLL_MS,
    chain: defineChain({
      id: chain.id,
      name: `Chain ${chain.id}`,
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      rpcUrls: { default: { http: [chain.rpcUrl] } },
    }),
  })
}

/** The fees that the page suggests: one price, or the two of EIP-1559. */
function feesOf(price: unknown, most: unknown, tip: unknown) {
  if (isHex(price)) return { gasPrice: BigInt(price) }
  return isHex(most) && isHex(tip) ? { maxFeePerGas: BigInt(most), maxPriorityFeePerGas: BigInt(tip) } : {}
}

/** A parameter object, or -32602. */
export function asRecord(parameter: unknown): Readonly<Record<string, unknown>> {
  if (typeof parameter !== 'object' || parameter === null) throw providerError(-32602, 'Expected an object parameter.')
  return { ...parameter }
}

function chainNumber(chainId: unknown): number {
  if (!isHex(chainId)) throw providerError(-32602, `Expected a 0x-prefixed chain id, found "${chainId}".`)
  return Number(chainId)
}
