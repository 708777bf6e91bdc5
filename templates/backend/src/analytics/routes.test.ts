import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { Hono } from 'hono'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { appOf, type LocalBackend, makeLocalBackend } from '../../../../test/setup/local-backend.js'
import { runs } from '../../../../test/setup/runs.js'
import type { Env } from '../backend.js'
import { createProject, setFeature } from '../projects/edit-project.js'
import { findProject } from '../projects/read-project.js'
import { analyticsPurge, purgeEvents } from './purge-worker.js'
import { analyticsRoutes } from './routes.js'
import { countEvents } from './store-events.js'

const DAY_MS = 86_400_000
const START = Date.UTC(2026, 0, 31, 23, 50)
let now = START
let local: LocalBackend
let app: Hono<Env>
const address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
beforeAll(async () => {
  local = await makeLocalBackend({
    hasDatabase: true,
    parts: { clock: { now: () => now, sleep: () => Promise.resolve() } },
  })
  const { backend } = local
  for (const id of ['shop', 'other', 'quiet', 'busy', 'fuzz']) await createProject(backend, { name: id, id })
  await setFeature(backend, 'quiet', 'analytics', { isEnabled: false })
  const withProject = new Hono<Env>()
    .use(async (c, next) => {
      c.set('project', (await findProject(backend, c.req.query('projectId') ?? '')) ?? null)
      await next()
    })
    .route('/', analyticsRoutes(backend))
  app = appOf(withProject)
}, 60_000)
afterAll(() => local?.stop())

const event = (props: object, more: object = {}) => ({
  eventId: randomUUID(),
  url: 'https://shop.example.com/pay/42?token=secret#top',
  domain: 'shop.example.com',
  timestamp: now,
  props: { type: 'track', ...props },
  ...more,
})

async function send(path: string, body: unknown, projectId = 'shop') {
  const url = `${path}?projectId=${projectId}&st=appkit&sv=html-core-1.7.11`
  const response = await app.request(url, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'text/plain' },
  })
  return { status: response.status, text: await response.text() }
}

const rows = (projectId = 'shop') =>
  local.backend.db
    .selectFrom('analytics_events')
    .selectAll()
    .where('project_id', '=', projectId)
    .orderBy('received_at')
    .execute()
const counts = async (projectId = 'shop') =>
  (await countEvents(local.backend, projectId, 7)).map(({ day, event, count }) => `${day} ${event} ${count}`)

test('behavior: an event is stored without what names a person, and counted', async () => {
  const properties = {
    name: 'MetaMask',
    method: 'browser',
    isSmartAccount: false,
    walletRank: 3,
    address,
    search: 'my name',
    nested: { a: 1 },
  }
  const sent = event({ event: 'CONNECT_SUCCESS', properties, address, extra: 1 }, { unknown: true })
  expect(await send('/e', sent)).toEqual({ status: 202, text: '' })
  const [row] = await rows()
  expect(row).toEqual({
    project_id: 'shop',
    event_id: sent.eventId,
    kind: 'track',
    event: 'CONNECT_SUCCESS',
    sent_at: now,
    received_at: now,
    domain: 'shop.example.com',
    path: '/pay/42',
    sdk: 'appkit html-core-1.7.11',
    wallet_hash: expect.stringMatching(/^[0-9a-f]{32}$/),
    properties: { name: 'MetaMask', method: 'browser', isSmartAccount: false, walletRank: 3 },
  })
  expect(JSON.stringify(row)).not.toMatch(/secret|d8da6bf2/i)
  expect(await counts()).toEqual(['2026-01-31 CONNECT_SUCCESS 1'])
})

test('behavior: the same wallet has one hash in a project, whatever its case, and another in another project', async () => {
  const of = async (text: string, projectId: string) => {
    const sent = event({ event: 'MODAL_OPEN', address: text })
    await send('/e', sent, projectId)
    return (await rows(projectId)).find(({ event_id }) => event_id === sent.eventId)?.wallet_hash
  }
  const hash = await of(address, 'other')
  expect(await of(address.toLowerCase(), 'other')).toBe(hash)
  expect(await of(address, 'busy')).not.toBe(hash)
})

test('behavior: errors keep their words without addresses, e-mails, keys and queries', async () => {
  const errorMessage = `No wc:7f6e@2?relay-protocol=irn&symKey=${'ab'.repeat(32)} for ${address} of bob.smith@example.com at https://x.test/a?code=9`
  const props = {
    type: 'error',
    event: 'API_ERROR',
    errorType: 'TypeError',
    errorMessage,
    stackTrace: 'at a (https://x.test/a.js?v=secret:1:2)',
  }
  expect((await send('/e', event(props, { timestamp: new Date(now).toISOString() }))).status).toBe(202)
  const row = (await rows()).find(({ kind }) => kind === 'error')
  expect(row?.sent_at).toBe(now)
  expect(row?.properties).toEqual({
    errorType: 'TypeError',
    errorMessage: 'No [uri] for [hex] of [email] at https://x.test/a',
    stackTrace: 'at a (https://x.test/a.js)',
  })
})

test('behavior: an event counts once, however often and in whatever batch it is sent', async () => {
  const events = Array.from({ length: 30 }, (_, n) => event({ event: n % 3 ? 'MODAL_OPEN' : 'MODAL_CLOSE' }))
  const batches = [events, [...events].reverse(), events.slice(10), [...events, ...events]]
  const answers = await Promise.all(batches.map((batch) => send('/batch', batch, 'other')))
  expect(answers.map(({ status }) => status)).toEqual([202, 202, 202, 202])
  // Two more were sent by the test before.
  expect(await counts('other')).toEqual(['2026-01-31 MODAL_OPEN 22', '2026-01-31 MODAL_CLOSE 10'])
})

test('behavior: days are counted apart, the newest first', async () => {
  now += 20 * 60_000
  await send('/e', event({ event: 'MODAL_OPEN' }), 'other')
  expect((await counts('other'))[0]).toBe('2026-02-01 MODAL_OPEN 1')
})

test('behavior: events that no kit sends, and those of a project that takes none, leave no row', async () => {
  expect((await send('/e', event({ event: 'MADE_UP' }))).status).toBe(202)
  expect((await send('/e', event({ event: 'MODAL_OPEN' }), 'quiet')).status).toBe(202)
  expect((await rows()).some(({ event }) => event === 'MADE_UP')).toBe(false)
  expect(await rows('quiet')).toEqual([])
  expect(await counts('quiet')).toEqual([])
})

test('error: what is no event is refused whole', async () => {
  const good = event({ event: 'MODAL_OPEN' })
  const bad = [
    {},
    [],
    null,
    { ...good, eventId: 'x' },
    { ...good, timestamp: 'yesterday' },
    { ...good, timestamp: 1e300 },
    { ...good, props: { type: 'other', event: 'MODAL_OPEN' } },
    { ...good, props: { type: 'track', event: 'modal open' } },
    { ...good, url: 'https://x.test/'.padEnd(9_000, 'a') },
    { ...good, props: { type: 'track', event: 'MODAL_OPEN', properties: [] } },
  ]
  const before = (await rows()).length
  for (const body of bad) expect((await send('/e', body)).status).toBe(400)
  expect((await send('/batch', [good, { ...good, eventId: 'x' }])).status).toBe(400)
  expect(
    (
      await send(
        '/batch',
        Array.from({ length: 201 }, () => event({ event: 'MODAL_OPEN' })),
      )
    ).status,
  ).toBe(400)
  expect(await rows()).toHaveLength(before)
})

test('property: whatever is in an event, it is taken or refused, and no address or e-mail is stored', async () => {
  const value = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constant(address),
    fc.constant('eve@example.com'),
    fc.double(),
    fc.boolean(),
    fc.constant(null),
  )
  const properties = fc.dictionary(
    fc.oneof(fc.constantFrom('name', 'message', 'network', '__proto__', 'constructor'), fc.string({ unit: 'binary' })),
    value,
  )
  await fc.assert(
    fc.asyncProperty(properties, fc.string({ unit: 'binary' }), async (given, domain) => {
      const { status } = await send(
        '/e',
        event({ event: 'SEND_ERROR', properties: given, address }, { domain }),
        'fuzz',
      )
      expect([202, 400]).toContain(status)
    }),
    // Each run writes into a real database.
    { numRuns: runs(80) },
  )
  const stored = await rows('fuzz')
  expect(stored.length).toBeGreaterThan(20)
  expect(JSON.stringify(stored)).not.toMatch(/eve@example|d8dA6BF/i)
})

test('behavior: single events go after 30 days, their counts stay', async () => {
  await send('/e', event({ event: 'MODAL_OPEN' }), 'busy')
  const { length } = await rows('busy')
  now += 30 * DAY_MS - 1
  expect(await purgeEvents(local.backend)).toBeGreaterThan(0)
  const left = (await rows('busy')).length
  expect(left).toBeLessThan(length)
  now += 2
  await purgeEvents(local.backend)
  expect(await rows('busy')).toEqual([])
  expect(await countEvents(local.backend, 'busy', 40)).toMatchObject([
    { event: 'MODAL_OPEN', count: 1 },
    { event: 'MODAL_OPEN', count: 1 },
  ])
})

test('behavior: the worker purges at once, waits an hour, and ends with the backend', async () => {
  await send('/e', event({ event: 'MODAL_OPEN' }), 'busy')
  now += 31 * DAY_MS
  const stop = new AbortController()
  const waits: number[] = []
  const clock = {
    now: () => now,
    sleep: async (ms: number) => {
      waits.push(ms)
      if (waits.length === 2) stop.abort(new Error('stop'))
    },
  }
  await analyticsPurge({ ...local.backend, clock, signal: stop.signal }).run()
  expect(waits).toEqual([3_600_000, 3_600_000])
  expect(await rows('busy')).toEqual([])
})
