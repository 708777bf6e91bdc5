import { domainSeparator, encodeAbiParameters, type Hex } from 'viem'
import type { Chain, ChainNodes } from '../../runtime/contract/chain.js'
import { RpcError } from '../../runtime/rpc/rpc-error.js'
import { type SendPlan, sendChain } from './send-chain.js'
import { GALLERY_SECONDS, swapTokens } from './swap-backend.js'

/** What the chain of a state says otherwise. */
export interface SwapChainPlan extends SendPlan {
  /** Base units that the router may take already. */
  readonly allowance?: bigint
  /** A run of the swap is refused, in these words. */
  readonly refuses?: string
  /** Tokens take permits (EIP-2612). */
  readonly hasPermits?: boolean
  /** The node runs nothing in advance. */
  readonly isBlind?: boolean
}

const word = (value: bigint) => `0x${value.toString(16).padStart(64, '0')}`
const text = (value: string) => encodeAbiParameters([{ type: 'string' }], [value])
const symbols = ['USDC', 'DAI', 'LINK', 'WBTC'] as const

/** A chain on which swaps are priced and run. */
export function swapChain({
  allowance = 0n,
  refuses,
  hasPermits = false,
  isBlind = false,
  ...plan
}: SwapChainPlan = {}): Chain {
  const answers: Readonly<Record<string, (params: readonly unknown[]) => unknown>> = {
    eth_getBlockByNumber: () => ({ timestamp: word(GALLERY_SECONDS) }),
    eth_gasPrice: () => '0x77359400',
    eth_estimateGas: () => '0x249f0',
    eth_getCode: () => '0x',
    eth_call([call]) {
      const { to, data = '' } = Object(call) as { readonly to?: Hex; readonly data?: string }
      const domain = { name: 'USD Coin', version: '2', chainId: 1, ...(to && { verifyingContract: to }) }
      const says: Readonly<Record<string, string>> = {
        '0x3644e515': hasPermits ? domainSeparator({ domain }) : word(0n),
        '0x06fdde03': text('USD Coin'),
        '0x54fd4d50': text('2'),
      }
      return says[data.slice(0, 10)] ?? word(allowance)
    },
    eth_simulateV1([asked]) {
      if (isBlind) throw new RpcError({ code: -32_601, message: 'unknown method' })
      const { blockStateCalls = [] } = Object(asked) as { readonly blockStateCalls?: { readonly calls: unknown[] }[] }
      const calls = blockStateCalls[0]?.calls ?? []
      // The balance is read before and after the last one.
      return [{ calls: calls.map((_, index) => outcome(index, calls.length)) }]
    },
  }

  function outcome(index: number, count: number): object {
    if (refuses && index === count - 2) return { status: '0x0', returnData: '0x', error: { message: refuses } }
    return { status: '0x1', returnData: word(index === count - 1 ? 10n ** 30n : 0n) }
  }

  const nodes: ChainNodes = {
    async read(_, { method, params }, decode) {
      const value = decode(answers[method]?.(params))
      if (value === undefined) throw new Error(`${method} is not told`)
      return value
    },
    request: async (_, { method, params }) => answers[method]?.(params),
  }
  return sendChain({
    nodes,
    async readAsset({ caipNetworkId, nativeCurrency }, address) {
      if (address === null) return { caipNetworkId, address, ...nativeCurrency }
      const symbol = symbols.find((name) => swapTokens[name] === address.toLowerCase()) ?? 'NEW'
      return { caipNetworkId, address, symbol, decimals: 18 }
    },
    prepareCall: async () => ({
      seen: { nonce: 7, block: '1' },
      request: { method: 'eth_sendTransaction', params: [], digest: '0x00' },
    }),
    ...plan,
  })
}
