import { expect, test, vi } from 'vitest'
import { accountsOn, fakeConnector } from '../../test/unit/fake-connector.js'
import { fakeSession } from '../../test/unit/fake-session.js'
import { alice, bob } from '../../test/unit/fake-wallet.js'
import { fakeDisk, later, settle } from '../../test/unit/fakes.js'
import { hint } from '../../test/unit/reconnecting.js'
import type { ConnectorAccounts, ConnectorChange } from '../contract/connector.js'
import { coreError } from '../core/errors.js'

const { signal } = new AbortController()

test('behavior: a newer attempt supersedes an older one, whose late answer is dropped', async () => {
  const { session } = fakeSession()
  const [slow, quick] = [fakeConnector({ id: 'slow' }), fakeConnector({ id: 'quick' })]
  const answer = later<ConnectorAccounts>()
  slow.answer(() => answer.promise)
  const first = expect(session.connect(slow, signal)).rejects.toMatchObject({ code: 'flow/cancelled' })
  await session.connect(quick, signal)
  await first
  answer.resolve(accountsOn('eip155', bob))
  await settle()
  expect(session.account()).toMatchObject({ connectorId: 'quick', address: alice })
  expect(slow.followers()).toBe(0)
})

test('behavior: a wallet that is refused leaves the earlier one connected, however often', async () => {
  const { session, status } = fakeSession()
  const [first, second, third] = ['a', 'b', 'c'].map((id) => fakeConnector({ id }))
  if (!first || !second || !third) throw new Error('three connectors')
  await session.connect(first, signal)
  second.answer(() => new Promise(() => {}))
  third.answer(coreError('wallet/rejected', { wallet: 'c' }))
  const superseded = expect(session.connect(second, signal)).rejects.toMatchObject({ code: 'flow/cancelled' })
  await expect(session.connect(third, signal)).rejects.toMatchObject({ code: 'wallet/rejected' })
  await superseded
  expect([status(), session.account()?.connectorId, session.connectorOf('eip155')]).toEqual(['connected', 'a', first])
})

test('behavior: an earlier wallet that is locked while another is asked does not come back', async () => {
  const { session, status, saved } = fakeSession()
  const [first, second] = [fakeConnector({ id: 'a' }), fakeConnector({ id: 'b' })]
  await session.connect(first, signal)
  const answer = later<ConnectorAccounts>()
  second.answer(() => answer.promise)
  const refused = expect(session.connect(second, signal)).rejects.toMatchObject({ code: 'wallet/rejected' })
  first.change({ type: 'accountsChanged', accounts: [] })
  expect([status(), saved(), first.followers()]).toEqual(['connecting', {}, 0])
  answer.reject(coreError('wallet/rejected', { wallet: 'b' }))
  await refused
  expect([status(), session.connectorOf('eip155')]).toEqual(['disconnected', undefined])
})

test('behavior: a wallet that is restored by itself while a person is asked by it is connected once, by what the person says', async () => {
  const { session, status } = fakeSession({ isMulti: true, hints: { eip155: hint } })
  const answer = later<ConnectorAccounts>()
  const connector = fakeConnector()
  const asked = { ...connector, connect: () => answer.promise }
  const connecting = session.connect(asked, signal)
  expect(await session.restore(asked, signal, 'eip155/com.example.fake')).toMatchObject({ address: alice })
  answer.resolve(accountsOn('eip155', bob))
  expect(await connecting).toMatchObject({ address: bob })
  expect([status(), session.account()?.address, connector.followers()]).toEqual(['connected', bob, 1])
})

test('behavior: an attempt of this tab goes on when another tab disconnects', async () => {
  const disk = fakeDisk()
  const here = fakeSession({ disk, hints: { eip155: hint } })
  const connector = fakeConnector()
  const answer = later<ConnectorAccounts>()
  connector.answer(() => answer.promise)
  const connecting = here.session.connect(connector, signal)
  disk.clear()
  expect(here.status()).toBe('connecting')
  answer.resolve(accountsOn('eip155'))
  await connecting
  expect(here.status()).toBe('connected')
})

test('error: a wallet that never answers, one that gives nothing, and a caller who left', async () => {
  const { session, clock, status } = fakeSession()
  const connector = fakeConnector()
  connector.answer(() => new Promise(() => {}))
  const silent = expect(session.connect(connector, signal)).rejects.toMatchObject({ code: 'flow/timeout' })
  await clock.advance(300_000)
  await silent
  const restoring = expect(session.restore(connector, signal)).rejects.toMatchObject({ code: 'flow/timeout' })
  await clock.advance(5_000)
  await restoring
  connector.answer(undefined)
  await expect(session.connect(connector, signal)).rejects.toMatchObject({ code: 'wallet/no-accounts' })
  await expect(session.connect(connector, AbortSignal.abort())).rejects.toMatchObject({ code: 'flow/cancelled' })
  connector.answer(new TypeError('x is undefined'))
  await expect(session.connect(connector, signal)).rejects.toMatchObject({ code: 'internal/unknown' })
  expect([status(), clock.pending(), connector.followers()]).toEqual(['disconnected', 0, 0])
})

test('error: a wallet that cannot be followed is not connected, and the earlier one still is', async () => {
  const { session, status } = fakeSession()
  const good = fakeConnector({ id: 'good' })
  const broken = fakeConnector({
    id: 'broken',
    watch() {
      throw new Error('no events')
    },
  })
  await session.connect(good, signal)
  await expect(session.connect(broken, signal)).rejects.toMatchObject({ code: 'internal/unknown' })
  expect([status(), session.connectorOf('eip155'), good.followers()]).toEqual(['connected', good, 1])
})

test('behavior: a wallet that cannot be left changes nothing once another has taken its place', async () => {
  const { session, status } = fakeSession()
  const told: ((change: ConnectorChange) => void)[] = []
  const clinging = fakeConnector({
    id: 'clinging',
    watch(onChange) {
      told.push(onChange)
      return () => {}
    },
  })
  await session.connect(clinging, signal)
  await session.connect(fakeConnector(), signal)
  for (const tell of told) tell({ type: 'accountsChanged', accounts: [{ address: bob }] })
  for (const tell of told) tell({ type: 'disconnect' })
  expect([status(), session.account()?.address]).toEqual(['connected', alice])
})

test('behavior: an answer and a cancel in one breath are a cancel, in whatever order they are heard', async () => {
  for (let breaths = 0; breaths < 16; breaths += 1) {
    const { session, status } = fakeSession()
    const controller = new AbortController()
    const abortAfter = (left: number): void =>
      left > 0 ? queueMicrotask(() => abortAfter(left - 1)) : controller.abort()
    const connector = fakeConnector({
      async connect() {
        abortAfter(breaths)
        return { accounts: [{ address: alice }], caipNetworkId: 'eip155:1' }
      },
    })
    session.state.subscribe(({ namespaces }) => {
      if (namespaces.eip155?.status === 'connected') expect(controller.signal.aborted).toBe(false)
    })
    const end = await session.connect(connector, controller.signal).catch((cause: unknown) => cause)
    if (status() === 'connected') expect(end).toBe(session.account())
    else expect(end).toMatchObject({ code: 'flow/cancelled' })
  }
})

test.each(['connect', 'restore'] as const)(
  'error: a wallet that announces something whenever it is asked is asked three times, and its last answer counts (%s)',
  async (how) => {
    const { session } = fakeSession()
    const connector = fakeConnector()
    connector.answer(async () => {
      if (connector.calls.length > 100) throw new Error('asked without end')
      connector.change({ type: 'chainChanged', caipNetworkId: 'eip155:1' })
      return accountsOn('eip155', connector.calls.length === 3 ? bob : alice)
    })
    expect(await session[how](connector, signal)).toMatchObject({ address: bob })
    expect(connector.calls).toEqual([how, 'restore', 'restore'])
  },
)

test('error: one deadline holds for all that a wallet is asked', async () => {
  const { session, clock } = fakeSession()
  const connector = fakeConnector()
  let asked = 0
  connector.answer(async () => {
    asked += 1
    connector.change({ type: 'chainChanged', caipNetworkId: 'eip155:1' })
    if (asked > 1) return new Promise(() => {})
    await clock.advance(4_900)
    return accountsOn('eip155')
  })
  const restoring = expect(session.restore(connector, signal)).rejects.toMatchObject({ code: 'flow/timeout' })
  await vi.waitFor(() => expect(asked).toBe(2))
  await clock.advance(101)
  await restoring
})

test('behavior: a live wallet that is asked again and shares nothing any more has ended', async () => {
  const { session, status } = fakeSession()
  const [first, second] = [fakeConnector({ id: 'a' }), fakeConnector({ id: 'b' })]
  await session.connect(first, signal)
  first.answer(undefined)
  await expect(session.connect(first, signal, 'restore')).rejects.toMatchObject({ code: 'wallet/no-accounts' })
  expect([status(), session.connectorOf('eip155'), first.followers()]).toEqual(['disconnected', undefined, 0])
  second.answer(coreError('wallet/rejected', { wallet: 'b' }))
  await expect(session.connect(second, signal)).rejects.toMatchObject({ code: 'wallet/rejected' })
  expect(status()).toBe('disconnected')
})

test('behavior: what a wallet announces behind its answer, before the page has made something of it, counts', async () => {
  const { session } = fakeSession()
  const connector = fakeConnector()
  connector.answer(async () => {
    queueMicrotask(() =>
      queueMicrotask(() => connector.change({ type: 'accountsChanged', accounts: [{ address: bob }] })),
    )
    return accountsOn('eip155')
  })
  await session.connect(connector, signal)
  await settle()
  expect(session.account()?.address).toBe(bob)
})

test('behavior: an old answer does not make a newer one look old: a wallet that shares nothing by now has ended', async () => {
  const { session, status } = fakeSession()
  const connector = fakeConnector()
  await session.connect(connector, signal)
  const [old, newer] = [later<undefined>(), later<undefined>()]
  connector.answer(() => old.promise)
  const calls = [session.connect(connector, signal, 'restore').catch(() => {})]
  for (const address of [bob, alice]) connector.change({ type: 'accountsChanged', accounts: [{ address }] })
  connector.answer(() => newer.promise)
  calls.push(session.connect(connector, signal, 'restore').catch(() => {}))
  old.resolve(undefined)
  await settle()
  // Superseded as well, so that only what the wallet answers is left of it.
  connector.answer(() => new Promise(() => {}))
  void session.connect(connector, signal).catch(() => {})
  newer.resolve(undefined)
  await settle()
  session.stop()
  await Promise.all(calls)
  expect([status(), session.connectorOf('eip155')]).toEqual(['disconnected', undefined])
})
