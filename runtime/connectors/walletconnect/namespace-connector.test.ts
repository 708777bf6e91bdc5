import { expect, test } from 'vitest'
import { evmNetwork, polygon } from '../../../test/unit/fake-kit.js'
import { evmNamespace, fakeWalletConnect, rawSession } from '../../../test/unit/fake-sign-client.js'
import { alice, bob } from '../../../test/unit/fake-wallet.js'
import { settle } from '../../../test/unit/fakes.js'
import type { ConnectorChange } from '../../contract/connector.js'
import type { Network } from '../../core/network.js'
import { isWalletConnect } from './link.js'

const { signal } = new AbortController()
const solana: Network = {
  ...evmNetwork(1, 'Solana'),
  chainNamespace: 'solana',
  caipNetworkId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
}
const solanaAddress = 'So11111111111111111111111111111111111111112'
const solanaNamespace = {
  solana: {
    chains: [solana.caipNetworkId],
    accounts: [`${solana.caipNetworkId}:${solanaAddress}`],
    methods: ['solana_signMessage'],
    events: [],
  },
}

/** Connects, with a wallet that settles this session as soon as it is asked. */
async function connect(subject: ReturnType<typeof fakeWalletConnect>, session: unknown = rawSession()) {
  const connecting = subject.connector.connect(signal)
  await settle()
  subject.client.proposals.at(-1)?.resolve(session)
  return connecting
}

test('behavior: shows what to scan while it waits, and takes it away when the wallet has answered', async () => {
  const all = fakeWalletConnect()
  const connecting = all.connector.connect(signal)
  await settle()
  expect(all.state.pairing.peek()).toEqual({
    uri: expect.stringMatching(/^wc:/),
    expiresAt: all.host.clock.now() + 240_000,
  })
  all.client.proposals[0]?.resolve(rawSession())
  expect(await connecting).toEqual({ accounts: [{ address: alice }], caipNetworkId: 'eip155:1' })
  expect([all.state.pairing.peek(), all.state.peer.peek()]).toEqual([null, { name: 'Fake Wallet' }])
  expect(all.host.clock.pending()).toBe(0)
  expect(isWalletConnect(all.connector)).toBe(true)
})

test('behavior: fewer networks than asked for are enough', async () => {
  const all = fakeWalletConnect()
  expect(await connect(all, rawSession(evmNamespace([137])))).toEqual({
    accounts: [{ address: alice }],
    caipNetworkId: 'eip155:137',
  })
  expect(all.connector.canSwitchTo?.(evmNetwork(10, 'Optimism'))).toBe(true)
})

test('error: networks of others, another namespace and no account at all, each ends the session', async () => {
  const other = fakeWalletConnect()
  await expect(connect(other, rawSession(evmNamespace([10])))).rejects.toMatchObject({ code: 'wallet/no-chains' })
  const wrong = fakeWalletConnect()
  await expect(connect(wrong, rawSession(solanaNamespace))).rejects.toMatchObject({ code: 'wallet/no-chains' })
  const empty = fakeWalletConnect()
  const nobody = { eip155: { ...evmNamespace().eip155, accounts: [] } }
  await expect(connect(empty, rawSession(nobody))).rejects.toMatchObject({ code: 'wallet/no-accounts' })
  for (const { client } of [other, wrong, empty]) expect(client.ended).toContain('topic-1')
})

test('security: an account that was approved on one network is not shown on another, where the wallet names both', async () => {
  const all = fakeWalletConnect()
  const accounts = [`eip155:1:${alice}`]
  await connect(all, rawSession({ eip155: { ...evmNamespace([1, 137]).eip155, accounts, methods: ['personal_sign'] } }))
  expect(all.connector.canSwitchTo?.(polygon)).toBe(false)
  await all.connector.switchNetwork(polygon, signal).catch(() => {})
  expect(await all.connector.restore(signal)).toEqual({ accounts: [{ address: alice }], caipNetworkId: 'eip155:1' })
  const alone = fakeWalletConnect([polygon])
  const session = rawSession({ eip155: { ...evmNamespace([1, 137]).eip155, accounts } })
  await expect(connect(alone, session)).rejects.toMatchObject({ code: 'wallet/no-accounts' })
  expect(alone.client.ended).toContain('topic-1')
})

test('behavior: a session of another namespace of the app stays, and that namespace takes it up', async () => {
  const all = fakeWalletConnect([polygon, solana])
  await expect(connect(all, rawSession(solanaNamespace))).rejects.toMatchObject({ code: 'wallet/no-chains' })
  expect(all.client.ended).toEqual([])
  const other = all.of('solana')
  expect(await other.restore(signal)).toEqual({
    accounts: [{ address: solanaAddress }],
    caipNetworkId: solana.caipNetworkId,
  })
})

test.each([
  ['no session', null],
  ['no topic', rawSession(evmNamespace(), { topic: undefined })],
  [
    'an account of another family',
    rawSession({ eip155: { ...evmNamespace().eip155, accounts: [`solana:1:${alice}`] } }),
  ],
  [
    'half an address',
    rawSession({ eip155: { ...evmNamespace().eip155, accounts: [`eip155:1:${alice.slice(0, 20)}`] } }),
  ],
  ['an account without a network', rawSession({ eip155: { ...evmNamespace().eip155, accounts: [alice] } })],
])('error: %s is wallet/bad-answer', async (_, session) => {
  const all = fakeWalletConnect()
  await expect(connect(all, session)).rejects.toMatchObject({ code: 'wallet/bad-answer' })
  expect([all.state.peer.peek(), all.state.pairing.peek()]).toEqual([null, null])
})

test.each(['\u3164', '\u2800 \u115f', '\u200b\ufe0f'])(
  'behavior: a name that shows nothing is none: %j',
  async (name) => {
    const all = fakeWalletConnect()
    await connect(all, rawSession(evmNamespace(), { peer: { metadata: { name } } }))
    expect(all.state.peer.peek()?.name).toBe('WalletConnect')
  },
)

test('behavior: a name that deceives is cleaned and cut', async () => {
  const all = fakeWalletConnect()
  const metadata = { name: `\u202eevil\n${'x'.repeat(200)}`, redirect: { native: 'wallet://', universal: 7 } }
  await connect(all, rawSession(evmNamespace(), { peer: { metadata } }))
  expect(all.state.peer.peek()?.name).toBe(`evil${'x'.repeat(60)}`)
})

test('behavior: two namespaces share one session, and leaving one does not touch the other', async () => {
  const all = fakeWalletConnect([polygon, solana])
  await connect(all, rawSession({ ...evmNamespace([137]), ...solanaNamespace }))
  const other = all.of('solana')
  expect(await other.restore(signal)).toEqual({
    accounts: [{ address: solanaAddress }],
    caipNetworkId: solana.caipNetworkId,
  })
  await all.connector.disconnect()
  expect(all.client.ended).not.toContain('topic-1')
  const asked = { message: 'abc', pubkey: solanaAddress }
  const answer = { signature: '1'.repeat(64) }
  all.client.answer(() => answer)
  expect(await other.request('solana_signMessage', asked)).toEqual(answer)
  await other.disconnect()
  expect(all.client.ended).toContain('topic-1')
  await expect(other.request('solana_signMessage', asked)).rejects.toMatchObject({ code: 'wallet/session-ended' })
})

test('behavior: what the wallet takes back is taken back, and a session of somebody else is not heard', async () => {
  const all = fakeWalletConnect()
  await connect(all)
  const changes: ConnectorChange[] = []
  all.connector.watch((change) => changes.push(change))
  all.client.keep(rawSession(evmNamespace([137], bob)))
  all.client.emit('session_update', { topic: 'another', params: {} })
  expect(changes).toEqual([])
  all.client.emit('session_update', { topic: 'topic-1', params: {} })
  expect(changes).toEqual([
    { type: 'chainChanged', caipNetworkId: 'eip155:137' },
    { type: 'accountsChanged', accounts: [{ address: bob }] },
  ])
  all.client.keep(rawSession({ eip155: { ...evmNamespace().eip155, accounts: ['nonsense'] } }))
  all.client.emit('session_update', { topic: 'topic-1', params: {} })
  expect(all.host.logged.at(-1)?.level).toBe('warn')
  all.client.emit('session_expire', { topic: 'topic-1' })
  expect(changes.slice(2)).toEqual([{ type: 'disconnect' }])
})

test('behavior: a network or an account the session does not have is not believed', async () => {
  const all = fakeWalletConnect()
  await connect(all)
  const changes: ConnectorChange[] = []
  all.connector.watch((change) => changes.push(change))
  const say = (name: string, data: unknown) =>
    all.client.emit('session_event', { topic: 'topic-1', params: { chainId: 'eip155:1', event: { name, data } } })
  for (const data of [10, '0xa', 'eip155:10', {}, 'x']) say('chainChanged', data)
  for (const data of [[bob], 'x', [7], [`eip155:1:${bob}`]]) say('accountsChanged', data)
  expect(changes).toEqual([])
  for (const data of ['0x89', 1, '137', 'eip155:1']) say('chainChanged', data)
  expect(changes.map((change) => 'caipNetworkId' in change && change.caipNetworkId)).toEqual([
    'eip155:137',
    'eip155:1',
    'eip155:137',
    'eip155:1',
  ])
})

test('behavior: the network selected survives a reload', async () => {
  const before = fakeWalletConnect()
  await connect(before)
  await before.connector.switchNetwork(polygon, signal)
  const after = fakeWalletConnect(undefined, undefined, before.host)
  after.client.keep(rawSession())
  expect(await after.connector.restore(signal)).toEqual({ accounts: [{ address: alice }], caipNetworkId: 'eip155:137' })
  expect(after.client.requests).toEqual([])
})

test('behavior: nobody listens and no socket is open once the last one has stopped using it', async () => {
  const all = fakeWalletConnect()
  const open = all.host.open()
  const stops = [all.connector.watch(() => {}), all.connector.watch(() => {})]
  await connect(all)
  for (const stop of [...stops, ...stops]) {
    expect(all.client.isOpen()).toBe(true)
    stop()
  }
  await settle()
  expect([all.client.listeners(), all.host.open(), all.client.isOpen()]).toEqual([0, open - 4, false])
  const stop = all.connector.watch(() => {})
  expect(await all.connector.restore(signal)).toEqual({ accounts: [{ address: alice }], caipNetworkId: 'eip155:1' })
  await settle()
  expect([all.host.open(), all.client.isOpen()]).toEqual([open, true])
  stop()
  await settle()
  await all.connector.disconnect()
  await settle()
  expect([all.client.ended.includes('topic-1'), all.client.isOpen()]).toEqual([true, false])
})

test('behavior: a pairing that is given up, or never wanted any more, leaves no socket', async () => {
  const all = fakeWalletConnect()
  const leaving = new AbortController()
  const stop = all.connector.watch(() => {})
  const connecting = all.connector.connect(leaving.signal)
  await settle()
  stop()
  leaving.abort()
  await expect(connecting).rejects.toMatchObject({ code: 'flow/cancelled' })
  await settle()
  expect([all.client.ended.length, all.client.isOpen()]).toEqual([1, false])
  const late = fakeWalletConnect()
  await expect(late.connector.connect(leaving.signal)).rejects.toMatchObject({ code: 'flow/cancelled' })
  await settle()
  expect(late.client.isOpen()).toBe(false)
})

test('SPEC, enableReconnect: without it a session of an earlier page is ended, and so is this one with its page', async () => {
  const all = fakeWalletConnect(undefined, undefined, undefined, { enableReconnect: false, before: [rawSession()] })
  all.connector.watch(() => {})
  await settle()
  expect(all.client.ended).toEqual(['topic-1'])
  all.client.pin(rawSession())
  expect(await all.connector.restore(signal)).toBe(undefined)
  await connect(all, rawSession(evmNamespace(), { topic: 'topic-2' }))
  const leave = (persisted: boolean) => all.host.page.emit(Object.assign(new Event('pagehide'), { persisted }))
  leave(true)
  await settle()
  expect(all.client.ended).not.toContain('topic-2')
  leave(false)
  await settle()
  expect(all.client.ended).toContain('topic-2')
})
