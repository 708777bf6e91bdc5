import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type HonestSettle,
  type HostileWallet,
  hostileAccount,
  startHostileWallet,
} from '../../../test/setup/hostile-wallet.js'
import { type MemoryClient, startMemoryClient } from '../../../test/setup/memory-client.js'
import { soon } from '../../../test/setup/soon.js'
import { startTestRelay, type TestRelay } from '../../../test/setup/test-relay.js'
import { ethereum } from '../../../test/unit/fake-kit.js'
import { fakeTabs } from '../../../test/unit/fake-tabs.js'
import { fakeHost } from '../../../test/unit/fakes.js'
import type { Connector } from '../../contract/connector.js'
import { browserHost } from '../../core/host.js'
import { createStorage } from '../../core/storage.js'
import { createConnectors } from './connectors.js'
import type { LinkState } from './link.js'
import { createLinkState } from './link-state.js'
import { shareClient } from './shared-client.js'

/** A tab of the app, on the client that all tabs share. */
interface OpenTab {
  readonly connector: Connector
  readonly state: LinkState
  close(): void
}

const seconds = () => Math.floor(Date.now() / 1_000)
const all = fakeTabs()
let relay: TestRelay
let app: MemoryClient
let wallet: HostileWallet
let leader: OpenTab
let follower: OpenTab

beforeAll(async () => {
  relay = await startTestRelay()
  app = await startMemoryClient(relay.url)
  wallet = await startHostileWallet(relay.url)
  leader = await openTab()
  follower = await openTab()
}, 60_000)
afterAll(async () => {
  follower?.close()
  leader?.close()
  await Promise.all([app?.stop(), wallet?.stop()])
  await relay?.stop()
})

async function openTab(): Promise<OpenTab> {
  const host = { ...fakeHost(), clock: browserHost().clock }
  const state = createLinkState()
  const tab = all.tab()
  const begin = async () => app.client
  const shared = await shareClient({
    tabs: tab,
    host,
    name: 'test',
    relayUrl: relay.url,
    begin,
    retire() {},
    isKept: true,
  })
  const storage = createStorage(host.storage)
  const parts = { host, wiring: { networks: [ethereum] }, storage, options: {}, link: state, relayUrl: relay.url }
  const connector = createConnectors({ ...parts, ...shared }).of('eip155')
  return { connector, state, close: connector.watch(() => {}) }
}

/** Pairs in a tab, and gives how that ended: within ten seconds, though a code lives for four minutes. */
async function pair({ connector, state }: OpenTab): Promise<unknown> {
  const scanned = state.pairing.subscribe((pairing) => {
    if (pairing) void wallet.pair(pairing.uri)
  })
  try {
    return await connector.connect(AbortSignal.timeout(10_000)).catch((cause: unknown) => cause)
  } finally {
    scanned()
  }
}

const says = (fault: string, name = 'Hostile Wallet') => ({
  code: 'wallet/bad-answer',
  slots: { wallet: name, method: 'wc_sessionSettle', expected: `a session: ${fault}` },
})
const namespaces = (value: unknown) => (honest: HonestSettle) => ({ ...honest, namespaces: value })
const expiry = (value: unknown) => (honest: HonestSettle) => ({ ...honest, expiry: value })
const evm = { accounts: [`eip155:1:${hostileAccount}`], methods: [], events: [] }

test.each([
  ['no namespaces', namespaces({}), 'its namespaces are empty'],
  ['namespaces that are missing', namespaces(undefined), 'its namespaces are malformed'],
  ['namespaces that are null', namespaces(null), 'its namespaces are malformed'],
  ['a text for its namespaces', namespaces('eip155'), 'its namespaces are malformed'],
  ['a namespace that is null', namespaces({ eip155: null }), 'its namespaces are malformed'],
  ['accounts that are no list', namespaces({ eip155: { ...evm, accounts: 'all' } }), 'its namespaces are malformed'],
  ['an account without a network', namespaces({ eip155: { ...evm, accounts: ['0x1'] } }), 'its accounts are malformed'],
  ['an expiry of 0', expiry(0), 'its expiry has passed'],
  ['an expiry in the past', expiry(seconds() - 60), 'its expiry has passed'],
  ['an expiry before all time', expiry(-1), 'its expiry has passed'],
  ['an expiry that JSON has no number for', expiry(Number.NaN), 'its expiry is not a time'],
  ['a text for its expiry', expiry('tomorrow'), 'its expiry is not a time'],
  ['a fraction of a second', expiry(seconds() + 0.5 + 3_600), 'its expiry is not a time'],
  ['milliseconds for its expiry', expiry(Date.now() + 3_600_000), 'its expiry is too far away'],
  ['an expiry without end', expiry(Number.MAX_VALUE), 'its expiry is not a time'],
] as const)('error: a wallet that settles with %s is told of at once, in every tab', async (_, change, fault) => {
  wallet.settleWith(change)
  expect(await pair(follower)).toMatchObject(says(fault))
  expect(await pair(leader)).toMatchObject(says(fault))
  await soon(() => expect(app.client.session.getAll()).toEqual([]))
  expect([leader.state.pairing.peek(), follower.state.pairing.peek()]).toEqual([null, null])
})

test.each([
  ['nothing', () => undefined],
  ['a text', () => 'a session'],
  ['a list', () => []],
  ['no relay and no controller', ({ namespaces: kept }: HonestSettle) => ({ namespaces: kept })],
])('error: a wallet that settles with %s', async (_, change) => {
  wallet.settleWith(change)
  expect(await pair(follower)).toMatchObject({ code: 'wallet/bad-answer', slots: { wallet: 'WalletConnect' } })
})

test('error: a wallet that answers the proposal with something that is no key', async () => {
  wallet.settleWith((honest) => honest)
  wallet.answerWith('a key')
  expect(await pair(follower)).toMatchObject({ code: 'wallet/failed' })
  wallet.answerWith(undefined)
})

test('behavior: after all of them an honest session connects, and nothing of theirs is left', async () => {
  wallet.settleWith((honest) => honest)
  expect(await pair(follower)).toMatchObject({ accounts: [{ address: hostileAccount }], caipNetworkId: 'eip155:1' })
  const { engine, proposal } = Object(app.client) as {
    engine: { pendingSessions: ReadonlyMap<number, unknown> }
    proposal: { getAll(): readonly unknown[] }
  }
  expect([engine.pendingSessions.size, proposal.getAll()]).toEqual([0, []])
  await follower.connector.disconnect()
})
