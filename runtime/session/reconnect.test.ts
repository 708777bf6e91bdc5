import { expect, test, vi } from 'vitest'
import { accountsOn, type FakeConnector, fakeConnector } from '../../test/unit/fake-connector.js'
import { alice, bob } from '../../test/unit/fake-wallet.js'
import { type fakeDisk, later, settle } from '../../test/unit/fakes.js'
import { hint, reconnecting } from '../../test/unit/reconnecting.js'
import { type Hints, savedSession } from '../../test/unit/saved-session.js'
import type { ConnectorAccounts } from '../contract/connector.js'
import { createStorage } from '../core/storage.js'
import { createPersistence } from './persist.js'

/** What another tab leaves on the disk. */
function otherTab(disk: ReturnType<typeof fakeDisk>, hints: Hints): void {
  createPersistence(createStorage(disk.tab())).save(savedSession(hints))
}

const locked = (more = {}): FakeConnector => {
  const connector = fakeConnector(more)
  connector.answer(undefined)
  return connector
}

test('behavior: restores a remembered wallet as soon as it is there', async () => {
  const { registry, status, restored } = reconnecting()
  const connector = fakeConnector()
  registry.add(fakeConnector({ id: 'com.example.another' }))
  registry.add(connector)
  await settle()
  expect([status(), restored, connector.calls]).toEqual(['connected', [connector.name], ['restore']])
})

test('behavior: says once, and only then, that a remembered wallet is not there', () => {
  expect([reconnecting().missing(), reconnecting({}).missing()]).toEqual([1, 0])
})

test('behavior: gives up after 3 s, and still restores a wallet that comes later', async () => {
  const { clock, registry, status, saved } = reconnecting()
  await clock.advance(2_999)
  expect(status()).toBe('reconnecting')
  await clock.advance(1)
  expect([status(), saved().eip155]).toEqual(['disconnected', hint])
  await clock.advance(60_000)
  registry.add(fakeConnector())
  await settle()
  expect(status()).toBe('connected')
})

test('behavior: a hint of a namespace or a wallet that is not here is not waited for', async () => {
  const { clock, registry, status, logged } = reconnecting({ bip122: { ...hint, caipNetworkId: 'bip122:x' } })
  registry.add(fakeConnector())
  await clock.advance(3_000)
  expect([status(), logged, clock.pending()]).toEqual(['disconnected', [], 0])
})

test('behavior: a locked wallet is restored when it is unlocked', async () => {
  const { registry, status, restored, clock } = reconnecting()
  const connector = locked()
  registry.add(connector)
  await clock.advance(10_000)
  expect(status()).toBe('disconnected')
  connector.answer(accountsOn('eip155'))
  connector.change({ type: 'accountsChanged', accounts: [] })
  connector.change({ type: 'accountsChanged', accounts: [{ address: alice }] })
  await settle()
  expect([status(), restored]).toEqual(['connected', [connector.name]])
  expect(new Set(connector.calls)).toEqual(new Set(['restore']))
})

test('behavior: a locked wallet is not asked again because another one announces itself', async () => {
  const { registry } = reconnecting()
  const connector = locked()
  for (const each of [connector, fakeConnector({ id: 'com.example.another' })]) {
    registry.add(each)
    await settle()
  }
  expect(connector.calls).toEqual(['restore'])
})

test('behavior: unlocking restores nothing after the person chose another wallet, or none', async () => {
  const { registry, session, status } = reconnecting()
  const [first, second] = [locked(), fakeConnector({ id: 'com.example.second' })]
  registry.add(first)
  registry.add(second)
  await settle()
  await session.connect(second, new AbortController().signal)
  first.answer(accountsOn('eip155', bob))
  first.change({ type: 'accountsChanged', accounts: [{ address: bob }] })
  await settle()
  expect(session.account()?.connectorId).toBe('com.example.second')
  await session.disconnect()
  first.change({ type: 'accountsChanged', accounts: [{ address: bob }] })
  await settle()
  expect(status()).toBe('disconnected')
})

test('behavior: another tab’s new hint is followed, also one for another wallet', async () => {
  const { disk, registry, session, tryAgain } = reconnecting()
  const [first, second] = [locked(), fakeConnector({ id: 'com.example.second' })]
  registry.add(first)
  registry.add(second)
  await settle()
  otherTab(disk, { eip155: { ...hint, connectorId: 'com.example.second' } })
  tryAgain()
  await settle()
  expect(session.account()?.connectorId).toBe('com.example.second')
  expect(first.followers()).toBe(0)
})

test('behavior: another tab that connects the wallet which was locked here is followed', async () => {
  const { disk, registry, session, tryAgain } = reconnecting()
  const connector = locked()
  registry.add(connector)
  await settle()
  connector.answer(accountsOn('eip155', bob))
  otherTab(disk, { eip155: { ...hint, address: bob } })
  tryAgain()
  await settle()
  expect(session.account()?.address).toBe(bob)
})

test('behavior: what the person starts goes before restoring, without a warning', async () => {
  const { registry, session, status, logged } = reconnecting()
  const connector = fakeConnector()
  const answer = later<ConnectorAccounts>()
  connector.answer(() => answer.promise)
  registry.add(connector)
  const other = fakeConnector({ id: 'com.example.other' })
  await session.connect(other, new AbortController().signal)
  answer.resolve(accountsOn('eip155'))
  await settle()
  expect([status(), session.account()?.connectorId, logged]).toEqual(['connected', 'com.example.other', []])
})

test('behavior: stopping stops following, and what was under way', async () => {
  const { registry, clock, session, stop, logged } = reconnecting()
  const [hanging, late] = [fakeConnector(), fakeConnector({ id: 'late' })]
  hanging.answer(() => new Promise(() => {}))
  registry.add(hanging)
  await settle()
  stop()
  session.stop()
  registry.add(late)
  await settle()
  expect([hanging.followers(), late.calls, clock.pending(), logged]).toEqual([0, [], 0, []])
})

test('behavior: another tab that switches to another wallet is followed, without opening it', async () => {
  const { registry, disk, session, status, tryAgain } = reconnecting({})
  const [first, second] = [fakeConnector(), fakeConnector({ id: 'com.example.second' })]
  registry.add(first)
  registry.add(second)
  await session.connect(first, new AbortController().signal)
  otherTab(disk, { eip155: { ...hint, connectorId: 'com.example.second' } })
  tryAgain()
  await settle()
  expect([status(), session.account()?.connectorId]).toEqual(['connected', 'com.example.second'])
  expect([second.calls, first.followers()]).toEqual([['restore'], 0])
})

test('behavior: a page that comes back asks its live wallets, and a page without a wallet none', async () => {
  const { registry, page, session, status } = reconnecting({})
  const [live, other] = [fakeConnector(), fakeConnector({ id: 'com.example.other' })]
  registry.add(live)
  registry.add(other)
  page.emit(new Event('visibilitychange'))
  await vi.dynamicImportSettled()
  expect([live.calls, other.calls]).toEqual([[], []])
  await session.connect(live, new AbortController().signal)
  live.answer(undefined)
  page.emit(new Event('visibilitychange'))
  await vi.dynamicImportSettled()
  await settle()
  expect([status(), live.calls, other.calls]).toEqual(['disconnected', ['connect', 'restore'], []])
})

test('behavior: a second provider of a wallet makes the page ask the live ones, and no other wallet does', async () => {
  const { registry, session, status } = reconnecting({})
  const live = fakeConnector()
  registry.add(live)
  await session.connect(live, new AbortController().signal)
  registry.add(fakeConnector({ id: 'com.example.other' }))
  await vi.dynamicImportSettled()
  expect(live.calls).toEqual(['connect'])
  live.answer(new Error('Extension context invalidated.'))
  const again = fakeConnector({ id: `${live.id}#2` })
  registry.add(again)
  await vi.dynamicImportSettled()
  await settle()
  expect([status(), live.calls, again.calls]).toEqual(['disconnected', ['connect', 'restore'], []])
})
