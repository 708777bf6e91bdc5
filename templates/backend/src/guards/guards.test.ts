import { afterAll, beforeAll, expect, test } from 'vitest'
import { askRaw, reasonsOf, type ServedBackend, serveBackend } from '../../../../test/setup/running-backend.js'

let served: ServedBackend
beforeAll(async () => {
  served = await serveBackend({ origins: ['https://shop.example', 'https://*.preview.shop.example'] })
}, 60_000)
afterAll(() => served?.stop())

const config = '/appkit/v1/config?projectId=shop'
const json = { 'content-type': 'application/json' }
const from = (origin: string) => ({ headers: { origin } })

test('error: A-53 a rebound name is refused on every path', async () => {
  const { port } = served.running
  for (const host of [
    'evil.localhost',
    `evil.localhost:${port}`,
    '127.0.0.1',
    `127.0.0.1:${port + 1}`,
    `localhost.:${port}`,
    'shop.example',
  ]) {
    for (const path of [config, '/', '/nothing', '/e?projectId=shop', '/metrics']) {
      const { status, body } = await askRaw(port, path, { headers: { host } })
      // A load balancer's probe names the machine by its address, which a rebound page cannot.
      if (path === '/metrics' && host.startsWith('127.')) continue
      expect([host, path, status]).toEqual([host, path, 403])
      expect(JSON.parse(body).reasons[0].name).toBe('wrong_host')
    }
  }
  expect((await askRaw(port, '/health', { headers: { host: '10.1.2.3:80' } })).status).toBe(200)
  expect((await askRaw(port, config, { headers: { host: `LOCALHOST:${port}` } })).status).toBe(200)
})

test('behavior: pages of this machine and of preview hosts are let in where the settings say so, and nowhere else', async () => {
  const origins = ['http://localhost:3000', 'https://shop.vercel.app']
  const asked = (on: ServedBackend) =>
    Promise.all(origins.map(async (origin) => (await on.get(config, from(origin))).status))
  expect(await asked(served)).toEqual([200, 200])
  const strict = await serveBackend({ settings: { defaultOrigins: false } })
  try {
    expect(await asked(strict)).toEqual([403, 403])
    expect((await strict.get(config, from('https://shop.example'))).status).toBe(200)
  } finally {
    await strict.stop()
  }
})

test.each([
  ['POST', '/v1/profile/account', false],
  ['GET', '/public/nothing', false],
  ['GET', '/getWalletImage/nothing', false],
  ['GET', '/v1/profile/account', true],
  ['POST', '/v1/profile/account/more', true],
  ['POST', '/public/nothing', true],
  ['GET', '/publicity', true],
])('behavior: %s %s without a project is told to name one: %s', async (method, path, isTold) => {
  const init = { method, ...(method === 'POST' && { headers: json, body: '{}' }) }
  const response = await served.get(path, init)
  const { reasons = [] } = (await response.json().catch(() => ({}))) as {
    readonly reasons?: { readonly name: string }[]
  }
  expect(reasons.some(({ name }) => name === 'project_missing')).toBe(isTold)
})

test('error: A-53 a form, plain text or JSON of another site is refused with 403', async () => {
  const types = [
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'text/plain',
    'application/json',
  ]
  for (const type of types) {
    for (const path of [
      '/v1/?chainId=eip155:1&projectId=shop',
      '/e?projectId=shop',
      '/v1/profile/account',
      '/v1/onramp/quote?projectId=shop',
      '/inbox',
      '/admin/login',
    ]) {
      const response = await served.get(path, {
        method: 'POST',
        headers: { origin: 'https://evil.test', 'content-type': type },
        body: '{"projectId":"shop"}',
      })
      expect([type, path, response.status]).toEqual([type, path, 403])
      expect(await reasonsOf(response)).toEqual(['origin_not_allowed'])
    }
  }
})

test('error: A-53 a WebSocket of another origin is refused with 403', async () => {
  const headers = {
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
    host: `127.0.0.1:${served.running.port}`,
    origin: 'https://evil.test',
  }
  expect((await askRaw(served.running.port, '/relay', { headers })).status).toBe(403)
  const upgrading = await serveBackend({
    parts: { upgrade: (_, socket) => socket.end('HTTP/1.1 101 Switching Protocols\r\n\r\n') },
  })
  try {
    const { port } = upgrading.running
    const host = `127.0.0.1:${port}`
    const ask = (more: Record<string, string>) => askRaw(port, '/relay', { headers: { ...headers, host, ...more } })
    expect((await ask({})).status).toBe(403)
    expect((await ask({ origin: 'null' })).status).toBe(403)
    expect((await ask({ origin: 'https://shop.example', host: 'evil.localhost' })).status).toBe(403)
    expect((await ask({ origin: 'https://shop.example' })).status).toBe(101)
  } finally {
    await upgrading.stop()
  }
})

test('behavior: an allowed origin is echoed exactly, without credentials, and caches are told', async () => {
  for (const origin of [
    'https://shop.example',
    'https://x.preview.shop.example',
    'http://localhost:5173',
    'https://my-app.vercel.app',
  ]) {
    const response = await served.get(config, from(origin))
    expect([origin, response.status]).toEqual([origin, 200])
    expect(response.headers.get('access-control-allow-origin')).toBe(origin)
    expect(response.headers.get('access-control-allow-credentials')).toBe(null)
    expect(response.headers.get('vary')).toContain('Origin')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  }
  const plain = await served.get(config)
  expect(plain.status).toBe(200)
  expect(plain.headers.get('access-control-allow-origin')).toBe(null)
})

test('error: a foreign origin gets 403 and may not read it', async () => {
  for (const origin of [
    'https://evil.test',
    'null',
    'https://shop.example.evil.test',
    'https://SHOP.example',
    'https://shop.example/',
    'http://shop.example',
  ]) {
    const response = await served.get(config, from(origin))
    expect([origin, response.status]).toEqual([origin, 403])
    expect(response.headers.get('access-control-allow-origin')).toBe(null)
    expect(await reasonsOf(response)).toEqual(['origin_not_allowed'])
  }
})

test('behavior: a page that is not allowed can still read which origins are, and that its events are refused', async () => {
  const list = await served.get('/projects/v1/origins?projectId=shop', from('https://evil.test'))
  expect(list.headers.get('access-control-allow-origin')).toBe('https://evil.test')
  const { allowedOrigins, defaultOrigins } = (await list.json()) as Record<string, string[]>
  const own = allowedOrigins?.filter((pattern) => !defaultOrigins?.includes(pattern))
  expect(own).toEqual(['https://*.preview.shop.example', 'https://shop.example'])
  expect(allowedOrigins?.slice(0, 2)).toEqual(own)
  expect(defaultOrigins).toContain('http://localhost:*')
  const event = await served.get('/e?projectId=shop', { method: 'POST', body: '{}', ...from('https://evil.test') })
  expect(event.status).toBe(403)
  expect(event.headers.get('access-control-allow-origin')).toBe('https://evil.test')
})

test('behavior: preflights are answered for allowed origins, with the project in the query or not yet known', async () => {
  const preflight = (path: string, origin: string) =>
    served.get(path, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type' },
    })
  for (const path of [config, '/v1/fungible/price']) {
    const allowed = await preflight(path, 'https://shop.example')
    expect([path, allowed.status]).toEqual([path, 204])
    expect(allowed.headers.get('access-control-allow-origin')).toBe('https://shop.example')
    expect(allowed.headers.get('access-control-allow-methods')).toBe('GET, POST')
    expect(allowed.headers.get('access-control-allow-headers')).toContain('content-type')
    expect((await preflight(path, 'https://evil.test')).status).toBe(403)
  }
})

test('error: no, unknown, disabled, malformed and doubled projects', async () => {
  const wrong: readonly (readonly [string, number, string])[] = [
    ['/appkit/v1/config', 401, 'project_missing'],
    ['/appkit/v1/config?projectId=', 401, 'project_missing'],
    ['/appkit/v1/config?projectId=nobody', 401, 'unknown_project'],
    ['/appkit/v1/config?projectId=closed', 403, 'project_disabled'],
    [`/appkit/v1/config?projectId=${encodeURIComponent("shop' or 1=1--")}`, 400, 'invalid_input'],
    ['/appkit/v1/config?projectId=shop&projectId=closed', 400, 'invalid_input'],
    [`/appkit/v1/config?projectId=${'x'.repeat(500)}`, 400, 'invalid_input'],
  ]
  for (const [path, status, name] of wrong) {
    const response = await served.get(path)
    expect([path, response.status, await reasonsOf(response)]).toEqual([path, status, [name]])
  }
})

test('behavior: the project may be in a JSON body, which the handler still reads', async () => {
  const body = JSON.stringify({ currency: 'usd', addresses: ['eip155:1:nonsense'], projectId: 'shop' })
  const found = await served.get('/v1/fungible/price', { method: 'POST', headers: json, body })
  expect([401, 403, 415]).not.toContain(found.status)
  const unknown = await served.get('/v1/fungible/price', {
    method: 'POST',
    headers: json,
    body: '{"projectId":"nobody"}',
  })
  expect(await reasonsOf(unknown)).toEqual(['unknown_project'])
})

test('error: other content types are refused with 415, plain text but on two paths, bad JSON with 400', async () => {
  const post = (path: string, type: string, body = '{"projectId":"shop"}') =>
    served.get(path, { method: 'POST', headers: { 'content-type': type }, body })
  expect((await post('/v1/fungible/price', 'text/plain')).status).toBe(415)
  expect((await post('/v1/fungible/price?projectId=shop', 'application/x-www-form-urlencoded')).status).toBe(415)
  expect((await post('/v1/?chainId=eip155:1&projectId=shop', 'text/html')).status).toBe(415)
  expect((await post('/v1/?chainId=eip155:1&projectId=shop', 'text/plain;charset=UTF-8')).status).toBe(400)
  expect(await reasonsOf(await post('/v1/fungible/price?projectId=shop', 'application/json', '{"a":'))).toEqual([
    'invalid_json',
  ])
  expect(await reasonsOf(await post('/e?projectId=shop', 'text/plain', 'no json'))).toEqual(['invalid_json'])
})

test('error: a body over 1 MiB is refused with 413, by its length and while it comes', async () => {
  const long = 'x'.repeat(5 * 1024 * 1024)
  const path = '/v1/?chainId=eip155:1&projectId=shop'
  const known = await served.get(path, { method: 'POST', headers: json, body: JSON.stringify(long) })
  expect([known.status, await reasonsOf(known)]).toEqual([413, ['body_too_long']])
  const stream = new ReadableStream({
    start(controller) {
      for (let sent = 0; sent < 3; sent++) controller.enqueue(new TextEncoder().encode('x'.repeat(1024 * 1024)))
      controller.close()
    },
  })
  const init = { method: 'POST', headers: json, body: stream, duplex: 'half' } as RequestInit
  expect((await served.get(path, init)).status).toBe(413)
})

test('error: odd methods and addresses have their reasons too', async () => {
  const { port } = served.running
  const host = `127.0.0.1:${port}`
  for (const [method, path] of [
    ['TRACE', '/'],
    ['PUT', '/health'],
    ['DELETE', config],
    ['GET', '/%'],
    ['GET', '/%00'],
    ['GET', '//evil.test/'],
    ['GET', '/admin/../metrics/..%2f'],
  ] as const) {
    const { status, body } = await askRaw(port, path, { method, headers: { host } })
    expect([method, path, status >= 400 && status < 500]).toEqual([method, path, true])
    expect(JSON.parse(body).reasons[0].name).toBeTypeOf('string')
  }
})
