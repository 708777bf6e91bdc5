import { expect, test } from 'vitest'
import { soon } from '../../../test/setup/soon.js'
import { balanceKit, wei } from '../../../test/unit/balance-kit.js'
import { accountsOn, fakeConnector } from '../../../test/unit/fake-connector.js'
import { fakeKit, polygon } from '../../../test/unit/fake-kit.js'
import { alice, bob } from '../../../test/unit/fake-wallet.js'
import { settle } from '../../../test/unit/fakes.js'
import { describeFeature } from '../../../test/unit/feature-conformance.js'
import { coreError } from '../../core/errors.js'
import { createBalance } from './balance.js'
import { account } from './feature.js'

describeFeature('account', () => {
  const { kit, host } = fakeKit({ features: [account()] })
  return { feature: account(), kit, host }
})

const { signal } = new AbortController()
const offline = () => coreError('rpc/unreachable', { network: 'Ethereum', detail: 'offline' })

test('behavior: nothing is read without a connection, or without a subscriber', async () => {
  const { api, asked, clock, connect, state, host } = balanceKit()
  await connect()
  await clock.advance(60_000)
  expect([asked, state(), host.open()]).toEqual([[], { status: 'idle' }, 0])
  const unconnected = balanceKit()
  unconnected.api.follow()
  await unconnected.clock.advance(60_000)
  expect([unconnected.asked, api.balance.initial]).toEqual([[], { status: 'idle' }])
})

test('behavior: reads at once, then every 15 s, with one poller for all', async () => {
  const { api, asked, clock, connect, answer, state } = balanceKit()
  await connect()
  const stops = [api.follow(), api.follow()]
  await settle()
  expect([asked.map(({ of }) => of), state()]).toEqual([[`${alice} on Ethereum`], { status: 'loading' }])
  await answer(0, wei(5n))
  const at = clock.now()
  expect(state()).toEqual({ status: 'ready', amount: wei(5n), at })
  await clock.advance(15_000)
  expect([asked.length, state()]).toEqual([2, { status: 'loading', amount: wei(5n), at }])
  await answer(1, wei(6n))
  for (const stop of stops) stop()
  await settle()
  await clock.advance(60_000)
  expect([asked.length, clock.pending()]).toEqual([2, 0])
})

test('behavior: a later subscriber does not look at an old answer', async () => {
  const { api, asked, connect, answer, state, clock } = balanceKit()
  const at = clock.now()
  await connect()
  const stop = api.follow()
  await settle()
  await answer(0, wei(5n))
  const stopLater = api.follow()
  await settle()
  expect(asked).toHaveLength(2)
  expect(state()).toEqual({ status: 'loading', amount: wei(5n), at })
  await answer(1, wei(4n))
  expect(state()).toEqual({ status: 'ready', amount: wei(4n), at })
  stop()
  stopLater()
})

test('behavior: StrictMode’s mount, unmount, mount follows once', async () => {
  const { api, asked, connect, clock } = balanceKit()
  await connect()
  api.follow()()
  api.follow()
  await settle()
  expect([asked.length, clock.pending()]).toEqual([1, 2])
})

test('behavior: a late answer for another account or network is dropped, and its amount is not shown', async () => {
  const { api, asked, connect, connector, answer, state } = balanceKit()
  await connect()
  api.follow()
  await settle()
  await answer(0, wei(5n))
  connector.change({ type: 'accountsChanged', accounts: [{ address: bob }] })
  await settle()
  expect(state()).toEqual({ status: 'loading' })
  connector.change({ type: 'chainChanged', caipNetworkId: polygon.caipNetworkId })
  await settle()
  expect(asked.map(({ of }) => of)).toEqual([`${alice} on Ethereum`, `${bob} on Ethereum`, `${bob} on Polygon`])
  await answer(1, wei(1_000n))
  expect(state()).toEqual({ status: 'loading' })
  await answer(2, wei(7n))
  expect(state()).toMatchObject({ status: 'ready', amount: wei(7n) })
})

test('behavior: on a network the app does not work on, and after a disconnect, there is none', async () => {
  const { api, kit, connect, connector, answer, state } = balanceKit()
  await connect()
  api.follow()
  await settle()
  await answer(0, wei(5n))
  connector.change({ type: 'chainChanged', caipNetworkId: 'eip155:999' })
  expect(state()).toEqual({ status: 'idle' })
  connector.change({ type: 'chainChanged', caipNetworkId: 'eip155:1' })
  await kit.session.disconnect()
  expect(state()).toEqual({ status: 'idle' })
})

test('error: the first read that fails rests 30 s as well', async () => {
  const { api, asked, clock, connect, answer, state } = balanceKit()
  await connect()
  api.follow()
  await settle()
  await answer(0, offline())
  // Its prose is fetched with the first error.
  await soon(() => expect(state().status).toBe('failed'))
  await clock.advance(29_999)
  expect(asked).toHaveLength(1)
  await clock.advance(1)
  expect(asked).toHaveLength(2)
})

test('error: a chain that never answers is a failure after 30 s, and is not asked anew before', async () => {
  const { api, connect, clock, state, asked } = balanceKit()
  await connect()
  api.follow()
  await settle()
  await clock.advance(29_999)
  expect([asked.length, state().status]).toEqual([1, 'loading'])
  await clock.advance(1)
  await soon(() => expect(state()).toMatchObject({ status: 'failed', error: { code: 'flow/timeout' } }))
})

test('behavior: the signal of a read lives until the next one, a failure, or the last who looked', async () => {
  const { api, signals, connect, answer, clock } = balanceKit()
  await connect()
  const stop = api.follow()
  await settle()
  await answer(0, wei(5n))
  expect(signals.map(({ aborted }) => aborted)).toEqual([false])
  await clock.advance(15_000)
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false])
  await answer(1, wei(6n))
  stop()
  await settle()
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, true])
})

test('error: a read without a subscriber is a failure after 30 s as well', async () => {
  const { api, connect, clock, state } = balanceKit()
  await connect()
  const reading = api.refresh()
  await clock.advance(30_000)
  await reading
  expect(state()).toMatchObject({ status: 'failed', error: { code: 'flow/timeout' } })
})

test('behavior: a read that was overtaken reports nothing', async () => {
  const { api, connect, state, answer } = balanceKit()
  await connect()
  const [first, second] = [api.refresh(), api.refresh()]
  await first
  await settle()
  expect(state().status).toBe('loading')
  await answer(0, offline())
  await answer(1, wei(1n))
  await second
  expect(state()).toMatchObject({ status: 'ready', amount: wei(1n) })
})

test('error: a chain that is not wired is a failure, not a rejection', async () => {
  const { kit } = fakeKit({ chains: [] })
  const connector = fakeConnector()
  connector.answer(accountsOn('eip155'))
  await kit.session.connect(connector, signal)
  const api = createBalance(kit)
  await api.refresh()
  expect(api.balance.peek()).toMatchObject({ status: 'failed', error: { code: 'feature/off' } })
})
