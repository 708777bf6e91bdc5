import { expect, test } from 'vitest'
import { accountsOn, fakeConnector } from '../../test/unit/fake-connector.js'
import { polygon } from '../../test/unit/fake-kit.js'
import { fakeSession } from '../../test/unit/fake-session.js'
import { alice, bob } from '../../test/unit/fake-wallet.js'
import { fakeDisk, later } from '../../test/unit/fakes.js'
import { hint } from '../../test/unit/reconnecting.js'
import type { ConnectorAccounts } from '../contract/connector.js'

const { signal } = new AbortController()
const id = 'eip155/com.example.fake'

test('behavior: connects, remembers, and forgets again', async () => {
  const { session, status, saved, emitted } = fakeSession()
  const connector = fakeConnector()
  const connecting = session.connect(connector, signal)
  expect([status(), session.state.peek().active]).toEqual(['connecting', 'eip155'])
  expect(await connecting).toMatchObject({ live: true, address: alice, accounts: [{ address: alice }] })
  expect([status(), session.connectorOf('eip155'), connector.followers()]).toEqual(['connected', connector, 1])
  expect(saved()).toEqual({ eip155: hint })
  await session.disconnect()
  expect([status(), session.account(), connector.followers()]).toEqual(['disconnected', undefined, 0])
  expect([saved(), connector.calls, emitted]).toEqual([{}, ['connect', 'disconnect'], ['DISCONNECT_SUCCESS']])
})

test('behavior: what storage knows is shown at once, and hydration starts from nothing', () => {
  const { session } = fakeSession({ hints: { eip155: { ...hint, caipNetworkId: 'eip155:137' } } })
  expect(session.state.peek()).toMatchObject({ active: 'eip155', caipNetworkId: 'eip155:137' })
  expect(session.state.peek().namespaces.eip155?.status).toBe('reconnecting')
  expect(session.state.initial).toEqual({
    active: null,
    caipNetworkId: 'eip155:1',
    namespaces: { eip155: { status: 'disconnected' }, solana: { status: 'disconnected' } },
    connections: {},
    current: {},
    asking: {},
  })
  expect(session.account()).toBeUndefined()
})

test('behavior: follows the wallet (SPEC §4)', async () => {
  const { session, saved, status } = fakeSession()
  const connector = fakeConnector()
  await session.connect(connector, signal)
  connector.change({ type: 'accountsChanged', accounts: [{ address: bob }, { address: alice }] })
  connector.change({ type: 'chainChanged', caipNetworkId: 'eip155:137' })
  expect(session.account()).toMatchObject({ address: bob, accounts: [{ address: bob }, { address: alice }] })
  expect(session.state.peek().caipNetworkId).toBe('eip155:137')
  const accounts = [{ address: bob }, { address: alice }]
  expect(saved().eip155).toEqual({ ...hint, address: bob, accounts, caipNetworkId: 'eip155:137' })
  connector.change({ type: 'accountsChanged', accounts: [] })
  expect([status(), saved(), connector.followers()]).toEqual(['disconnected', {}, 0])
})

test('behavior: namespaces know nothing of each other', async () => {
  const { session, status } = fakeSession()
  const evm = fakeConnector()
  const solana = fakeConnector({ namespace: 'solana' })
  solana.answer(accountsOn('solana', 'So1', 'main'))
  await session.connect(evm, signal)
  const before = session.state.peek().namespaces.eip155
  await session.connect(solana, signal)
  expect(session.state.peek()).toMatchObject({ active: 'solana', caipNetworkId: 'solana:main' })
  solana.change({ type: 'disconnect' })
  expect(session.state.peek().namespaces.eip155).toBe(before)
  expect([status('solana'), session.state.peek().active]).toEqual(['disconnected', 'eip155'])
})

test('behavior: disconnecting in another tab is followed, also while reconnecting', async () => {
  const disk = fakeDisk()
  const here = fakeSession({ disk, hints: { eip155: hint } })
  const there = fakeSession({ disk, clock: here.clock })
  const connector = fakeConnector()
  const answer = later<ConnectorAccounts>()
  connector.answer(() => answer.promise)
  const restoring = expect(here.session.restore(connector, signal)).rejects.toMatchObject({ code: 'flow/cancelled' })
  await there.session.disconnect()
  expect(here.status()).toBe('disconnected')
  answer.resolve(accountsOn('eip155'))
  await restoring
  expect([here.status(), connector.followers()]).toEqual(['disconnected', 0])

  connector.answer(accountsOn('eip155'))
  await here.session.connect(connector, signal)
  expect(there.session.state.peek().connections).toEqual({ [id]: { status: 'remembered', remembered: hint } })
  disk.clear()
  expect([here.status(), connector.followers()]).toEqual(['disconnected', 0])
})

test('behavior: a locked wallet keeps its hint, until the person disconnects', async () => {
  const { session, status, saved } = fakeSession({ hints: { eip155: hint } })
  const connector = fakeConnector()
  connector.answer(undefined)
  expect(await session.restore(connector, signal)).toBeUndefined()
  expect([status(), saved().eip155]).toEqual(['disconnected', hint])
  await session.disconnect()
  expect([saved(), session.state.peek().connections]).toEqual([{}, {}])
})

test('behavior: stopping leaves nothing that looks connected, and starting again restores it', async () => {
  const { session, status, saved, clock } = fakeSession()
  const connector = fakeConnector()
  const other = fakeConnector({ id: 'other' })
  await session.connect(connector, signal)
  other.answer(() => new Promise(() => {}))
  const stopped = expect(session.connect(other, signal)).rejects.toMatchObject({ code: 'flow/cancelled' })
  session.stop()
  await stopped
  expect([status(), session.account(), connector.followers(), clock.pending()]).toEqual([
    'reconnecting',
    undefined,
    0,
    0,
  ])
  expect(saved()).toEqual({ eip155: hint })
  await session.restore(connector, signal)
  expect(status()).toBe('connected')
})

test('behavior: the preference moves without a connection, the wallet with one', async () => {
  const { session } = fakeSession()
  session.showNetwork('eip155', polygon.caipNetworkId)
  expect(session.state.peek().caipNetworkId).toBe('eip155:137')
  const connector = fakeConnector()
  await session.connect(connector, signal)
  expect(session.state.peek().caipNetworkId).toBe('eip155:1')
  session.showNetwork('eip155', polygon.caipNetworkId)
  expect(session.account()?.caipNetworkId).toBe('eip155:137')
})

test('behavior: disconnecting shows at once, whatever the wallet does with the permission', async () => {
  const { session, status } = fakeSession()
  const answer = later<void>()
  const connector = fakeConnector({ disconnect: () => answer.promise })
  await session.connect(connector, signal)
  const gone = session.disconnect('eip155')
  expect(status()).toBe('disconnected')
  answer.resolve()
  await gone
})

test('behavior: a namespace that was asked for is not shown any more once a wallet of another has connected', async () => {
  const { session } = fakeSession()
  session.activate('solana', 'solana:main')
  expect(session.state.peek()).toMatchObject({ active: 'solana', caipNetworkId: 'solana:main' })
  await session.connect(fakeConnector(), signal)
  expect(session.state.peek()).toMatchObject({ active: 'eip155', caipNetworkId: 'eip155:1' })
  const solana = fakeConnector({ namespace: 'solana' })
  solana.answer(accountsOn('solana', 'So1', 'main'))
  await session.connect(solana, signal)
  solana.change({ type: 'disconnect' })
  expect(session.state.peek()).toMatchObject({ active: 'eip155', caipNetworkId: 'eip155:1' })
})

test.each([
  ['has gone', { type: 'disconnect' } as const, null],
  ['has moved', { type: 'chainChanged', caipNetworkId: 'eip155:137' } as const, 'eip155'],
])(
  'behavior: a namespace without a wallet that was asked for is an old wish once the wallet %s',
  async (_, change, active) => {
    const { session } = fakeSession()
    const evm = fakeConnector()
    await session.connect(evm, signal)
    session.activate('solana', 'solana:main')
    expect(session.state.peek().active).toBe('solana')
    evm.change(change)
    expect(session.state.peek().active).toBe(active)
  },
)

test('behavior: a remembered namespace whose wallet does not come makes room for another', async () => {
  const { session } = fakeSession({ hints: { solana: { ...hint, caipNetworkId: 'solana:main' }, eip155: hint } })
  expect(session.state.peek().active).toBe('eip155')
  session.markUnavailable(id)
  expect(session.state.peek()).toMatchObject({ active: 'solana', caipNetworkId: 'solana:main' })
})
