import { expect, test } from 'vitest'
import { evmNamespace, rawSession } from '../../../test/unit/fake-sign-client.js'
import { alice } from '../../../test/unit/fake-wallet.js'
import { settle } from '../../../test/unit/fakes.js'
import { walletConnectTabs } from '../../../test/unit/walletconnect-tabs.js'

const { signal } = new AbortController()
const accounts = { accounts: [{ address: alice }], caipNetworkId: 'eip155:1' }
const lost = { code: 'relay/unreachable' }
const pairingOf = (proposal: number) => `${proposal}`.padStart(64, '0')

test('behavior: the tab that leads is closed: another one takes over, and whoever waited for the wallet is told', async () => {
  const all = walletConnectTabs()
  const first = await all.open()
  await first.connect()
  const second = await all.open()
  const third = await all.open()
  await Promise.all([second.connector.restore(signal), third.connector.restore(signal)])
  all.live().answer(() => new Promise(() => {}))
  const asking = expect(third.connector.request('personal_sign', [])).rejects.toMatchObject(lost)
  await settle()
  first.tab.close()
  await asking
  await settle()
  expect([all.clients.length, third.state.pending.peek()]).toEqual([2, 0])
  all.live().answer(() => '0xsigned')
  expect(await second.connector.request('personal_sign', [])).toBe('0xsigned')
  expect(await third.connector.request('personal_sign', [])).toBe('0xsigned')
  expect(await third.connector.restore(signal)).toEqual(accounts)
  expect([second.changes, third.changes, all.retired, all.clock.pending()]).toEqual([[], [], [], 0])
})

test('behavior: a code outlives the tab that made it, whether the wallet answers the next leader or was faster', async () => {
  for (const isFaster of [false, true]) {
    const all = walletConnectTabs()
    const first = await all.open()
    const second = await all.open()
    const connecting = second.connector.connect(signal)
    await settle()
    const shown = second.state.pairing.peek()
    const session = rawSession(evmNamespace(), { pairingTopic: pairingOf(1) })
    const before = all.live()
    first.tab.freeze()
    if (isFaster) before.keep(session)
    first.tab.close()
    await settle()
    expect([all.clients.length, second.state.pairing.peek()]).toEqual(isFaster ? [2, null] : [2, shown])
    if (!isFaster) {
      all.live().keep(session)
      all.live().emit('session_connect', { session })
    }
    expect(await connecting).toEqual(accounts)
    await settle()
    expect([all.live().ended, all.clock.pending()]).toEqual([[], 0])
  }
})

test('behavior: what became of a session while nobody led is told by the next one', async () => {
  const all = walletConnectTabs()
  const first = await all.open()
  await first.connect()
  const [second, third] = [await all.open(), await all.open()]
  await Promise.all([second.connector.restore(signal), third.connector.restore(signal)])
  first.tab.freeze()
  all.live().keep(rawSession(evmNamespace([137])))
  first.tab.close()
  await settle()
  const moved = { type: 'chainChanged', caipNetworkId: 'eip155:137' }
  expect([second.changes, third.changes]).toEqual([[moved], [moved]])
  second.tab.freeze()
  all.live().keep()
  second.tab.close()
  await settle()
  expect(third.changes).toEqual([moved, { type: 'disconnect' }])
})

test('behavior: a tab that does not answer loses its place, and its client is retired as soon as it wakes', async () => {
  const all = walletConnectTabs()
  const first = await all.open()
  await first.connect()
  const second = await all.open()
  await second.connector.restore(signal)
  first.tab.freeze()
  const asking = expect(second.connector.request('personal_sign', [])).rejects.toMatchObject(lost)
  await all.clock.advance(5_000)
  await asking
  const [frozen, next] = all.clients
  expect([all.clients.length, all.retired, frozen?.requests]).toEqual([2, [], []])
  first.tab.thaw()
  await settle()
  expect([all.retired, frozen?.listeners()]).toEqual([[frozen], 0])
  next?.answer(() => '0xsigned')
  expect(await first.connector.request('personal_sign', [])).toBe('0xsigned')
  second.tab.close()
  await settle()
  expect(all.clients).toHaveLength(3)
  all.live().answer(() => '0xagain')
  expect(await first.connector.request('personal_sign', [])).toBe('0xagain')
  expect([first.changes, all.clock.pending()]).toEqual([[], 0])
})

test.each([false, true])(
  'behavior: one that lost its place and asks nothing is told by the next one, also where it hears of that one first: %s',
  async (isLockLast) => {
    const all = walletConnectTabs()
    const first = await all.open()
    await first.connect()
    const second = await all.open()
    await second.connector.restore(signal)
    first.tab.freeze()
    const asking = expect(second.connector.request('personal_sign', [])).rejects.toMatchObject(lost)
    await all.clock.advance(5_000)
    await asking
    first.tab.thaw(isLockLast)
    await settle()
    all.live().emit('session_delete', { topic: 'topic-1' })
    await settle()
    expect(first.changes).toEqual([{ type: 'disconnect' }])
  },
)

test('behavior: a new tab finds nobody awake, and leads; of two that wait only one does', async () => {
  const all = walletConnectTabs()
  const first = await all.open()
  await first.connect()
  first.tab.freeze()
  const opening = Promise.all([all.open(), all.open()])
  await all.clock.advance(5_000)
  const [second, third] = await opening
  expect(all.clients).toHaveLength(2)
  expect(await second.connector.restore(signal)).toEqual(accounts)
  expect(await third.connector.restore(signal)).toEqual(accounts)
  expect(all.clock.pending()).toBe(0)
})

test('behavior: one that only thinks for long keeps its place', async () => {
  const all = walletConnectTabs()
  const first = await all.open()
  await first.connect()
  const second = await all.open()
  await second.connector.restore(signal)
  all.live().answer(() => new Promise(() => {}))
  void second.connector.request('personal_sign', []).catch(() => {})
  await all.clock.advance(300_000)
  expect(all.clients).toHaveLength(1)
  second.tab.close()
})
