import { readAddress } from '../../runtime/chains/evm/read-address.js'
import type { Chain, ChainNodes } from '../../runtime/contract/chain.js'
import type { PreparedTransfer, TransferProblem, Transfers } from '../../runtime/contract/transfer.js'
import { fakeChain } from '../unit/fake-chain.js'

/** What the chain of a state does otherwise. */
export interface SendPlan extends Partial<Transfers> {
  readonly decimals?: number
  readonly nodes?: ChainNodes
  /** Milliseconds until a node has told what a transfer costs. */
  readonly costsAfterMs?: number
}

const ether = 10n ** 18n

/** A chain on which the account has 1.2345… coins and 1,250 of every token, and everything costs the same. */
export function sendChain({ decimals = 18, nodes, costsAfterMs = 0, ...parts }: SendPlan = {}): Chain {
  const transfers: Transfers = {
    async readAsset({ caipNetworkId, nativeCurrency }, address) {
      return address === null
        ? { caipNetworkId, address, ...nativeCurrency }
        : { caipNetworkId, address, symbol: 'USDC', decimals }
    },
    async balances(_, { address }) {
      const native = 1_234_567_890_000_000_000n
      return { asset: address === null ? native : 1_250n * ether, native }
    },
    receiver: async () => ({ hasCode: false, codeElsewhere: [] }),
    async prepare(_, draft) {
      if (costsAfterMs > 0) await new Promise((resolve) => setTimeout(resolve, costsAfterMs))
      // For measurements of how long it takes until it is seen.
      performance.mark('prepared')
      return preparedOf(draft)
    },
    submit: async () => `0x${'ab'.repeat(32)}`,
    readBack: async () => ({ from: '0x0', to: null, digest: '0x00' }),
    find: async () => undefined,
    moved: async () => false,
    rivalOf: async () => undefined,
    ...parts,
  }
  const chain = fakeChain({
    balance: async () => ({ value: 1_234_567_890_000_000_000n, decimals: 18, symbol: 'ETH' }),
    readAddress,
    transfers: async () => transfers,
    ...(nodes && { nodes }),
  })
  return { ...chain, sends: true }
}

/** A transfer that would cost 0.00042 coins, and at most twice that. */
export function preparedOf(
  draft: PreparedTransfer['draft'],
  changes: Partial<PreparedTransfer> = {},
): PreparedTransfer | TransferProblem {
  return {
    draft: draft.isMax ? { ...draft, value: draft.asset.address ? 1_250n * ether : ether } : draft,
    received: draft.value,
    isSimulated: true,
    fee: { likely: 420_000_000_000_000n, most: 840_000_000_000_000n },
    seen: { nonce: 7, block: '19000000' },
    request: { method: 'eth_sendTransaction', params: [], digest: '0x00' },
    ...changes,
  }
}
