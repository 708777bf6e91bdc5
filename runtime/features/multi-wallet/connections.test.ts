import { expect, test, vi } from 'vitest'
import { accountsOn, fakeConnector } from '../../../test/unit/fake-connector.js'
import { alice, bob } from '../../../test/unit/fake-wallet.js'
import { fakeDisk, settle } from '../../../test/unit/fakes.js'
import { openTab, threeWallets } from '../../../test/unit/several-wallets.js'
import { coreError } from '../../core/errors.js'

const { signal } = new AbortController()
const eip155 = (connectorId: string) => ({ connectorId, namespace: 'eip155' }) as const

test('behavior: the wallet that was shown stays connected when another one is', async () => {
  const { session, known, a, b, api } = await openTab()
  await session.connect(a, signal)
  await session.connect(b, signal)
  expect(known()).toEqual(['b connected', 'a active'])
  a.change({ type: 'accountsChanged', accounts: [{ address: bob }] })
  a.change({ type: 'chainChanged', caipNetworkId: 'eip155:137' })
  expect(api.connections.peek()[1]).toMatchObject({
    name: 'Wallet a',
    accounts: [{ address: bob }],
    caipNetworkId: 'eip155:137',
    isHere: true,
  })
  expect([session.account()?.connectorId, session.account()?.address]).toEqual(['b', alice])
  expect([a.calls, a.followers()]).toEqual([['connect'], 1])
})

test('behavior: switching opens no wallet that gives its account by itself', async () => {
  const { session, known, a, b, api } = await openTab()
  await session.connect(a, signal)
  await session.connect(b, signal)
  await api.switchTo({ connectorId: 'A', namespace: 'eip155' })
  expect([known(), a.calls]).toEqual([
    ['a connected', 'b active'],
    ['connect', 'restore'],
  ])
  expect([session.account()?.connectorId, a.followers()]).toEqual(['a', 1])
})

test('behavior: a wallet that gives nothing by itself is live no more, and is asked; its "no" leaves the one shown', async () => {
  const { session, known, a, b, api } = await openTab()
  await session.connect(a, signal)
  await session.connect(b, signal)
  a.answer(undefined)
  await expect(api.switchTo(eip155('a'))).rejects.toMatchObject({ code: 'wallet/no-accounts' })
  expect(a.calls).toEqual(['connect', 'restore', 'connect'])
  a.answer(coreError('wallet/rejected', { wallet: 'a' }))
  await expect(api.switchTo(eip155('a'))).rejects.toMatchObject({ code: 'wallet/rejected' })
  expect([known(), session.account()?.connectorId]).toEqual([['b connected', 'a disconnected'], 'b'])
  const missing = { code: 'wallet/missing', slots: { wallet: 'missing' } }
  await expect(api.switchTo(eip155('missing'))).rejects.toMatchObject(missing)
})

test('behavior: another live wallet takes the place of the one that is disconnected, until there is none', async () => {
  const { session, known, a, b, phantom, api } = await openTab()
  await session.connect(phantom, signal)
  await session.connect(a, signal)
  await session.connect(b, signal)
  const before = session.state.peek().namespaces.solana
  await api.disconnect(eip155('b'))
  expect([known(), b.calls]).toEqual([
    ['a connected', 'b disconnected', 'p connected'],
    ['connect', 'disconnect'],
  ])
  await api.disconnect(eip155('a'))
  expect(known()).toEqual(['a disconnected', 'b disconnected', 'p connected'])
  expect(session.state.peek().namespaces.eip155).toEqual({ status: 'disconnected' })
  expect(session.state.peek().namespaces.solana).toBe(before)
  expect([a.followers(), b.followers()]).toEqual([0, 0])
})

test('behavior: one that is not shown is disconnected alone', async () => {
  const { session, known, a, b, api } = await openTab()
  await session.connect(a, signal)
  await session.connect(b, signal)
  const before = session.state.peek().namespaces.eip155
  await api.disconnect(eip155('a'))
  expect([known(), a.calls.at(-1)]).toEqual([['b connected', 'a disconnected'], 'disconnect'])
  expect(session.state.peek().namespaces.eip155).toBe(before)
  api.remove(eip155('b'))
  api.remove(eip155('a'))
  expect(known()).toEqual(['b connected'])
})

test('behavior: a wallet that is locked makes room for another live one', async () => {
  const { session, known, a, b } = await openTab()
  await session.connect(a, signal)
  await session.connect(b, signal)
  b.change({ type: 'accountsChanged', accounts: [] })
  await settle()
  expect([known(), session.account()?.connectorId]).toEqual([['a connected', 'b disconnected'], 'a'])
})

test('behavior: one whose extension was reloaded makes room for another live one, wherever it was found out', async () => {
  const { session, known, host, kit, a, b, c } = await openTab()
  for (const connector of [a, b, c]) await session.connect(connector, signal)
  c.answer(new Error('Extension context invalidated.'))
  host.page.emit(new Event('visibilitychange'))
  await vi.dynamicImportSettled()
  await settle()
  expect([known(), session.account()?.connectorId]).toEqual([['b connected', 'c disconnected', 'a active'], 'b'])
  a.answer(new Error('Extension context invalidated.'))
  kit.registry.add(fakeConnector({ id: 'a#2' }))
  await settle()
  expect(known()).toEqual(['b connected', 'c disconnected', 'a disconnected'])
})

test('behavior: a wallet that the page does not list is followed and disconnected as any other', async () => {
  const { session, known, a, api } = await openTab()
  const own = fakeConnector({ id: 'own' })
  await session.connect(own, signal)
  await session.connect(a, signal)
  expect(known()).toEqual(['a connected', 'own active'])
  await api.disconnect(eip155('own'))
  expect([known(), own.followers()]).toEqual([['a connected', 'own disconnected'], 0])
})

test('behavior: a page that is left while wallets are restored forgets none of them', async () => {
  const disk = fakeDisk()
  const first = await openTab({ disk })
  for (const connector of [first.a, first.b]) await first.session.connect(connector, signal)
  await first.stop()
  const hanging = threeWallets()
  for (const connector of hanging) connector.answer(() => new Promise(() => {}))
  const second = await openTab({ disk, wallets: hanging })
  await second.stop()
  expect((await openTab({ disk })).known()).toEqual(['b connected', 'a active'])
})

test('behavior: a namespace that is disconnected shows no other wallet in its place', async () => {
  const { session, known, a, b } = await openTab()
  await session.connect(a, signal)
  await session.connect(b, signal)
  await session.disconnect('eip155')
  await settle()
  expect([known(), a.followers(), b.followers()]).toEqual([['b disconnected', 'a disconnected'], 0, 0])
})

test('behavior: all of a namespace, or all, are disconnected', async () => {
  const { session, known, a, b, phantom, api } = await openTab()
  for (const connector of [a, b, phantom]) await session.connect(connector, signal)
  await api.disconnectAll('eip155')
  expect(known()).toEqual(['p connected', 'b disconnected', 'a disconnected'])
  await session.connect(a, signal)
  await api.disconnectAll()
  expect(known()).toEqual(['a disconnected', 'p disconnected', 'b disconnected'])
  expect([a, b, phantom].map(({ calls }) => calls.at(-1))).toEqual(['disconnect', 'disconnect', 'disconnect'])
})

test('behavior: a reload restores all of them without opening one, also one that is on the page late', async () => {
  const disk = fakeDisk()
  const first = await openTab({ disk })
  for (const connector of [first.a, first.b, first.c]) await first.session.connect(connector, signal)
  await first.api.disconnect(eip155('a'))
  await first.stop()
  const wallets = threeWallets()
  const second = await openTab({ disk, wallets: wallets.slice(2) })
  expect(second.known()).toEqual(['c connected', 'b disconnected', 'a disconnected'])
  expect(second.api.connections.peek()[1]).toMatchObject({ name: 'Wallet b', isHere: false })
  for (const connector of wallets) second.kit.registry.add(connector)
  await settle()
  expect(second.known()).toEqual(['c connected', 'b active', 'a disconnected'])
  expect(wallets.map(({ calls }) => calls)).toEqual([[], ['restore'], ['restore']])
})

test('behavior: with `enableReconnect: false` nothing is kept', async () => {
  const disk = fakeDisk()
  const first = await openTab({ disk })
  await first.session.connect(first.a, signal)
  await first.stop()
  const second = await openTab({ disk, enableReconnect: false })
  expect([second.known(), second.session.account()]).toEqual([[], undefined])
  await second.session.connect(second.a, signal)
  await second.session.connect(second.b, signal)
  expect(second.known()).toEqual(['b connected', 'a active'])
  expect(disk.data.get('@modal-kit/1/session')).toBe('false')
})

test('behavior: tabs follow each other: a new one, a switch, one that is ended, and all', async () => {
  const disk = fakeDisk()
  const [one, two] = [await openTab({ disk }), await openTab({ disk })]
  await one.session.connect(one.a, signal)
  await one.session.connect(one.b, signal)
  await settle()
  expect(two.known()).toEqual(['b connected', 'a active'])
  await one.api.switchTo(eip155('a'))
  await settle()
  expect(two.known()).toEqual(['a connected', 'b active'])
  await one.api.disconnect(eip155('b'))
  await settle()
  expect([two.known(), two.b.followers()]).toEqual([['a connected', 'b disconnected'], 0])
  await one.session.connect(one.b, signal)
  await one.api.disconnectAll()
  await settle()
  expect(two.known().filter((line) => !line.endsWith('disconnected'))).toEqual([])
  expect([...two.a.calls, ...two.b.calls]).not.toContain('connect')
})

test('behavior: a page that comes back asks the others as well', async () => {
  const { session, known, host, a, b, c } = await openTab()
  for (const connector of [a, b, c]) await session.connect(connector, signal)
  a.answer(undefined)
  b.answer(accountsOn('eip155', bob))
  host.page.emit(new Event('visibilitychange'))
  await settle()
  await settle()
  expect(known()).toEqual(['c connected', 'b active', 'a disconnected'])
})

test('behavior: only the newest four that have ended are remembered', async () => {
  const wallets = ['1', '2', '3', '4', '5', '6'].map((id) => fakeConnector({ id }))
  const { session, known } = await openTab({ wallets })
  for (const connector of wallets) {
    await session.connect(connector, signal)
    await session.disconnect('eip155')
    await settle()
  }
  expect(known()).toEqual(['6 disconnected', '5 disconnected', '4 disconnected', '3 disconnected'])
})

test('behavior: stopping leaves nothing behind, and forgets nothing', async () => {
  const disk = fakeDisk()
  const { session, a, b, stop, host, known } = await openTab({ disk })
  await session.connect(a, signal)
  await session.connect(b, signal)
  await stop()
  expect([a.followers(), b.followers(), host.open()]).toEqual([0, 0, 0])
  expect(known().length).toBe(2)
})

test('behavior: what another hand wrote is left out, and breaks nothing', async () => {
  const network = 'eip155:1'
  const good = {
    connectorId: 'a',
    name: 'Wallet a',
    address: alice,
    accounts: [{ address: alice }],
    caipNetworkId: network,
  }
  const hints = { a: good, 0: null, 1: 1, 2: {}, 3: { ...good, connectorId: '3', name: 7 } }
  const states = Object.entries(hints).map(([id, remembered]) => [
    `eip155/${id}`,
    { status: 'disconnected', remembered },
  ])
  const saved = JSON.stringify({ active: null, current: {}, connections: Object.fromEntries(states) })
  const { known } = await openTab({ disk: fakeDisk(new Map([['@modal-kit/1/session', saved]])) })
  expect(known()).toEqual(['a disconnected'])
})
