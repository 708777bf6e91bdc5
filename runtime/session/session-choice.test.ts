import { expect, test } from 'vitest'
import { accountsOn, fakeConnector } from '../../test/unit/fake-connector.js'
import { fakeSession } from '../../test/unit/fake-session.js'
import { alice, bob } from '../../test/unit/fake-wallet.js'
import { fakeDisk, later, settle } from '../../test/unit/fakes.js'
import { hint } from '../../test/unit/reconnecting.js'
import type { ConnectorAccounts } from '../contract/connector.js'
import { coreError } from '../core/errors.js'

const { signal } = new AbortController()

/** A session whose person picked Polygon, and whose wallet is on Ethereum. */
async function picked() {
  const all = fakeSession()
  all.session.showNetwork('eip155', 'eip155:137')
  const connector = fakeConnector()
  await all.session.connect(connector, signal)
  const now = () => {
    const { active, caipNetworkId, picked } = all.session.state.peek()
    return [active, caipNetworkId, picked]
  }
  expect(now()).toEqual(['eip155', 'eip155:1', 'eip155:137'])
  return { ...all, connector, now }
}

test('behavior: what was picked is forgotten once the wallet moves by itself', async () => {
  const { connector, now } = await picked()
  connector.change({ type: 'accountsChanged', accounts: [{ address: bob }] })
  expect(now()).toEqual(['eip155', 'eip155:1', 'eip155:137'])
  connector.change({ type: 'chainChanged', caipNetworkId: 'eip155:10' })
  expect(now()).toEqual(['eip155', 'eip155:10', undefined])
})

test('behavior: what was picked is forgotten once the wallet is shown, or is gone', async () => {
  const shown = await picked()
  shown.session.showNetwork('eip155', 'eip155:1')
  expect(shown.now()).toEqual(['eip155', 'eip155:1', undefined])
  const gone = await picked()
  await gone.session.disconnect()
  // Without a connection it is still the network to show.
  expect(gone.now()).toEqual([null, 'eip155:137', undefined])
  await gone.session.connect(gone.connector, signal)
  expect(gone.now()).toEqual(['eip155', 'eip155:1', undefined])
})

test('behavior: what was picked outlives an attempt that failed, and a pause of the kit', async () => {
  const { session } = fakeSession()
  const connector = fakeConnector()
  session.showNetwork('eip155', 'eip155:137')
  connector.answer(coreError('wallet/rejected', { wallet: 'W' }))
  await expect(session.connect(connector, signal)).rejects.toMatchObject({ code: 'wallet/rejected' })
  connector.answer(accountsOn('eip155'))
  await session.connect(connector, signal)
  expect(session.state.peek().picked).toBe('eip155:137')
  session.stop()
  await session.restore(connector, signal)
  expect(session.state.peek().picked).toBe('eip155:137')
})

test('behavior: a namespace asked for is shown, and keeps what was picked in it', async () => {
  const { session, now } = await picked()
  session.activate('eip155', 'eip155:10')
  expect(now()).toEqual(['eip155', 'eip155:1', 'eip155:137'])
  session.activate('solana', 'solana:main')
  expect(now()).toEqual(['solana', 'solana:main', undefined])
  // Connecting shows that namespace, whichever was asked for before.
  await session.connect(fakeConnector({ id: 'another' }), signal)
  expect(session.state.peek().active).toBe('eip155')
})

test('behavior: the namespace that was shown is shown after a reload', async () => {
  const disk = fakeDisk()
  const { session } = fakeSession({ disk })
  for (const namespace of ['eip155', 'solana'] as const) await session.connect(fakeConnector({ namespace }), signal)
  expect(fakeSession({ disk }).session.state.peek().active).toBe('solana')
})

test('behavior: one namespace is left, the other one stays', async () => {
  const { session, status, saved } = fakeSession()
  for (const namespace of ['eip155', 'solana'] as const) await session.connect(fakeConnector({ namespace }), signal)
  await session.disconnect('solana')
  expect([status('eip155'), status('solana'), Object.keys(saved())]).toEqual(['connected', 'disconnected', ['eip155']])
  expect([session.account()?.address, session.account('solana')]).toEqual([alice, undefined])
})

test('behavior: who disconnects while the wallet is asked is not connected by its late answer', async () => {
  const { session, status } = fakeSession()
  const connector = fakeConnector()
  const answer = later<ConnectorAccounts>()
  connector.answer(() => answer.promise)
  const cancelled = expect(session.connect(connector, signal)).rejects.toMatchObject({ code: 'flow/cancelled' })
  await session.disconnect()
  answer.resolve(accountsOn('eip155'))
  await cancelled
  expect([status(), connector.followers(), connector.calls]).toEqual(['disconnected', 0, ['connect']])
})

test('behavior: a wallet that announces an account while it is asked is read again, without being opened twice', async () => {
  const { session } = fakeSession()
  const connector = fakeConnector()
  const answer = later<ConnectorAccounts>()
  connector.answer(() => answer.promise)
  const connecting = session.connect(connector, signal)
  connector.answer(accountsOn('eip155', bob))
  connector.change({ type: 'accountsChanged', accounts: [{ address: bob }] })
  answer.resolve(accountsOn('eip155', alice))
  expect(await connecting).toMatchObject({ address: bob })
  expect(connector.calls).toEqual(['connect', 'restore'])
})

test('behavior: the user has five minutes in the wallet', async () => {
  const { session, clock, status } = fakeSession()
  const connector = fakeConnector()
  const answer = later<ConnectorAccounts>()
  connector.answer(() => answer.promise)
  const connecting = session.connect(connector, signal)
  await clock.advance(299_999)
  expect(status()).toBe('connecting')
  answer.resolve(accountsOn('eip155'))
  await connecting
})

test('behavior: a wallet that is live, or a namespace that is being connected, is not restored', async () => {
  const { session, status } = fakeSession()
  const [connector, other] = [fakeConnector(), fakeConnector({ id: 'other' })]
  await session.connect(connector, signal)
  expect([await session.restore(connector, signal), connector.calls]).toEqual([undefined, ['connect']])
  const answer = later<ConnectorAccounts>()
  other.answer(() => answer.promise)
  const connecting = session.connect(other, signal)
  const late = fakeConnector({ id: 'late' })
  expect([await session.restore(late, signal), late.calls]).toEqual([undefined, []])
  // Nor does a wallet that did not come end the attempt.
  session.markUnavailable('eip155/com.example.fake')
  expect(status()).toBe('connecting')
  answer.resolve(accountsOn('eip155', bob))
  await connecting
  expect(session.account()?.address).toBe(bob)
})

test('behavior: another tab that connects a second namespace leaves the first one as it is', async () => {
  const disk = fakeDisk()
  const [here, there] = [fakeSession({ disk }), fakeSession({ disk })]
  await here.session.connect(fakeConnector(), signal)
  const before = here.session.state.peek().namespaces.eip155
  await there.session.connect(fakeConnector({ namespace: 'solana' }), signal)
  await settle()
  expect(here.session.state.peek().namespaces.eip155).toBe(before)
})

test('behavior: a locked wallet of an earlier visit is no event when it is forgotten', async () => {
  const { session, emitted, saved } = fakeSession({ hints: { eip155: hint } })
  session.markUnavailable('eip155/com.example.fake')
  await session.disconnect('eip155')
  expect([emitted, saved()]).toEqual([[], {}])
})
