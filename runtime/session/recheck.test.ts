import { expect, test } from 'vitest'
import { accountsOn, type FakeConnector, fakeConnector } from '../../test/unit/fake-connector.js'
import { fakeSession } from '../../test/unit/fake-session.js'
import { alice, bob } from '../../test/unit/fake-wallet.js'
import { fakePage, later } from '../../test/unit/fakes.js'
import { createRegistry } from '../connectors/registry.js'
import type { ConnectorAccounts } from '../contract/connector.js'
import { coreError } from '../core/errors.js'
import { recheck } from './recheck.js'

const { signal } = new AbortController()

async function setup() {
  const all = fakeSession()
  const connector = fakeConnector()
  const solana = fakeConnector({ namespace: 'solana' })
  await all.session.connect(solana, signal)
  await all.session.connect(connector, signal)
  const registry = createRegistry()
  const page = fakePage()
  const host = { clock: all.clock, page, log: () => {} }
  const deps = { host, session: all.session, registry, onRestored: () => {}, tried: new Map() }
  const look = () => recheck(deps, signal)
  return { ...all, page, registry, connector, solana, look, account: () => all.session.account('eip155') }
}

/** What a wallet became while the page was hidden, and what the page knows afterwards. */
const cases: readonly (readonly [string, (connector: FakeConnector) => void, readonly unknown[]])[] = [
  ['is as it was', () => {}, ['connected', alice, 'eip155:1', true]],
  ['has another account', (it) => it.answer(accountsOn('eip155', bob)), ['connected', bob, 'eip155:1', true]],
  [
    'is on another network',
    (it) => it.answer(accountsOn('eip155', alice, '137')),
    ['connected', alice, 'eip155:137', true],
  ],
  ['is locked', (it) => it.answer(undefined), ['disconnected', undefined, undefined, false]],
  [
    'was restarted under the page',
    (it) => it.answer(coreError('internal/unknown', { detail: 'Extension context invalidated.' })),
    ['disconnected', undefined, undefined, true],
  ],
  [
    'says that it was restarted',
    (it) => it.answer(coreError('wallet/restarted', { wallet: 'W' })),
    ['disconnected', undefined, undefined, true],
  ],
  [
    'fails',
    (it) => it.answer(coreError('wallet/failed', { wallet: 'W', detail: '' })),
    ['connected', alice, 'eip155:1', true],
  ],
]

test.each(cases)(
  'behavior: a wallet that %s is known for what it is, and its hint is kept or not',
  async (_, act, known) => {
    const { connector, look, status, account, saved, session } = await setup()
    act(connector)
    await look()
    expect([status(), account()?.address, account()?.caipNetworkId, 'eip155' in saved()]).toEqual(known)
    expect(connector.calls).toEqual(['connect', 'restore'])
    expect([session.account('solana')?.address, session.state.peek().namespaces.solana?.status]).toEqual([
      alice,
      'connected',
    ])
    expect(connector.followers()).toBe(known[0] === 'connected' ? 1 : 0)
  },
)

test('behavior: nothing changes where nothing has changed', async () => {
  const { session, look } = await setup()
  const before = session.state.peek()
  await look()
  expect(session.state.peek()).toBe(before)
})

test('behavior: the namespace shown stays the one that was chosen', async () => {
  const { session, connector, look } = await setup()
  session.activate('solana', 'solana:1')
  connector.answer(accountsOn('eip155', bob))
  await look()
  expect(session.state.peek().active).toBe('solana')
})

test('behavior: a wallet that sleeps for longer than 5 s keeps what it said last, and one that wakes is asked again', async () => {
  const { connector, look, clock, status } = await setup()
  connector.answer(() => new Promise(() => {}))
  const looking = look()
  await clock.advance(5_000)
  await looking
  expect([status(), connector.followers(), clock.pending()]).toEqual(['connected', 1, 0])
})

test('behavior: what a wallet announces while it is asked wins over an answer that is older', async () => {
  const { connector, look, account } = await setup()
  const answer = later<ConnectorAccounts>()
  connector.answer(() => answer.promise)
  const looking = look()
  connector.answer(accountsOn('eip155', bob))
  connector.change({ type: 'accountsChanged', accounts: [{ address: bob }] })
  answer.resolve(accountsOn('eip155', alice))
  await looking
  expect(account()?.address).toBe(bob)
})

test('behavior: an answer that comes after the session has ended is dropped', async () => {
  const { session, connector, look, status } = await setup()
  const answer = later<ConnectorAccounts>()
  connector.answer(() => answer.promise)
  const looking = look()
  await session.disconnect('eip155')
  answer.resolve(accountsOn('eip155', bob))
  await looking
  expect(status()).toBe('disconnected')
})

test('behavior: one that is silent is gone once the same wallet has announced another provider', async () => {
  const { connector, registry, look, clock, status, saved, session } = await setup()
  connector.answer(() => new Promise(() => {}))
  const rdns = 'com.example.fake'
  Object.assign(connector, { rdns })
  registry.add(connector)
  registry.add(fakeConnector({ id: rdns, rdns, namespace: 'solana' }))
  const first = look()
  await clock.advance(5_000)
  await first
  expect(status()).toBe('connected')
  registry.add(fakeConnector({ id: `${rdns}#2`, rdns }))
  const second = look()
  await clock.advance(5_000)
  await second
  expect([status(), 'eip155' in saved(), session.account('solana')?.address]).toEqual(['disconnected', true, alice])
  expect([connector.followers(), clock.pending()]).toEqual([0, 0])
})

test('behavior: a silent wallet without a name of its own is not gone because another one has none either', async () => {
  const { connector, registry, look, clock, status } = await setup()
  connector.answer(() => new Promise(() => {}))
  registry.add(connector)
  registry.add(fakeConnector({ id: 'com.example.other' }))
  const looking = look()
  await clock.advance(5_000)
  await looking
  expect(status()).toBe('connected')
})

test('behavior: a hidden page asks no wallet', async () => {
  const { page, connector, solana, look } = await setup()
  page.globals['document'] = { visibilityState: 'hidden' }
  await look()
  expect([connector.calls, solana.calls]).toEqual([['connect'], ['connect']])
  page.globals['document'] = { visibilityState: 'visible' }
  await look()
  expect([connector.calls, solana.calls]).toEqual([
    ['connect', 'restore'],
    ['connect', 'restore'],
  ])
})
