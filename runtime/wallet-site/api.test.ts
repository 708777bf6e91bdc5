import { beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { type FakeClock, fakeClock, later, settle } from '../../test/unit/fakes.js'
import { json, type PlayedServer, playedServer } from '../../test/unit/played-wallet-server.js'
import { siteDisk, until } from '../../test/unit/wallet-site-world.js'
import { createApi } from './api.js'
import { createDevice, type Device } from './device.js'

const answer = z.object({ session: z.string() })
const { signal } = new AbortController()
const silent = 'The wallet didn’t answer. Try again.'

let clock: FakeClock
let server: PlayedServer
let device: Device
beforeEach(() => {
  clock = fakeClock()
  server = playedServer(clock)
  device = createDevice({ store: siteDisk().store, crypto, clock })
})

function apiOf(played = server) {
  const deps = { http: { fetch: played.fetch() }, clock, crypto, device, path: '/api/v1' }
  return createApi({ ...deps, projectId: 'local', app: 'https://app.example' })
}
const call = { name: 'session', body: {}, answer, signal }
/** What a call came to; the clock moves on while it waits. */
async function told(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    (value) => value,
    (cause: Error) => cause.message,
  )
}

test('behavior: each call is signed by the device, with a nonce of its own; the server checks what it got', async () => {
  const api = apiOf()
  expect(await api.call(call)).toEqual({ answer: { session: 'no' }, token: undefined })
  await api.call(call)
  const headers = server.requests.map((request) => Object.fromEntries(request.headers))
  expect(headers[0]).toMatchObject({
    'content-type': 'application/json',
    'x-project-id': 'local',
    'x-app-origin': 'https://app.example',
    'x-device': (await device.read()).publicKey,
  })
  expect(headers[0]?.['authorization']).toBeUndefined()
  expect(new Set(headers.map((each) => each['x-proof-nonce'])).size).toBe(2)
  expect(headers[0]?.['x-device']).toHaveLength(87)
})

test('behavior: a clock that is off is corrected once, and stays corrected', async () => {
  const early = playedServer(clock, 600_000)
  const api = apiOf(early)
  await api.call(call)
  await api.call(call)
  expect(early.requests.map(({ headers }) => Number(headers.get('x-proof-time')) - clock.now())).toEqual([
    0, 600_000, 600_000,
  ])
})

test('error: a server that says twice that the clock is off is not asked a third time', async () => {
  for (const now of [1, 2]) server.next('session', () => json({ code: 'clock', message: 'Set your clock.', now }, 401))
  expect(await told(apiOf().call(call))).toBe('Set your clock.')
  expect(server.requests).toHaveLength(2)
})

test.each([['text'], [Number.NaN], [undefined]])('error: a time that is none (%s) corrects nothing', async (now) => {
  server.next('session', () => json({ code: 'clock', message: 'Set your clock.', now }, 401))
  expect(await told(apiOf().call(call))).toBe('Set your clock.')
  expect(server.requests).toHaveLength(1)
})

test('error: a nonce that is refused is not tried again', async () => {
  server.next('session', () => json({ code: 'nonce', message: 'The nonce was used.' }, 401))
  expect(await told(apiOf().call(call))).toBe('The nonce was used.')
  expect(server.requests).toHaveLength(1)
})

test('behavior: a token that the server does not know is dropped, and the question asked without it', async () => {
  await device.change(() => ({ token: 'old' }))
  server.next('session', () => json({ code: 'session', message: 'Sign in first.' }, 401))
  expect(await apiOf().call(call)).toEqual({ answer: { session: 'no' }, token: undefined })
  expect([server.requests[0]?.headers.get('authorization'), server.requests[1]?.headers.get('authorization')]).toEqual([
    'Session old',
    null,
  ])
  expect((await device.read()).token).toBeUndefined()
})

const useless: readonly (readonly [string, () => Response | Promise<Response>])[] = [
  ['a page', () => new Response('<!doctype html><p>Sign in to this network</p>')],
  ['nothing', () => new Response(null, { status: 200 })],
  ['half of it', () => new Response('{"session":')],
  ['another shape', () => json({ session: 7 })],
  ['a list', () => json([])],
  ['more than may be', () => new Response(`"${'x'.repeat(600_000)}"`)],
  ['a fault of its own', () => json({}, 500)],
  ['a fault as a page', () => new Response('Bad gateway', { status: 502 })],
  ['a refusal as a page', () => new Response('Forbidden', { status: 403 })],
  ['a network that is gone', () => Promise.reject(new TypeError('Failed to fetch'))],
]
test.each(useless)('error: %s is no answer', async (_, broken) => {
  server.next('session', broken)
  expect(await told(apiOf().call(call))).toBe(silent)
  expect(clock.pending()).toBe(0)
})

const words: readonly (readonly [object, string])[] = [
  [{ code: 'x', message: 'Wait\u202e a\nminute.' }, 'Wait a minute.'],
  [{ reasons: [{ name: 'x', description: 'The code is over.' }] }, 'The code is over.'],
  [{ code: 'x', message: { html: '<b>' } }, 'Something went wrong in the wallet. Try again.'],
  [{ reasons: 'none' }, 'Something went wrong in the wallet. Try again.'],
]
test.each(words)('error: of a refusal %j the words for people are told', async (body, said) => {
  server.next('session', () => json(body, 400))
  expect(await told(apiOf().call(call))).toBe(said)
})

test('error: a server that drips is given up after ten seconds in all, and what it sends later is dropped', async () => {
  let sent = 0
  server.next('session', ({ signal: given }) => {
    const body = new ReadableStream({
      async pull(controller) {
        await clock.sleep(1_000, given)
        sent += 1
        controller.enqueue(new TextEncoder().encode(' '))
      },
    })
    return new Response(body)
  })
  const work = told(apiOf().call(call))
  await until(() => server.requests.length === 1)
  await settle()
  for (let second = 0; second < 10; second += 1) await clock.advance(1_000)
  expect(await work).toBe(silent)
  expect(sent).toBeGreaterThan(5)
  expect(server.requests[0]?.signal.aborted).toBe(true)
})

test('error: a server that hangs and hears no abort holds nothing up', async () => {
  server.next('session', () => new Promise(() => {}))
  const work = told(apiOf().call({ ...call, ms: 30_000 }))
  await until(() => server.requests.length === 1)
  await clock.advance(29_999)
  const early = later<string>()
  expect(await Promise.race([work, settle().then(() => 'waits')])).toBe('waits')
  early.resolve('')
  await clock.advance(1)
  expect(await work).toBe(silent)
})

test('error: an abort ends it with its own reason, and no timer stays', async () => {
  const own = new AbortController()
  server.next('session', () => new Promise(() => {}))
  const work = told(apiOf().call({ ...call, signal: own.signal }))
  await until(() => server.requests.length === 1)
  own.abort(new Error('Request was aborted'))
  expect(await work).toBe('Request was aborted')
  expect([clock.pending(), server.requests[0]?.signal.aborted]).toEqual([0, true])
})
