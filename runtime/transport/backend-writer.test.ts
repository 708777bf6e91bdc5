import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type HostileApi, sayJson, startHostileApi } from '../../test/setup/hostile-api.js'
import { apiWorld, named, picture } from '../../test/unit/api-world.js'

let api: HostileApi
let heard = 0
beforeAll(async () => {
  api = await startHostileApi()
})
afterAll(() => api.stop())
beforeEach(() => {
  heard = api.heard.length
})

const { signal } = new AbortController()
const fern = sayJson(200, { name: 'Fern', more: 1 })
const since = () => api.heard.slice(heard)

test.each(['post', 'put', 'delete'] as const)(
  'SPEC §7: %s sends JSON, and query parameters after its own',
  async (method) => {
    api.behave(fern)
    const { writer, outcomeOf } = apiWorld(`${api.url}/base/`)
    const body = { amount: '1', list: ['a', 'ü'] }
    const asked = writer[method](named, { query: { coin: 'a b', none: undefined }, body }, signal)
    expect(await outcomeOf(asked)).toEqual({ value: { name: 'Fern' } })
    const [request, ...more] = since()
    expect(request).toMatchObject({
      method: method.toUpperCase(),
      path: '/base/thing',
      query: { projectId: 'local', st: 'modal-kit', sv: 'react', coin: 'a b' },
      headers: { 'content-type': 'application/json' },
    })
    expect([JSON.parse(request?.body ?? ''), more]).toEqual([body, []])
  },
)

test('behavior: without a body none is sent, and null is one', async () => {
  api.behave(fern)
  const { writer, outcomeOf } = apiWorld(api.url)
  await outcomeOf(writer.delete(named, {}, signal))
  await outcomeOf(writer.post(named, { body: null }, signal))
  expect(since().map(({ body, headers }) => [body, headers['content-type']])).toEqual([
    ['', undefined],
    ['null', 'application/json'],
  ])
})

test('behavior: an answer without content is null for the route that expects none', async () => {
  api.behave((response) => void response.writeHead(204).end())
  const { writer, outcomeOf } = apiWorld(api.url)
  const silent = { path: '/e', decode: (input: unknown) => (input === null ? ('done' as const) : undefined) }
  expect(await outcomeOf(writer.post(silent, {}, signal))).toEqual({ value: 'done' })
  expect(await outcomeOf(writer.post(named, {}, signal))).toMatchObject({ code: 'backend/bad-answer' })
})

test('error: a body that cannot be written is never sent', async () => {
  const { writer, outcomeOf } = apiWorld(api.url)
  expect(await outcomeOf(writer.post(named, { body: { value: 1n } }, signal))).toMatchObject({
    code: 'internal/unknown',
  })
  expect(since()).toEqual([])
})

test('behavior: every way says the project and the kit, and goes to the service it names', async () => {
  const rpc = await startHostileApi()
  api.behave(fern)
  rpc.behave(fern)
  const { reads, writes, backend, outcomeOf } = apiWorld(api.url, { rpc: rpc.url })
  for (const call of Object.values({ ...reads, ...writes })) await outcomeOf(call())
  await outcomeOf(backend.get({ ...named, service: 'rpc' }, {}, signal))
  await rpc.stop()
  expect([since().length, rpc.heard.length]).toEqual([5, 1])
  for (const { query } of [...since(), ...rpc.heard])
    expect(query).toEqual({ projectId: 'local', st: 'modal-kit', sv: 'react' })
  const nowhere = backend.get({ ...named, service: 'images' }, {}, signal)
  expect(await outcomeOf(nowhere)).toMatchObject({ code: 'feature/off', slots: { feature: 'services.images' } })
})

test('behavior: a reading route says how the cache is used', async () => {
  api.behave(fern)
  const { backend, outcomeOf } = apiWorld(api.url)
  await outcomeOf(backend.get({ ...named, init: { cache: 'no-cache' } }, {}, signal))
  await outcomeOf(backend.get(named, {}, signal))
  expect(since().map(({ headers }) => headers['cache-control'])).toEqual(['max-age=0', undefined])
})

test('behavior: a file comes as it is, with the type that was checked', async () => {
  const bytes = Uint8Array.from({ length: 1024 }, (_, index) => index % 256)
  api.behave((response) => void response.writeHead(200, { 'content-type': 'Image/PNG; a=b' }).end(bytes))
  const { blobs, outcomeOf } = apiWorld(api.url)
  const got = await outcomeOf(blobs.get(picture, { size: 64 }, signal))
  const blob = 'value' in got ? (got.value as Blob) : new Blob()
  expect([blob.type, new Uint8Array(await blob.arrayBuffer())]).toEqual(['image/png', bytes])
  expect(since()[0]?.query).toMatchObject({ size: '64' })
})

test.each([
  ['of another type', 'image/svg+xml', 10],
  ['of no type', '', 10],
  ['that is a page', 'text/html', 10],
  ['of a byte too many', 'image/png', 1025],
])('error: a file %s is none, and is not asked for again', async (_, type, size) => {
  api.behave((response) => void response.writeHead(200, { 'content-type': type }).end(Buffer.alloc(size)))
  const { reads, outcomeOf } = apiWorld(api.url)
  expect(await outcomeOf(reads.blob())).toMatchObject({
    code: 'backend/bad-answer',
    slots: { path: '/picture' },
  })
  expect(since()).toHaveLength(1)
})
