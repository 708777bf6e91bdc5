import { readAddress } from '../../runtime/chains/evm/read-address.js'
import type { PreparedTransfer, TransferDraft, Transfers } from '../../runtime/contract/transfer.js'
import type { KitEvent } from '../../runtime/core/events.js'
import { account } from '../../runtime/features/account/feature.js'
import { connect } from '../../runtime/features/connect/feature.js'
import { sendToken } from '../../runtime/features/send/contract.js'
import { send } from '../../runtime/features/send/feature.js'
import { submissions } from '../../runtime/features/submissions/feature.js'
import { fakeChain } from './fake-chain.js'
import { fakeConnector } from './fake-connector.js'
import { ethereum, fakeKit, polygon } from './fake-kit.js'
import { alice, bob } from './fake-wallet.js'
import { type FakeBrowser, type FakeStorage, fakeDisk, fakeHost, settle } from './fakes.js'

/** The hash of whatever is sent. */
export const hash = `0x${'ab'.repeat(32)}`
/** Wei of one coin. */
export const ether = 10n ** 18n

/** A transfer as the chain of these tests prices it. */
export function prepared(draft: TransferDraft, most = 100n): PreparedTransfer {
  return {
    draft,
    received: draft.value,
    isSimulated: true,
    fee: { likely: most, most },
    seen: { nonce: 7, block: '1' },
    request: { method: 'eth_sendTransaction', params: [], digest: '0xd1' },
  }
}

/** Sending from a connected account that owns ten coins. */
export async function sending(
  parts: Partial<Transfers> = {},
  storage: FakeStorage = fakeDisk().tab(),
  fetch?: FakeBrowser['fetch'],
) {
  const host = fakeHost({ storage, ...(fetch && { fetch }) })
  const asked: TransferDraft[] = []
  const transfers: Transfers = {
    readAsset: async ({ caipNetworkId }, address) => ({ caipNetworkId, address, symbol: 'ETH', decimals: 18 }),
    balances: async () => ({ asset: 10n * ether, native: 10n * ether }),
    receiver: async () => ({ hasCode: false, codeElsewhere: [] }),
    prepare: async (_, draft) => prepared(draft),
    async submit(_, __, { draft }: PreparedTransfer) {
      asked.push(draft)
      return hash
    },
    readBack: async () => ({ from: alice, to: bob, digest: '0xd1' }),
    find: async () => undefined,
    moved: async () => false,
    rivalOf: async () => undefined,
    ...parts,
  }
  const chain = fakeChain({
    readAddress,
    balance: async () => ({ value: 10n * ether, decimals: 18, symbol: 'ETH' }),
    transfers: async () => transfers,
  })
  const features = [connect(), account(), submissions(), send()]
  const links = { look: () => ({ href: 'https://app.example/' }) } as never
  const services = fetch ? { api: 'https://api.example' } : {}
  const plan = { features, services, chains: [{ ...chain, sends: true as const }], networks: [ethereum, polygon] }
  const { kit } = fakeKit(plan, { ...host, links, tabs: null })
  const connector = fakeConnector()
  await kit.session.connect(connector, new AbortController().signal)
  const events: KitEvent[] = []
  kit.events.on((event) => events.push(event))
  const api = await kit.use(sendToken)
  const stop = api.follow()
  await settle()
  return {
    ...api,
    kit,
    host,
    clock: host.clock,
    connector,
    asked,
    stop,
    events: () => events.map(({ event }) => event).filter((name) => name.startsWith('SEND')),
    now: () => api.step.peek().step,
    /** Types both, and waits until typing has paused. */
    async type(amount: string, receiver: string = bob) {
      api.fill({ amount, receiver })
      await host.clock.advance(500)
    },
  }
}
