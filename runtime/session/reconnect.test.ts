import { expect, test, vi } from 'vitest'
import { accountsOn, type FakeConnector, fakeConnector } from '../../test/unit/fake-connector.js'
import { fakeSession } from '../../test/unit/fake-session.js'
import { alice, bob } from '../../test/unit/fake-wallet.js'
import { fakeDisk, fakePage, later, settle } from '../../test/unit/fakes.js'
import { type Hints, savedSession } from '../../test/unit/saved-session.js'
import { createRegistry } from '../connectors/registry.js'
import type { ConnectorAccounts } from '../contract/connector.js'
import { createStorage } from '../core/storage.js'
import { createPersistence } from './persist.js'
import { reconnect } from './reconnect.js'

const hint = {
  connectorId: 'com.example.fake',
  name: 'Wallet com.example.fake',
  address: alice,
  accounts: [{ address: alice }],
  caipNetworkId: 'eip155:1',
} as const

function setup(hints: Hints = { eip155: hint }) {
  const disk = fakeDisk()
  const all = fakeSession({ disk, hints })
  const registry = createRegistry()
  const page = fakePage()
  const disposers: (() => void)[] = []
  const logged: string[] = []
  const restored: string[] = []
  let missing = 0
  const tryAgain = reconnect(
    {
      host: { clock: all.clock, log: (level, text) => void logged.push(`${level}: ${text}`), page },
      session: all.session,
      registry,
      onRestored: (name) => restored.push(name),
      onMissing: () => {
        missing += 1
      },
    },
    (dispose) => disposers.push(dispose),
  )
  const stop = () => {
    for (const dispose of disposers.reverse()) dispose()
  }
  return { ...all, disk, registry, page, logged, restored, tryAgain, stop, missing: () => missing }
}

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
  const { registry, status, restored } = setup()
  const connector = fakeConnector()
  registry.add(fakeConnector({ id: 'com.example.another' }))
  registry.add(connector)
  await settle()
  expect([status(), restored, connector.calls]).toEqual(['connected', [connector.name], ['restore']])
})

test('behavior: says once, and only then, that a remembered wallet is not there', () => {
  expect([setup().missing(), setup({}).missing()]).toEqual([1, 0])
})

test('behavior: gives up after 3 s, and still restores a wallet that comes later', async () => {
  const { clock, registry, status, saved } = setup()
  await clock.advance(2_999)
  expect(status()).toBe('reconnecting')
  await clock.advance(1)
  expect([status(), saved().eip155]).toEqual(['disconnected', hint])
  await clock.advance(60_000)
  registry.add(fakeConnector())
  await settle()
  expect(status()).toBe('connected')
})

test('behavior: a hint of a family or a wallet that is not here waits for nobody', async () => {
  const { clock, registry, status, logged } = setup({ bip122: { ...hint, caipNetworkId: 'bip122:x' } })
  registry.add(fakeConnector())
  await clock.advance(3_000)
  expect([status(), logged, clock.pending()]).toEqual(['disconnected', [], 0])
})

test('behavior: a locked wallet is restored when it is unlocked', async () => {
  const { registry, status, restored, clock } = setup()
  const connector = locked()
  registry.add(connector)
  await clock.advance(10_000)
  expect(status()).toBe('disconnected')
  connector.answer(accountsOn('eip155', bob))
  connector.change({ type: 'accountsChanged', accounts: [] })
  connector.change({ type: 'accountsChanged', accounts: [bob] })
  await settle()
  expect([status(), restored]).toEqual(['connected', [connector.name]])
  expect(new Set(connector.calls)).toEqual(new Set(['restore']))
})

test('behavior: a locked wallet is not asked again because another one announces itself', async () => {
  const { registry } = setup()
  const connector = locked()
  for (const each of [connector, fakeConnector({ id: 'com.example.another' })]) {
    registry.add(each)
    await settle()
  }
  expect(connector.calls).toEqual(['restore'])
})

test('behavior: unlocking restores nothing after the person chose another wallet, or none', async () => {
  const { registry, session, status } = setup()
  const [first, second] = [locked(), fakeConnector({ id: 'com.example.second' })]
  registry.add(first)
  registry.add(second)
  await settle()
  await session.connect(second, new AbortController().signal)
  first.answer(accountsOn('eip155', bob))
  first.change({ type: 'accountsChanged', accounts: [bob] })
  await settle()
  expect(session.account()?.connectorId).toBe('com.example.second')
  await session.disconnect()
  first.change({ type: 'accountsChanged', accounts: [bob] })
  await settle()
  expect(status()).toBe('disconnected')
})

test('behavior: another tab’s new hint is followed, also one for another wallet', async () => {
  const { disk, registry, session, tryAgain } = setup()
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
  const { disk, registry, session, tryAgain } = setup()
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
  const { registry, session, status, logged } = setup()
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

test('error: a wallet that hangs, fails or answers garbage is a warning, and its hint stays', async () => {
  const { registry, clock, status, logged, saved } = setup()
  const connector = fakeConnector()
  connector.answer(() => new Promise(() => {}))
  registry.add(connector)
  await clock.advance(5_000)
  connector.answer(new TypeError('gone'))
  connector.change({ type: 'accountsChanged', accounts: [alice] })
  await settle()
  expect(status()).toBe('disconnected')
  expect(saved().eip155).toEqual(hint)
  expect(logged).toMatchInlineSnapshot(`
    [
      "warn: Wallet com.example.fake was not restored",
      "warn: Wallet com.example.fake was not restored",
    ]
  `)
})

test('behavior: stopping stops following, and what was under way', async () => {
  const { registry, clock, session, stop, logged } = setup()
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
  const { registry, disk, session, status, tryAgain } = setup({})
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

test('behavior: a page that comes back asks its live wallets, and a page without a wallet nobody', async () => {
  const { registry, page, session, status } = setup({})
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
  const { registry, session, status } = setup({})
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
