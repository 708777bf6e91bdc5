import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import fc from 'fast-check'
import { afterEach, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { runs } from '../../../../../test/setup/runs.js'
import { createRelay, type RelayOptions } from './create-relay.js'

const topic = 'ab'.repeat(32)
/** A client, by its signed JWT. */
const client = [
  'eyJhbGciOiJFZERTQSIsInR5cCI6IkpXVCJ9',
  'eyJpc3MiOiJkaWQ6a2V5Ono2TWt2RHFHVDU0Y1hlc1lHdkFCcEYxVWFwVk53akNxUmNhZmk0UHg2VGh2NVQzWiJ9',
  'XK-cWnn2CkfCIkQpNticOr-v8m6Ededa0z2jdkiCxeEXaKPClelwzbyvsSKJVHTvxsYocQx2iZVrCS4F-QaqDQ',
].join('.')
const other = 'cd'.repeat(32)
const failures: unknown[] = []
const log = { debug() {}, error: (cause: unknown) => failures.push(cause) }
const cleanups: (() => void)[] = []

afterEach(() => {
  for (const cleanup of cleanups.splice(0).reverse()) cleanup()
  expect(failures.splice(0)).toEqual([])
})

/** A server with a relay, and what opens a client to it. */
async function serve(options: RelayOptions = {}) {
  const server: Server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const relay = createRelay({ log: log as unknown as NonNullable<RelayOptions['log']>, ...options })
  server.on('upgrade', relay.take)
  cleanups.push(() => server.close(), relay.stop)
  const { port } = server.address() as AddressInfo
  const open = async (query = '', headers: Record<string, string> = {}) => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/relay${query}`, { headers })
    await once(socket, 'open')
    cleanups.push(() => socket.terminate())
    return speak(socket)
  }
  const status = (path: string, headers: Record<string, string> = {}) =>
    new Promise<number | undefined>((resolve) => {
      const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, { headers })
      socket.on('open', () => resolve(101)).on('unexpected-response', (_, answer) => resolve(answer.statusCode))
      socket.on('error', () => {})
      cleanups.push(() => socket.terminate())
    })
  return { relay, open, status }
}

interface Said {
  readonly id: unknown
  readonly result?: unknown
  readonly error?: { readonly code: number }
  readonly params?: { readonly id: string; readonly data: { readonly message: string; readonly topic: string } }
}

/** Calls the relay, and reads what it delivers. */
function speak(socket: WebSocket) {
  const pushed: Said[] = []
  const waiting = new Map<unknown, (said: Said) => void>()
  let last = 0
  let isConfirming = true
  socket.on('message', (data) => {
    const said: Said = JSON.parse(String(data))
    if (!said.params) return waiting.get(said.id)?.(said)
    pushed.push(said)
    if (isConfirming) socket.send(JSON.stringify({ id: said.id, jsonrpc: '2.0', result: true }))
  })
  const hear = (id: unknown) => new Promise<Said>((resolve) => waiting.set(id, resolve))
  return {
    socket,
    hear,
    pushed,
    texts: () => pushed.map(({ params }) => params?.data.message),
    keepSilent: () => {
      isConfirming = false
    },
    call(method: string, params: unknown) {
      last += 1
      const answer = hear(last)
      socket.send(JSON.stringify({ id: last, jsonrpc: '2.0', method, params }))
      return answer
    },
  }
}

test('behavior: a message reaches who subscribed before and who comes later, not its author', async () => {
  const { open } = await serve()
  const [author, before] = [await open(), await open()]
  const { result: id } = await before.call('irn_subscribe', { topic })
  await author.call('irn_subscribe', { topic })
  expect((await author.call('irn_publish', { topic, message: 'hello', ttl: 60, tag: 1_100 })).result).toBe(true)
  await expect.poll(before.texts).toEqual(['hello'])
  expect(before.pushed[0]?.params).toMatchObject({ id, data: { topic, message: 'hello', tag: 1_100 } })
  const later = await open()
  await later.call('irn_batchSubscribe', { topics: [other, topic] })
  await expect.poll(later.texts).toEqual(['hello'])
  await author.call('irn_publish', { topic: other, message: 'there', ttl: 60, tag: 0 })
  await expect.poll(later.texts).toEqual(['hello', 'there'])
  expect(author.texts()).toEqual([])
})

test('behavior: a message that was not confirmed comes again on the next connection, a confirmed one does not', async () => {
  const { open } = await serve()
  const author = await open()
  const auth = `?auth=${client}`
  const first = await open(auth)
  await first.call('irn_subscribe', { topic })
  await author.call('irn_publish', { topic, message: 'one' })
  await expect.poll(first.texts).toEqual(['one'])
  // Its confirmation is on the way before this call is.
  await first.call('irn_subscribe', { topic })
  first.keepSilent()
  await author.call('irn_publish', { topic, message: 'two' })
  await expect.poll(first.texts).toEqual(['one', 'two'])
  first.socket.terminate()
  const second = await open(auth)
  await second.call('irn_subscribe', { topic })
  await expect.poll(second.texts).toEqual(['two'])
})

test('behavior: messages expire by the clock, and can be fetched once', async () => {
  let now = 1_000_000
  const { open } = await serve({ clock: { now: () => now } })
  const [author, reader] = [await open(), await open()]
  await author.call('irn_publish', { topic, message: 'short', ttl: 5 })
  await author.call('irn_batchPublish', { messages: [{ topic, message: 'long', ttl: 50, tag: 7 }] })
  now += 5_000
  const { result } = await reader.call('irn_batchFetchMessages', { topics: [topic] })
  expect(result).toEqual({ messages: [{ topic, message: 'long', tag: 7, publishedAt: 1_000_000 }], hasMore: false })
  expect((await reader.call('irn_fetchMessages', { topic })).result).toEqual({ messages: [], hasMore: false })
})

test('behavior: who unsubscribed or left hears no more', async () => {
  const { open } = await serve()
  const [author, reader] = [await open(), await open()]
  await reader.call('irn_batchSubscribe', { topics: [topic, other] })
  await reader.call('irn_unsubscribe', { topic })
  await reader.call('irn_batchUnsubscribe', { subscriptions: [{ topic: other, id: 'x' }] })
  await author.call('irn_publish', { topic, message: 'x' })
  await author.call('irn_publish', { topic: other, message: 'x' })
  await reader.call('irn_fetchMessages', { topic: 'ef'.repeat(32) })
  expect(reader.texts()).toEqual([])
})

test('behavior: proposing and approving a session publishes with the tags of WalletConnect', async () => {
  const { open } = await serve()
  const [dapp, wallet] = [await open(), await open()]
  await wallet.call('irn_subscribe', { topic })
  await dapp.call('wc_proposeSession', { pairingTopic: topic, sessionProposal: 'proposal', attestation: null })
  await expect.poll(wallet.texts).toEqual(['proposal'])
  expect(wallet.pushed[0]?.params?.data).toMatchObject({ tag: 1_100, topic })
  await dapp.call('irn_subscribe', { topic: other })
  const settlement = { sessionProposalResponse: 'response', sessionSettlementRequest: 'settlement' }
  await wallet.call('wc_approveSession', { pairingTopic: topic, sessionTopic: other, ...settlement })
  await expect.poll(dapp.texts).toEqual(['response', 'settlement'])
  expect(dapp.pushed.map(({ params }) => params?.data)).toMatchObject([{ tag: 1_101 }, { tag: 1_102 }])
  await dapp.call('irn_publish', { topic: other, message: 'request', tag: 1_108 })
  await expect.poll(wallet.texts).toEqual(['proposal', 'request'])
})

test('error: bad frames are answered and the connection lives', async () => {
  const { open } = await serve()
  const peer = await open()
  const broken = { '{"a': -32_700, '[]': -32_600, '{"id":1}': -32_600, null: -32_600 }
  for (const [frame, code] of Object.entries(broken)) {
    const answer = peer.hear(null)
    peer.socket.send(frame)
    expect((await answer).error?.code, frame).toBe(code)
  }
  const answer = peer.hear(null)
  peer.socket.send(Buffer.from([1, 2, 3]))
  expect((await answer).error?.code).toBe(-32_700)
  for (const method of ['irn_nothing', 'constructor', '__proto__'])
    expect((await peer.call(method, {})).error?.code).toBe(-32_601)
  const wrong: readonly (readonly [string, unknown])[] = [
    ['irn_publish', { topic: 'short', message: 'x' }],
    ['irn_publish', { topic, message: 'x', ttl: -1 }],
    ['irn_publish', { topic, message: '' }],
    ['irn_subscribe', null],
    ['irn_batchSubscribe', { topics: Array(501).fill(topic) }],
    ['wc_approveSession', { pairingTopic: topic }],
  ]
  for (const [method, params] of wrong) expect((await peer.call(method, params)).error?.code, method).toBe(-32_602)
  expect((await peer.call('irn_subscribe', { topic })).result).toMatch(/^[0-9a-f]{64}$/)
})

test('error: an oversize frame ends the connection that sent it, and no other', async () => {
  const { open } = await serve()
  const [bad, good] = [await open(), await open()]
  bad.socket.send('x'.repeat(3 * 1_024 * 1_024))
  const [code] = await once(bad.socket, 'close')
  expect(code).toBe(1_009)
  expect((await good.call('irn_subscribe', { topic })).result).toEqual(expect.any(String))
})

test('error: a JWT that is not signed by who it names is refused', async () => {
  const { status } = await serve()
  expect(await status(`/relay?auth=${client}`)).toBe(101)
  expect(await status(`/relay?auth=${client.slice(0, -8)}`)).toBe(401)
})

test('error: another path is 404, and connections over the limit 503', async () => {
  const { status } = await serve({ maxConnections: 1 })
  for (const path of ['/', '/relay2', '/relay/x', '//']) expect(await status(path), path).toBe(404)
  expect(await status('/relay')).toBe(101)
  expect(await status('/relay')).toBe(503)
})

test('behavior: a stopped relay has ended its connections', async () => {
  const { relay, open } = await serve()
  const peer = await open()
  const closed = once(peer.socket, 'close')
  relay.stop()
  await closed
})

test('behavior: a client that does not answer pings is let go, one that does stays', async () => {
  const { open } = await serve({ pingMs: 50 })
  const [alive, dead] = [await open(), await open()]
  dead.socket.pong = () => {}
  await once(dead.socket, 'close')
  expect((await alive.call('irn_subscribe', { topic })).result).toEqual(expect.any(String))
})

test('behavior: whatever is sent, the relay answers every call', async () => {
  const { open } = await serve()
  const peer = await open()
  const methods = [
    'irn_publish',
    'irn_subscribe',
    'irn_batchPublish',
    'irn_fetchMessages',
    'wc_proposeSession',
    'irn_x',
  ]
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...methods), fc.jsonValue(), async (method, params) => {
      const { result, error } = await peer.call(method, params)
      expect(result !== undefined || [-32_601, -32_602].includes(error?.code ?? 0)).toBe(true)
    }),
    // Each run is a call over a real socket.
    { numRuns: runs(200) },
  )
})

test('error: a client that confirms nothing makes the relay remember a thousand messages at most', async () => {
  const { open } = await serve({ maxMessagesPerTopic: 2_000 })
  const [author, silent] = [await open(), await open(`?auth=${client}`)]
  silent.keepSilent()
  await silent.call('irn_subscribe', { topic })
  const messages = Array.from({ length: 1_001 }, (_, index) => ({ topic, message: `m${index}`, ttl: 300, tag: 0 }))
  for (let from = 0; from < messages.length; from += 500)
    await author.call('irn_batchPublish', { messages: messages.slice(from, from + 500) })
  await expect.poll(() => silent.pushed.length).toBe(1_001)
  for (const { id } of silent.pushed) silent.socket.send(JSON.stringify({ id, jsonrpc: '2.0', result: true }))
  // The answer to this call comes after all those were read.
  const left = await silent.call('irn_fetchMessages', { topic })
  expect((left.result as { messages: { message: string }[] }).messages.map(({ message }) => message)).toEqual(['m0'])
})
