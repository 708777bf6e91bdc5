import { describe, expect, test } from 'vitest'
import { fakeHost, later } from '../../test/unit/fakes.js'
import { shape, text } from '../core/decode.js'
import { type BackendRoute, createBackend } from './backend.js'

const hello: BackendRoute<{ readonly name: string }> = { path: '/hello', decode: shape({ name: text }) }
const json = (body: unknown, init?: ResponseInit) => Response.json(body, init)
const good = () => json({ name: 'Fern', more: 1 })
const wiring = { projectId: 'local', services: { api: 'https://api.example/base/' } }

/** A backend whose answers come in this order, the last one again and again. */
function setup(...answers: readonly (() => Response | Promise<Response>)[]) {
  let asked = 0
  const host = fakeHost({ fetch: () => (answers[Math.min(asked++, answers.length - 1)] ?? good)() })
  const links = { look: () => ({ href: 'https://app.example/page?x=1' }) } as never
  const backend = createBackend({ host: { ...host, links }, wiring })
  return { host, backend }
}

/** Asks, and lets as much time pass as it takes. */
async function ask({ host, backend }: ReturnType<typeof setup>, signal = new AbortController().signal) {
  const asked = backend.get(hello, {}, signal).then(
    (value) => ({ value }),
    (error: unknown) => ({ error: error as Error & { readonly code: string } }),
  )
  await host.clock.advance(20_000)
  expect(host.clock.pending()).toBe(0)
  return asked
}

test('behavior: every call says the project and the kit; empty values are left out, lists joined', async () => {
  const { host, backend } = setup(good)
  const value = await backend.get(
    hello,
    { a: 'b c', none: '', gone: undefined, list: ['x', 'y'] },
    new AbortController().signal,
  )
  expect(value).toEqual({ name: 'Fern' })
  expect(host.requests).toEqual([
    'https://api.example/base/hello?projectId=local&st=modal-kit&sv=react&a=b+c&list=x%2Cy',
  ])
  expect(host.clock.pending()).toBe(0)
})

test.each([
  [401, 'backend/project-id', 1],
  [403, 'backend/origin', 1],
  [404, 'backend/failed', 1],
  [408, 'backend/failed', 3],
  [429, 'backend/rate-limited', 3],
  [500, 'backend/failed', 1],
  [502, 'backend/failed', 3],
  [503, 'backend/failed', 3],
  [504, 'backend/failed', 3],
])('error: status %i is %s after %i tries, with its status as the cause (SPEC §7)', async (status, code, tries) => {
  const all = setup(() => json({ error: 'no' }, { status }))
  const { error } = (await ask(all)) as { error: Error & { code: string } }
  expect([error.code, (error.cause as Error).message]).toEqual([code, `HTTP status code: ${status}`])
  expect(all.host.requests).toHaveLength(tries)
})

test('behavior: what passes is asked again', async () => {
  const all = setup(
    () => json({}, { status: 503 }),
    () => Promise.reject(new TypeError('Failed to fetch')),
    good,
  )
  expect(await ask(all)).toEqual({ value: { name: 'Fern' } })
  expect(all.host.requests).toHaveLength(3)
})

test('error: a network that is gone is said after three tries', async () => {
  const all = setup(() => Promise.reject(new TypeError('Failed to fetch')))
  expect(await ask(all)).toMatchObject({ error: { code: 'backend/unreachable' } })
  expect(all.host.requests).toHaveLength(3)
})

describe('Retry-After', () => {
  async function tries(value: string, ms: number): Promise<number> {
    const { host, backend } = setup(() => json({}, { status: 429, headers: { 'retry-after': value } }))
    const asked = backend.get(hello, {}, new AbortController().signal).catch(() => {})
    await host.clock.advance(ms)
    const { length } = host.requests
    await host.clock.advance(30_000)
    await asked
    return length
  }
  test('behavior: seconds are waited', async () => {
    expect([await tries('3', 2_900), await tries('3', 3_100)]).toEqual([1, 2])
  })
  test('behavior: a date is waited for', async () => {
    const date = new Date(1_700_000_005_000).toUTCString()
    expect([await tries(date, 4_900), await tries(date, 5_100)]).toEqual([1, 2])
  })
  test('behavior: longer than the call may take is not waited for, and nonsense is none', async () => {
    expect([await tries('3600', 20_000), await tries('soon', 20_000)]).toEqual([1, 3])
  })
})

const jumps = [
  ['a day on', 86_400_000],
  ['a day back', -86_400_000],
] as const
const waits: readonly (readonly [what: string, headers: HeadersInit])[] = [
  ['no wait', {}],
  ['3 s', { 'retry-after': '3' }],
  ['an hour', { 'retry-after': '3600' }],
  ['a date', { 'retry-after': new Date(1_700_000_005_000).toUTCString() }],
]
const leaps = jumps.flatMap(([where, ms]) =>
  waits.flatMap(([what, headers]) =>
    (['as it is told of', 'amid'] as const).map((moment) => [where, moment, what, { ms, headers }] as const),
  ),
)

/** Makes a clock jump when it is told; what sleeps does not notice. */
function leaping(clock: { now(): number }, ms: number) {
  const { now } = clock
  return () => void Object.assign(clock, { now: () => now() + ms })
}

test.each(leaps)(
  'error: a clock that jumps %s, %s %s: three tries and 15 s at most',
  async (_, moment, __, { ms, headers }) => {
    const { host, backend } = setup(() => {
      if (moment === 'as it is told of') leap()
      return json({}, { status: 503, headers })
    })
    const leap = leaping(host.clock, ms)
    const asked = backend.get(hello, {}, new AbortController().signal).catch((error: unknown) => error)
    await host.clock.advance(100)
    leap()
    await host.clock.advance(14_900)
    expect(host.clock.pending()).toBe(0)
    const { code } = Object(await asked) as { readonly code?: unknown }
    expect(['backend/failed', 'flow/timeout']).toContain(code)
    expect(host.requests.length).toBeLessThanOrEqual(3)
  },
)

test.each([
  [-86_400_000, 'is tried again', { value: { name: 'Fern' } }],
  [86_400_000, 'is over', { error: { code: 'backend/failed' } }],
])('behavior: a call in which the clock jumps %i ms %s', async (ms, _, outcome) => {
  const all = setup(() => {
    leaping(all.host.clock, ms)()
    return json({}, { status: 503 })
  }, good)
  expect(await ask(all)).toMatchObject(outcome)
})

test.each<[string, () => Response]>([
  ['another type', () => new Response('{"name":"Fern"}', { headers: { 'content-type': 'text/html' } })],
  ['no type', () => new Response(new TextEncoder().encode('{"name":"Fern"}'))],
  ['no JSON', () => new Response('{"name":', { headers: { 'content-type': 'application/json' } })],
  ['another shape', () => json({ name: 1 })],
  ['null', () => json(null)],
  ['no body', () => new Response(null, { headers: { 'content-type': 'application/json' } })],
  ['more than 2 MiB', () => json({ name: 'x'.repeat(2 * 1024 * 1024) })],
])('error: %s is an unreadable answer, and is not asked for again', async (_, answer) => {
  const all = setup(answer)
  expect(await ask(all)).toMatchObject({ error: { code: 'backend/bad-answer' } })
  expect(all.host.requests).toHaveLength(1)
})

test('error: an endless body is not read to its end', async () => {
  let pulled = 0
  const body = () =>
    new ReadableStream({
      pull(controller) {
        pulled += 1
        controller.enqueue(new Uint8Array(256 * 1024).fill(32))
      },
    })
  const all = setup(() => new Response(body(), { headers: { 'content-type': 'application/json' } }))
  expect(await ask(all)).toMatchObject({ error: { code: 'backend/bad-answer' } })
  expect(pulled).toBeLessThan(16)
})

test('error: silence ends after fifteen seconds', async () => {
  const { host, backend } = setup(() => later<Response>().promise)
  const asked = backend.get(hello, {}, new AbortController().signal).catch((error: unknown) => error)
  await host.clock.advance(14_999)
  expect(host.clock.pending()).toBe(1)
  await host.clock.advance(1)
  expect(await asked).toMatchObject({ code: 'flow/timeout', slots: { step: 'api.example', seconds: 15 } })
  expect(host.clock.pending()).toBe(0)
})

test('behavior: an abort ends it at once, also while it waits to ask again', async () => {
  for (const answer of [() => later<Response>().promise, () => json({}, { status: 503 })]) {
    const { host, backend } = setup(answer)
    const gone = new AbortController()
    const asked = backend.get(hello, {}, gone.signal).catch((error: unknown) => error)
    await host.clock.advance(10)
    gone.abort()
    expect(await asked).toMatchObject({ code: 'flow/cancelled' })
    expect([host.clock.pending(), host.requests.length]).toEqual([0, 1])
  }
})

test('error: without services.api nothing is asked', async () => {
  const host = fakeHost()
  const backend = createBackend({ host, wiring: { projectId: 'local', services: {} } })
  await expect(backend.get(hello, {}, new AbortController().signal)).rejects.toMatchObject({ code: 'feature/off' })
  expect(host.requests).toEqual([])
})

test('behavior: accounts are asked at their own place, where there is one, and else at the api', async () => {
  const [api, blockchain] = ['https://api.example', 'https://accounts.example']
  for (const [services, base] of [[{ api, blockchain }, blockchain] as const, [{ api }, api] as const]) {
    const host = fakeHost({ fetch: async () => Response.json('x') })
    const backend = createBackend({ host, wiring: { projectId: 'local', services } })
    const signal = new AbortController().signal
    await backend.get({ service: 'blockchain', path: '/v1/identity/0x1', decode: (input) => input }, {}, signal)
    expect(host.requests.map((request) => request.split('/v1')[0])).toEqual([base])
  }
})
