import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeSiteWorld, type SiteWorld } from '../../../../../test/setup/site-world.js'
import { createApp } from '../../app.js'
import { createProject, enableProject, trustOrigin } from '../../projects/edit-project.js'
import type { SiteFiles } from './read-site-files.js'
import { createSite } from './site-app.js'

let world: SiteWorld
beforeAll(async () => {
  world = await makeSiteWorld()
  const { backend } = world
  await createProject(backend, {
    name: '</script><script>alert(1)</script>',
    id: 'hostile',
    origins: ['https://app.example'],
  })
  await createProject(backend, {
    name: 'Wide',
    id: 'wide',
    origins: ['https://*.wide.example', 'http://localhost:*', 'app.example'],
  })
  await createProject(backend, { name: 'Empty', id: 'empty' })
  await createProject(backend, {
    name: 'Previews',
    id: 'previews',
    origins: ['https://*.previews.example', 'https://app.example:*'],
  })
  await createProject(backend, { name: 'Off', id: 'off', origins: ['https://app.example'] })
  await enableProject(backend, 'off', false)
  await trustOrigin(backend, 'shop', 'https://second.example', true)
})
afterAll(() => world?.stop())

describe('the document', () => {
  test('behavior: has the headers of SECURITY 2.4, the project’s settings, and files with their digests', async () => {
    const { status, headers, text } = await world.open(
      '/sdk?projectId=shop&chainId=eip155:1&version=5&enableLogger=true',
    )
    expect(status).toBe(200)
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; " +
        "worker-src 'self'; frame-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'; " +
        "frame-ancestors https://app.example https://second.example; require-trusted-types-for 'script'; trusted-types ck-frame",
    )
    const others = Object.fromEntries(
      [...headers].filter(([name]) => !['content-security-policy', 'x-request-id'].includes(name)),
    )
    expect(others).toEqual({
      'content-type': 'text/html; charset=utf-8',
      'integrity-policy': 'blocked-destinations=(script)',
      'permissions-policy':
        'publickey-credentials-get=(self), publickey-credentials-create=(self), clipboard-write=(self), camera=(), ' +
        'microphone=(), geolocation=(), usb=(), hid=(), serial=(), payment=(), clipboard-read=()',
      'cross-origin-embedder-policy': 'require-corp',
      'cross-origin-resource-policy': 'cross-origin',
      'origin-agent-cluster': '?1',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-cache',
    })
    const [, json = ''] = /<script type="application\/json" id="site">(.*?)<\/script>/.exec(text) ?? []
    expect(JSON.parse(json)).toEqual({
      projectId: 'shop',
      origins: ['https://app.example', 'https://second.example'],
      trusted: ['https://second.example'],
      name: 'Shop',
      build: 'test',
      api: '/api/v1',
    })
    expect(text).toMatch(
      /<script type="module" src="\/assets\/frame-0123abcd\.js" integrity="sha256-[A-Za-z0-9+/]{43}=" crossorigin="anonymous">/,
    )
    expect(text.match(/<script/g)).toHaveLength(2)
  })

  test('error: a project’s name can not end its element', async () => {
    const { text } = await world.open('/sdk?projectId=hostile')
    expect(text).not.toContain('alert(1)</script>')
    expect(text.match(/<script/g)).toHaveLength(2)
  })

  test('behavior: this machine’s pages may embed it in development; other patterns never', async () => {
    const { headers } = await world.open('/sdk?projectId=wide')
    expect(headers.get('content-security-policy')).toContain('frame-ancestors http://localhost:*; ')
  })

  test.each(['', 'nobody', 'empty', 'previews', 'off', '%00', '../shop', 'SHOP', 'a'.repeat(1_000)])(
    'error: project %.20j has no wallet: 404 without script',
    async (id) => {
      const { status, headers, text } = await world.open(`/sdk?projectId=${id}`)
      expect([status, headers.get('content-type')]).toEqual([404, 'text/plain; charset=utf-8'])
      expect(text).toBe('No wallet is served here for this project.\n')
    },
  )
})

test('behavior: files of the manifest are there for good, and nothing else is', async () => {
  const { status, headers, text } = await world.open('/assets/frame-0123abcd.js')
  expect([status, text]).toEqual([200, 'globalThis.isStarted = true\n'])
  expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  // For a frame without an origin.
  expect(headers.get('access-control-allow-origin')).toBe('*')
  expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  for (const path of [
    '/assets/manifest.json',
    '/assets/..%2fmanifest.json',
    '/assets/',
    '/',
    '/favicon.ico',
    '/health',
  ]) {
    const { status: other, headers: h, text: body } = await world.open(path)
    expect([path, other, h.get('content-type')]).toEqual([path, 404, 'text/plain; charset=utf-8'])
    expect(body).not.toContain('<')
  }
})

describe('a site that signs', () => {
  const file = (name: string) => ({
    path: `/assets/${name}-0123abcd.js`,
    type: 'text/javascript; charset=utf-8',
    bytes: new TextEncoder().encode(name),
    sha256: `${'A'.repeat(43)}=`,
  })
  const [frame, script, eip155, solana] = ['frame', 'signing', 'worker-evm', 'worker-solana'].map(file)
  const words = { ...file('words-de'), path: '/assets/words-de-0123abcd.json', type: 'application/json; charset=utf-8' }
  async function open(path: string): Promise<Response> {
    const signing = { script, workers: { eip155, solana }, words: { de: words } }
    const all = new Map([frame, script, eip155, solana, words].map((each) => [each?.path, each]))
    const files = { build: 'x', script: frame, style: frame, signing, all } as unknown as SiteFiles
    const site = createSite(world.backend, { files, hosts: ['wallet.localhost:8788'] })
    return site.request(`http://wallet.localhost:8788${path}`, { headers: { host: 'wallet.localhost:8788' } })
  }

  test('behavior: the document says where its scripts are, and fetches none of them before', async () => {
    const text = await (await open('/sdk?projectId=shop')).text()
    const [, json = ''] = /id="site">(.*?)<\/script>/.exec(text) ?? []
    expect(JSON.parse(json)).toMatchObject({
      worker: { eip155: '/assets/worker-evm-0123abcd.js', solana: '/assets/worker-solana-0123abcd.js' },
      signing: { path: '/assets/signing-0123abcd.js', sha256: `${'A'.repeat(43)}=` },
      words: [{ lang: 'de', path: '/assets/words-de-0123abcd.json', sha256: `${'A'.repeat(43)}=` }],
    })
    expect(text.match(/<script/g)).toHaveLength(2)
  })

  test.each([
    ['worker-evm', true],
    ['worker-solana', true],
    ['signing', false],
    ['frame', false],
  ])('behavior: %s as a worker, with a policy that lets it ask no network: %s', async (name, isWorker) => {
    const { status, headers } = await open(`/assets/${name}-0123abcd.js`)
    expect(status).toBe(200)
    expect([headers.get('content-security-policy'), headers.get('cross-origin-embedder-policy')]).toEqual(
      isWorker
        ? ["default-src 'none'; require-trusted-types-for 'script'; trusted-types 'none'", 'require-corp']
        : [null, null],
    )
  })
})

describe('who may ask', () => {
  test.each([
    ['another host', { host: 'evil.localhost:8788', origin: 'http://evil.localhost:8788' }, 'wrong_host'],
    ['the app’s origin', { origin: 'https://app.example' }, 'foreign_request'],
    ['no origin', { origin: '' }, 'foreign_request'],
    ['a sandboxed page', { origin: 'null' }, 'foreign_request'],
    ['a sibling of the site', { 'sec-fetch-site': 'same-site' }, 'foreign_request'],
    ['another site', { 'sec-fetch-site': 'cross-site' }, 'foreign_request'],
    ['an app that is not listed', { 'x-app-origin': 'https://evil.example' }, 'origin_not_allowed'],
    ['a page of this machine that is not listed', { 'x-app-origin': 'http://localhost:5173' }, 'origin_not_allowed'],
    ['a preview that is not listed', { 'x-app-origin': 'https://x.vercel.app' }, 'origin_not_allowed'],
    ['a project that is off', { 'x-project-id': 'off' }, 'project_disabled'],
  ])('error: %s is refused with 403 (A-53)', async (_, headers, code) => {
    const answer = await world.device().ask('hello', {}, { headers })
    expect([answer.status, answer.body['code']]).toEqual([403, code])
    expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
  })

  test('error: the wallet’s own page is no app', async () => {
    const headers = {
      'x-project-id': 'wide',
      'x-app-origin': 'http://localhost:8788',
      host: 'localhost:8788',
      origin: 'http://localhost:8788',
    }
    const site = createSite(world.backend, {
      files: { build: 'x', all: new Map() } as never,
      hosts: ['localhost:8788'],
    })
    expect((await world.device().ask('hello', {}, { headers, site })).body).toMatchObject({
      code: 'origin_not_allowed',
    })
  })

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', ''])(
    'error: %j is not taken (A-53)',
    async (type) => {
      expect((await world.device().ask('hello', {}, { headers: { 'content-type': type } })).status).toBe(415)
    },
  )

  test('error: a query, a long body, fields that are not known, and what is no JSON', async () => {
    const device = world.device()
    expect((await device.ask('hello', {}, { sent: { name: 'hello?x=1' } })).status).toBe(400)
    expect((await device.ask('login/email', { email: 'a'.repeat(257 * 1024) })).body).toMatchObject({
      code: 'body_too_long',
    })
    expect((await device.ask('hello', { more: 1 })).body).toMatchObject({ code: 'invalid_input' })
    expect((await device.ask('nothing')).status).toBe(404)
  })
})

test('behavior: an answer is never kept, and a problem tells its name and words', async () => {
  const answer = await world.device().ask('login/email', { email: 'no address' })
  expect(answer.body).toEqual({
    code: 'invalid_email',
    message: 'Invalid email address',
  })
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect((await world.device().ask('hello')).headers.get('cache-control')).toBe('no-store')
})

test('behavior: routes of the API are not there, and those of the site are not at the API', async () => {
  for (const path of ['/v1/supported-chains?projectId=shop', '/admin', '/inbox', '/getWallets?projectId=shop']) {
    expect((await world.open(path)).status, path).toBe(404)
  }
  const api = createApp(world.backend)
  for (const path of ['/sdk?projectId=shop', '/device?token=x', '/assets/frame-0123abcd.js']) {
    const headers = { host: '127.0.0.1:8787' }
    expect((await api.request(path, { headers })).status, path).not.toBe(200)
  }
})
