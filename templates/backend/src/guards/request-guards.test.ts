import { PassThrough } from 'node:stream'
import { Hono, type MiddlewareHandler } from 'hono'
import { expect, test, vi } from 'vitest'
import type { Env } from '../backend.js'
import { answerProblem, translateError } from '../http/problems.js'
import type { Settings } from '../settings.js'
import { BODY_BYTES, bodyGuard, contentTypeGuard } from './body-guard.js'
import { clientGuard, hashClient } from './client-guard.js'
import { deadlineGuard } from './guards.js'

import { allowOrigin, hostGuard, refuseUpgrade, varyByOrigin } from './origin-guard.js'
import { isOpenPath } from './project-guard.js'
import { type RateLimits, rateGuard, type Use, type Verdict } from './rate-guard.js'

const secret = 'a secret of at least thirty-two bytes'
const settings: Pick<Settings, 'secret' | 'hosts' | 'trustedProxies'> = {
  secret,
  hosts: ['api.example', 'localhost:8787'],
  trustedProxies: ['10.0.0.0/8'],
}
const backend = { settings: settings as Settings }

/** An app of some guards, which answers `read` to whatever passes them. */
function appOf(...guards: readonly MiddlewareHandler<Env>[]) {
  const app = new Hono<Env>()
  app.onError((error, c) => answerProblem(c, translateError(error)))
  for (const guard of guards) app.use(guard)
  app.all('*', async (c) => c.text(`read ${c.get('clientIp') ?? ''}`))
  return app
}

async function outcome(response: Response): Promise<unknown> {
  if (response.ok) return response.status
  const { reasons } = (await response.json()) as { readonly reasons: readonly { readonly name: string }[] }
  return [response.status, reasons[0]?.name]
}

test.each([
  ['POST', '/v1', '{}', 'rpc', 1],
  ['POST', '/v1/', '[{},{},{}]', 'rpc', 3],
  ['POST', '/v1/', ' \n[{},{}]', 'rpc', 2],
  ['POST', '/v1/', '[]', 'rpc', 1],
  ['POST', '/v1/', `[${'1,'.repeat(499)}1]`, 'rpc', 100],
  ['POST', '/e', '{}', 'events', 1],
  ['POST', '/batch', `[${'1,'.repeat(499)}1]`, 'events', 200],
  ['POST', '/v1/fungible/price', '[{},{}]', 'api', 1],
  ['POST', '/v1/fungible/price', `"${'x'.repeat(200_000)}"`, 'api', 4],
  ['POST', '/v1', `[{},{},"${'x'.repeat(200_000)}"]`, 'rpc', 6],
  ['GET', '/v1', undefined, 'api', 1],
  ['GET', '/appkit/v1/config', undefined, 'api', 1],
] as const)('param: %s %s %s counts as %s, %i times', async (method, path, body, kind, cost) => {
  const uses: Use[] = []
  const limits: RateLimits = async (use) => {
    uses.push(use)
    return { isAllowed: true }
  }
  const app = appOf(clientGuard(backend), rateGuard(backend, limits))
  expect((await app.request(path, { method, ...(body && { body }) })).status).toBe(200)
  const project = {
    id: '',
    name: '',
    isEnabled: true,
    tier: '',
    origins: [],
    trustedOrigins: [],
    features: [],
    limits: [],
  }
  expect(uses).toEqual([{ kind, cost, project, client: hashClient(secret, '127.0.0.1') }])
})

test('behavior: what needs no project is not counted, and what is over is told to whom it concerns', async () => {
  const told: unknown[] = []
  const ask = (scope: 'client' | 'project', path: string) => {
    const verdict: Verdict = { isAllowed: false, scope, retryAfterS: 42 }
    const onLimited = (...what: readonly unknown[]) => void told.push(what)
    return appOf(
      clientGuard(backend),
      rateGuard(backend, async () => verdict, onLimited),
    ).request(path)
  }
  expect((await ask('client', '/health')).status).toBe(200)
  expect(told).toEqual([])
  const [client, project] = [await ask('client', '/v1'), await ask('project', '/e')]
  expect([client.headers.get('retry-after'), await client.text()]).toEqual(['42', expect.stringContaining('address')])
  expect([project.status, await project.text()]).toEqual([429, expect.stringContaining('of this project')])
  expect(told).toEqual([
    ['api', 'client'],
    ['events', 'project'],
  ])
})

test('behavior: the client is the socket, or what its trusted proxy says', async () => {
  const app = appOf(clientGuard(backend))
  const ask = async (forwarded: string, remoteAddress?: string) => {
    const env = remoteAddress === undefined ? {} : { incoming: { socket: { remoteAddress } } }
    return (await app.request('/', { headers: { 'x-forwarded-for': forwarded } }, env)).text()
  }
  expect(await ask('203.0.113.9', '10.1.1.1')).toBe('read 203.0.113.9')
  expect(await ask('203.0.113.9', '198.51.100.1')).toBe('read 198.51.100.1')
  expect(await ask('203.0.113.9')).toBe('read 127.0.0.1')
})

test.each([
  ['/', 'api.example', 200],
  ['/', 'API.example', 200],
  ['/', 'localhost:8787', 200],
  ['/', 'localhost', [403, 'wrong_host']],
  ['/', '10.1.2.3', [403, 'wrong_host']],
  ['/health', '10.1.2.3', 200],
  ['/health', '10.1.2.3:8787', 200],
  ['/metrics', '[fd00::1]:8787', 200],
  ['/metrics', '[fd00::1]', 200],
  ['/health', 'evil.test', [403, 'wrong_host']],
  ['/health', '10.1.2.3.evil.test', [403, 'wrong_host']],
  ['/health', 'evil.test:10.1.2.3', [403, 'wrong_host']],
  ['/health', '10.1.2.3:80:80', [403, 'wrong_host']],
  ['/health', '10.1.2.3:123456', [403, 'wrong_host']],
  ['/health', 'x[10.1.2.3]', [403, 'wrong_host']],
  ['/health', '[10.1.2.3]x', [403, 'wrong_host']],
  ['/healthy', '10.1.2.3', [403, 'wrong_host']],
])('error: A-53 %s under the name %s', async (path, host, expected) => {
  expect(await outcome(await appOf(hostGuard(backend)).request(path, { headers: { host } }))).toEqual(expected)
})

test('behavior: without a header the name is that of the address', async () => {
  const app = appOf(hostGuard(backend))
  expect((await app.request('http://api.example/')).status).toBe(200)
  expect((await app.request('http://evil.test/')).status).toBe(403)
})

test.each([
  ['application/json', '{}', 200],
  ['Application/JSON ; charset=utf-8', '{}', 200],
  ['application/json', '', [400, 'invalid_json']],
  ['application/json', '{', [400, 'invalid_json']],
  ['application/jsonp', '{}', [415, 'wrong_content_type']],
  ['text/plain', '{}', [415, 'wrong_content_type']],
  ['', '{}', [415, 'wrong_content_type']],
])('error: A-53 the content type "%s" with the body %s', async (type, body, expected) => {
  const app = appOf(contentTypeGuard())
  const post = (path: string) => app.request(path, { method: 'POST', headers: { 'content-type': type }, body })
  expect(await outcome(await post('/v1/fungible/price'))).toEqual(expected)
  // Behind their own check of the origin.
  expect(await outcome(await post('/admin/login'))).toBe(200)
})

test('behavior: plain text is taken on its paths, and what has no body needs no type', async () => {
  const app = appOf(contentTypeGuard())
  const plain = (path: string) =>
    app.request(path, { method: 'POST', headers: { 'content-type': 'text/plain' }, body: '{}' })
  for (const path of ['/v1', '/v1/', '/e']) expect([path, await outcome(await plain(path))]).toEqual([path, 200])
  for (const method of ['GET', 'HEAD', 'OPTIONS']) expect((await app.request('/v1', { method })).status).toBe(200)
  for (const method of ['PUT', 'DELETE', 'PATCH']) expect((await app.request('/v1', { method })).status).toBe(415)
})

test('error: a body may have 1 MiB, and not a byte more', async () => {
  const app = appOf(bodyGuard())
  const post = (length: number) =>
    app.request('/', { method: 'POST', headers: { 'content-length': String(length) }, body: 'x'.repeat(length) })
  expect(await outcome(await post(BODY_BYTES))).toBe(200)
  expect(await outcome(await post(BODY_BYTES + 1))).toEqual([413, 'body_too_long'])
})

test('behavior: a request that is answered in time leaves no timer', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    expect((await appOf(deadlineGuard()).request('/')).status).toBe(200)
    expect(vi.getTimerCount()).toBe(0)
  } finally {
    vi.useRealTimers()
  }
})

test.each([
  [undefined, 'Origin'],
  ['Accept-Encoding', 'Accept-Encoding, Origin'],
  ['accept-encoding, origin', 'accept-encoding, origin'],
])('behavior: caches of an answer that varies by %s learn that it varies by who asks', async (own, expected) => {
  const app = new Hono<Env>()
  app.use(async (c, next) => {
    await next()
    varyByOrigin(c)
    allowOrigin(c, 'https://shop.example')
  })
  app.get('/', () => new Response('', { headers: own === undefined ? {} : { vary: own } }))
  const { headers } = await app.request('/')
  expect([headers.get('vary'), headers.get('access-control-allow-origin')]).toEqual([expected, 'https://shop.example'])
  expect(headers.get('access-control-expose-headers')).toBe('retry-after, x-request-id')
})

test('param: what is open is a path, or everything below one', () => {
  const open = ['/', '/health', '/admin', '/admin/', '/admin/login', '/inbox/1', '/sandbox/a/b']
  const closed = ['/v1', '/health/', '/healthy', '/administrator', '/sandbox', '/inbox.json/x', '', '/public/admin/']
  expect(open.filter((path) => !isOpenPath(path))).toEqual([])
  expect(closed.filter(isOpenPath)).toEqual([])
})

test('error: a refused WebSocket is told why and closed, and one that is gone already harms nobody', () => {
  const socket = new PassThrough()
  refuseUpgrade(socket, '403 Forbidden')
  expect(String(socket.read())).toBe('HTTP/1.1 403 Forbidden\r\nconnection: close\r\ncontent-length: 0\r\n\r\n')
  expect(socket.writableEnded).toBe(true)
  expect(() => socket.emit('error', new Error('ECONNRESET'))).not.toThrow()
  expect(socket.destroyed).toBe(true)
})
