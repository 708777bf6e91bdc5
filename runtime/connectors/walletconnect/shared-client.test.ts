import { expect, test } from 'vitest'
import { polygon } from '../../../test/unit/fake-kit.js'
import { evmNamespace, rawSession } from '../../../test/unit/fake-sign-client.js'
import { alice, bob } from '../../../test/unit/fake-wallet.js'
import { settle } from '../../../test/unit/fakes.js'
import { walletConnectTabs } from '../../../test/unit/walletconnect-tabs.js'

const { signal } = new AbortController()
const accounts = { accounts: [{ address: alice }], caipNetworkId: 'eip155:1' }
const pairingOf = (proposal: number) => `${proposal}`.padStart(64, '0')

test('behavior: one tab has the client, and the others restore, ask and switch as if they had it', async () => {
  const all = walletConnectTabs()
  const first = await all.open()
  expect(await first.connect()).toEqual(accounts)
  const second = await all.open()
  expect(await second.connector.restore(signal)).toEqual(accounts)
  expect([all.clients.length, second.state.peer.peek()]).toEqual([1, { name: 'Fake Wallet' }])
  all.live().answer(() => '0xsigned')
  const asking = second.connector.request('personal_sign', ['0x'])
  expect(second.state.pending.peek()).toBe(1)
  expect(await asking).toBe('0xsigned')
  expect(all.live().requests).toEqual([{ method: 'personal_sign', chainId: 'eip155:1' }])
  expect(await second.connector.switchNetwork(polygon, signal)).toBe('eip155:137')
  expect([second.changes, first.changes]).toEqual([[{ type: 'chainChanged', caipNetworkId: 'eip155:137' }], []])
  all.live().answer(() => Promise.reject({ code: 5000, message: 'User rejected.' }))
  await expect(second.connector.request('personal_sign', ['0x'])).rejects.toMatchObject({ code: 'wallet/rejected' })
  expect(all.clock.pending()).toBe(0)
})

test('behavior: what cannot be told to another tab is the one who asks to blame for', async () => {
  const all = walletConnectTabs()
  const first = await all.open()
  await first.connect()
  const second = await all.open()
  await second.connector.restore(signal)
  await expect(second.connector.request('personal_sign', [() => {}])).rejects.toMatchObject({ code: 'wallet/failed' })
  expect([second.state.pending.peek(), all.live().requests, all.clock.pending()]).toEqual([0, [], 0])
})

test('behavior: what the wallet says is heard in all tabs, and so is the end of the session', async () => {
  const all = walletConnectTabs()
  const first = await all.open()
  await first.connect()
  const second = await all.open()
  await second.connector.restore(signal)
  all.live().keep(rawSession(evmNamespace([137], bob)))
  all.live().emit('session_update', { topic: 'topic-1' })
  all.live().socket('relayer_disconnect')
  await settle()
  expect(second.changes).toEqual([
    { type: 'chainChanged', caipNetworkId: 'eip155:137' },
    { type: 'accountsChanged', accounts: [{ address: bob }] },
  ])
  expect([first.changes, second.state.relay.peek()]).toEqual([second.changes, 'lost'])
  await second.connector.disconnect()
  await settle()
  expect(all.live().ended).toEqual(expect.arrayContaining(['topic-1']))
  expect(first.changes.at(-1)).toEqual({ type: 'disconnect' })
  expect([first.state.peer.peek(), second.state.peer.peek()]).toEqual([null, null])
  await expect(first.connector.request('personal_sign', [])).rejects.toMatchObject({ code: 'wallet/session-ended' })
})

test('behavior: any tab pairs, shows its own code, and gives it up; another tab follows to the new session', async () => {
  const all = walletConnectTabs()
  const first = await all.open()
  await first.connect()
  const second = await all.open()
  const leaving = new AbortController()
  const left = second.connector.connect(leaving.signal)
  await settle()
  expect([first.state.pairing.peek(), second.state.pairing.peek()?.uri]).toEqual([null, expect.stringMatching(/^wc:/)])
  leaving.abort()
  await expect(left).rejects.toMatchObject({ code: 'flow/cancelled' })
  await settle()
  expect([second.state.pairing.peek(), all.live().ended]).toEqual([null, [pairingOf(2)]])
  const next = rawSession(evmNamespace([1], bob), { topic: 'topic-2' })
  expect(await second.connect(next)).toEqual({ accounts: [{ address: bob }], caipNetworkId: 'eip155:1' })
  await settle()
  expect(all.live().ended).toContain('topic-1')
  expect(first.changes).toEqual([{ type: 'accountsChanged', accounts: [{ address: bob }] }])
  all.live().answer(() => '0xsigned')
  expect(await first.connector.request('personal_sign', [])).toBe('0xsigned')
  expect(all.clock.pending()).toBe(0)
})

test('behavior: garbage on the channel is nobody’s word', async () => {
  const all = walletConnectTabs()
  const first = await all.open()
  await first.connect()
  const second = await all.open()
  await second.connector.restore(signal)
  const ask = { type: 'ask', from: 'x', to: '01', id: 1, name: 'request', params: null }
  const state = { type: 'state', from: '01', to: null, except: null, store: null, event: null }
  const garbage = [null, 7, 'x', {}, [], { type: 'lead' }, { type: 'answer', from: '01', to: '02', id: 'x' }]
  for (const item of [...garbage, ask, { ...ask, name: 'sign' }, { ...ask, name: 'disconnect', params: {} }, state]) {
    all.shout(item)
  }
  await settle()
  all.live().answer(() => '0xsigned')
  expect(await second.connector.request('personal_sign', [])).toBe('0xsigned')
  expect([all.live().ended.length, all.live().requests.length, second.changes, first.changes]).toEqual([0, 1, [], []])
})

test('behavior: the socket stays open while any tab uses it; a tab that uses nothing leaves nothing behind', async () => {
  const all = walletConnectTabs()
  const first = await all.open()
  await first.connect()
  const before = all.shared()
  const second = await all.open()
  await second.connector.restore(signal)
  expect(all.shared()).toBeGreaterThan(before)
  first.stop()
  await settle()
  expect(all.live().isOpen()).toBe(true)
  second.stop()
  await settle()
  expect([all.live().isOpen(), all.shared(), all.clock.pending()]).toEqual([false, before, 0])
  const stop = second.connector.watch(() => {})
  expect(await second.connector.restore(signal)).toEqual(accounts)
  await settle()
  expect(all.live().isOpen()).toBe(true)
  second.tab.close()
  stop()
  await settle()
  expect(all.live().isOpen()).toBe(false)
})

test('behavior: whoever comes back to it finds what other tabs have done meanwhile', async () => {
  const all = walletConnectTabs()
  const first = await all.open()
  await first.connect()
  const second = await all.open()
  await second.connector.restore(signal)
  second.stop()
  await settle()
  await first.connect(rawSession(evmNamespace([1], bob), { topic: 'topic-2' }))
  second.connector.watch(() => {})
  expect(await second.connector.restore(signal)).toEqual({ accounts: [{ address: bob }], caipNetworkId: 'eip155:1' })
})

test('behavior: where the browser has no locks, or denies them, every tab leads itself', async () => {
  for (const seen of [null, { hold: () => Promise.reject(new DOMException('denied', 'SecurityError')) }]) {
    const all = walletConnectTabs()
    const first = await all.open(seen)
    const second = await all.open(seen)
    expect(all.clients).toHaveLength(2)
    expect(await second.connect()).toEqual(accounts)
    expect([second.state.peer.peek()?.name, first.state.peer.peek()]).toEqual(['Fake Wallet', null])
    expect(all.clock.pending()).toBe(0)
  }
})

test('error: a client that does not start is told, and the next use tries again', async () => {
  const all = walletConnectTabs()
  const cause = new Error('no relay')
  all.refuse(cause)
  await expect(all.open()).rejects.toBe(cause)
  expect(all.clock.pending()).toBe(0)
  all.refuse(undefined)
  const first = await all.open()
  expect(await first.connect()).toEqual(accounts)
})

test('SPEC, enableReconnect: without it every tab has a session of its own', async () => {
  const all = walletConnectTabs({ isKept: false })
  const first = await all.open()
  await first.connect()
  const second = await all.open()
  expect(await second.connector.restore(signal)).toBe(undefined)
  const own = rawSession(evmNamespace([1], bob), { topic: 'topic-2' })
  expect(await second.connect(own)).toEqual({ accounts: [{ address: bob }], caipNetworkId: 'eip155:1' })
  await settle()
  expect([all.live().ended, first.changes]).toEqual([[], []])
  await second.connector.disconnect()
  await settle()
  expect([all.live().ended, first.changes]).toEqual([['topic-2'], []])
})
