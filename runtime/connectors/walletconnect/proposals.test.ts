import { expect, test } from 'vitest'
import { fakeWalletConnect, rawSession } from '../../../test/unit/fake-sign-client.js'
import { later, settle } from '../../../test/unit/fakes.js'

const { signal } = new AbortController()

/** Starts pairing, and gives how it ended. */
async function start(all = fakeWalletConnect(), outer: AbortSignal = signal) {
  const ends: unknown[] = []
  const end = all.connector.connect(outer).then(
    ({ caipNetworkId }) => ends.push(caipNetworkId),
    (cause: { code: string }) => ends.push(cause.code),
  )
  await settle()
  return { ...all, ends, end, uri: () => all.state.pairing.peek()?.uri }
}

test('behavior: a code counts as expired ten seconds before its four minutes are over', async () => {
  const { host, ends, uri } = await start()
  await host.clock.advance(229_999)
  expect([ends, uri()]).toEqual([[], expect.any(String)])
  await host.clock.advance(1)
  expect(ends).toEqual(['wallet/pairing-expired'])
  expect(host.clock.pending()).toBe(0)
})

test('behavior: an expired code stays until the next one is there, and a wallet that is busy with it still counts', async () => {
  const all = fakeWalletConnect()
  const first = await start(all)
  const before = first.uri()
  await all.host.clock.advance(230_000)
  expect(first.uri()).toBe(before)
  const second = await start(all)
  expect(second.uri()).not.toBe(before)
  all.client.proposals[0]?.resolve(rawSession())
  await second.end
  expect(second.ends).toEqual(['eip155:1'])
  expect(all.client.ended).toEqual(['0'.repeat(63).concat('2')])
})

test('behavior: a session that comes when nobody waits any more is ended', async () => {
  const { host, client, state, ends } = await start()
  await host.clock.advance(230_000)
  client.proposals[0]?.resolve(rawSession())
  await settle()
  expect([ends, client.ended, state.peer.peek()]).toEqual([['wallet/pairing-expired'], ['topic-1'], null])
})

test('behavior: leaving drops the pairing, and what the wallet approves afterwards', async () => {
  const leaving = new AbortController()
  const { client, end, ends, uri, host } = await start(undefined, leaving.signal)
  leaving.abort()
  await end
  expect([ends, uri(), client.ended.length, host.clock.pending()]).toEqual([['flow/cancelled'], undefined, 1, 0])
  client.proposals[0]?.resolve(rawSession())
  await settle()
  expect(client.ended).toContain('topic-1')
})

test('behavior: one pairing at a time', async () => {
  const all = fakeWalletConnect()
  const first = await start(all)
  const second = await start(all)
  await first.end
  expect(first.ends).toEqual(['flow/cancelled'])
  all.client.proposals[1]?.resolve(rawSession())
  await second.end
  expect(second.ends).toEqual(['eip155:1'])
})

test('behavior: a clock that is set back ends the code, since nobody knows how old it is', async () => {
  const all = fakeWalletConnect()
  const { ends, host } = await start(all)
  host.clock.jump(-3_600_000)
  await host.clock.advance(5_000)
  expect(ends).toEqual(['wallet/pairing-expired'])
})

test('behavior: a device that slept finds its code expired when it wakes', async () => {
  const all = fakeWalletConnect()
  const { ends, host } = await start(all)
  host.clock.jump(3_600_000)
  await host.clock.advance(5_000)
  expect(ends).toEqual(['wallet/pairing-expired'])
})

test('behavior: a relay that is lost for less than fifteen seconds is waited for', async () => {
  const { client, state, host, ends, end } = await start()
  client.socket('relayer_disconnect')
  expect(state.relay.peek()).toBe('lost')
  await host.clock.advance(14_000)
  client.socket('relayer_connect')
  await host.clock.advance(60_000)
  expect([ends, state.relay.peek()]).toEqual([[], 'here'])
  client.proposals[0]?.resolve(rawSession())
  await end
  expect([ends, host.clock.pending()]).toEqual([['eip155:1'], 0])
})

test('error: a relay that does not come back ends the code', async () => {
  const { client, host, ends, uri } = await start()
  client.socket('relayer_disconnect')
  await host.clock.advance(15_000)
  expect([ends, uri(), host.clock.pending()]).toEqual([['relay/unreachable'], undefined, 0])
})

test('behavior: a relay that is lost is silent after four seconds, until it is back and stays', async () => {
  const { client, state, host, ends } = await start()
  client.socket('relayer_disconnect')
  await host.clock.advance(3_999)
  expect(state.relay.peek()).toBe('lost')
  await host.clock.advance(1)
  expect(state.relay.peek()).toBe('silent')
  client.socket('relayer_connect')
  await host.clock.advance(1_999)
  expect(state.relay.peek()).toBe('silent')
  await host.clock.advance(1)
  expect([state.relay.peek(), ends]).toEqual(['here', []])
})

test('error: a relay that takes every connection and ends it again is silent, and ends the code', async () => {
  const { client, state, host, ends } = await start()
  for (let second = 0; second < 14; second += 1) {
    client.socket('relayer_connect')
    client.socket('relayer_disconnect')
    await host.clock.advance(1_000)
    expect(state.relay.peek()).toBe(second < 3 ? 'lost' : 'silent')
  }
  await host.clock.advance(1_000)
  expect([ends, host.clock.pending()]).toEqual([['relay/unreachable'], 0])
})

test('behavior: a relay that takes its time is silent after four seconds, and what it gives then still counts', async () => {
  const all = fakeWalletConnect()
  const { connect } = all.client
  const taken = later<void>()
  all.client.connect = async (params) => {
    await taken.promise
    return connect(params)
  }
  const { host, state, ends, end, uri, client } = await start(all)
  await host.clock.advance(3_999)
  expect(state.relay.peek()).toBe('here')
  await host.clock.advance(1)
  expect(state.relay.peek()).toBe('silent')
  // Connections that come to nothing are no answer.
  client.socket('relayer_connect')
  client.socket('relayer_disconnect')
  expect(state.relay.peek()).toBe('silent')
  client.socket('relayer_connect')
  taken.resolve()
  await settle()
  expect([state.relay.peek(), uri()]).toEqual(['here', expect.any(String)])
  client.proposals[0]?.resolve(rawSession())
  await end
  expect([ends, host.clock.pending()]).toEqual([['eip155:1'], 0])
})

test('behavior: leaving a relay that is silent takes that back', async () => {
  const all = fakeWalletConnect()
  all.client.connect = () => new Promise(() => {})
  const leaving = new AbortController()
  const { host, state, end } = await start(all, leaving.signal)
  await host.clock.advance(4_000)
  expect(state.relay.peek()).toBe('silent')
  leaving.abort()
  await end
  expect([state.relay.peek(), host.clock.pending()]).toEqual(['here', 0])
})

test.each([
  ['Unauthorized: origin not allowed', 'relay/origin'],
  ['JWT validation error: JWT Token is not yet valid:', 'relay/clock'],
  ['Unauthorized: invalid key', 'relay/project-id'],
  ['socket hang up', 'relay/unreachable'],
])('error: the relay says "%s"', async (words, code) => {
  const all = fakeWalletConnect()
  all.client.connect = () => new Promise(() => {})
  const { ends, client } = await start(all)
  client.socket('relayer_error', new Error(`WebSocket connection closed abnormally with code: 3000 (${words})`))
  await settle()
  expect(ends).toEqual([code])
})

test('error: a relay that says nothing is given up after 25 s: the client may send once more what was lost for 20 s', async () => {
  const all = fakeWalletConnect()
  all.client.connect = () => new Promise(() => {})
  const { ends, host } = await start(all)
  await host.clock.advance(24_999)
  expect(ends).toEqual([])
  await host.clock.advance(1)
  expect([ends, host.clock.pending()]).toEqual([['relay/unreachable'], 0])
})

test.each([
  [{ code: 5000, message: 'User rejected.' }, 'wallet/rejected'],
  [{ code: 5002, message: 'User rejected methods.' }, 'wallet/rejected'],
  [{ code: 4001, message: 'no' }, 'wallet/rejected'],
  [{ code: 5100, message: 'Unsupported chains.' }, 'wallet/unsupported'],
  [{ code: 3000, message: 'Unauthorized' }, 'wallet/unauthorized'],
  ['nonsense', 'wallet/failed'],
])('error: a wallet that answers the proposal with %o', async (cause, code) => {
  const { client, ends, end, uri } = await start()
  client.proposals[0]?.reject(cause)
  await end
  expect([ends, uri()]).toEqual([[code], undefined])
})

test('behavior: a wallet that answers a page that was killed counts while somebody waits, and is ended otherwise', async () => {
  const { host, client, connector, ends, end } = await start()
  const open = host.clock.pending()
  const stop = connector.watch(() => {})
  const session = rawSession(undefined, { pairingTopic: 'of an earlier page' })
  client.keep(session)
  client.emit('session_connect', { session })
  await end
  expect(ends).toEqual(['eip155:1'])
  const late = rawSession(undefined, { topic: 'topic-2', pairingTopic: 'of an earlier page' })
  client.emit('session_connect', { session: late })
  for (const garbage of [undefined, null, {}, { session: { topic: 'topic-3' } }])
    client.emit('session_connect', garbage)
  await host.clock.advance(10_000)
  expect(client.ended.filter((topic) => topic.startsWith('topic'))).toEqual(['topic-2'])
  stop()
  await settle()
  expect([client.listeners(), host.clock.pending() < open]).toEqual([0, true])
})

test('behavior: one that answers before anybody waits is kept for whoever comes', async () => {
  const all = fakeWalletConnect()
  const stop = all.connector.watch(() => {})
  const session = rawSession(undefined, { pairingTopic: 'of an earlier page' })
  all.client.keep(session)
  all.client.emit('session_connect', { session })
  await all.host.clock.advance(9_999)
  const { ends, end } = await start(all)
  await end
  await all.host.clock.advance(10_000)
  stop()
  expect([ends, all.client.ended.includes('topic-1')]).toEqual([['eip155:1'], false])
})
