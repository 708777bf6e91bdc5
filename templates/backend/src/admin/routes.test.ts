import { Hono } from 'hono'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { appOf, type LocalBackend, makeLocalBackend } from '../../../../test/setup/local-backend.js'
import type { Env } from '../backend.js'
import { createProject } from '../projects/edit-project.js'
import { readProject, readProjects } from '../projects/read-project.js'
import { adminRoutes } from './routes.js'

const home = 'http://127.0.0.1:8787'
const adminToken = 'the-admin-token-of-this-test'
let now = 1_790_000_000_000
let local: LocalBackend
let app: Hono<Env>
beforeAll(async () => {
  local = await makeLocalBackend({
    hasDatabase: true,
    parts: { clock: { now: () => now, sleep: () => Promise.resolve() } },
  })
  app = appWith({ adminToken })
}, 60_000)
beforeEach(() => {
  now += 60 * 60_000
})
afterAll(() => local?.stop())

function appWith(settings: { readonly adminToken?: string; readonly publicUrl?: string }): Hono<Env> {
  const { backend } = local
  return appOf(adminRoutes({ ...backend, settings: { ...backend.settings, ...settings } }))
}

type Headers = Readonly<Record<string, string>>
const post = (path: string, fields: Readonly<Record<string, string>>, headers: Headers = {}, on = app) =>
  on.request(`${home}${path}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { origin: home, 'content-type': 'application/x-www-form-urlencoded', ...headers },
  })

async function signIn(on = app) {
  const response = await post('/admin/sign-in', { token: adminToken }, {}, on)
  expect(response.status).toBe(303)
  const setCookie = response.headers.get('set-cookie') ?? ''
  const cookie = setCookie.split(';')[0] ?? ''
  const text = await (await on.request(`${home}/admin`, { headers: { cookie } })).text()
  const csrf = /name="csrf" value="([^"]+)"/.exec(text)?.[1] ?? ''
  return { cookie, csrf, setCookie, text }
}

test('behavior: without an admin token in the settings there is no admin page', async () => {
  const closed = appWith({})
  for (const path of ['/admin', '/admin/style.css', '/admin/projects/local']) {
    expect((await closed.request(`${home}${path}`)).status).toBe(404)
  }
  expect((await post('/admin/sign-in', { token: '' }, {}, closed)).status).toBe(404)
})

test('behavior: the token opens a session that no script and no other site can use', async () => {
  const asked = await app.request(`${home}/admin`)
  expect(await asked.text()).toContain('type="password"')
  expect(asked.headers.get('content-security-policy')).toBe(
    "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  )
  expect(asked.headers.get('x-frame-options')).toBe('DENY')
  const { setCookie, text, cookie } = await signIn()
  expect(setCookie).toMatch(/^modal-kit-admin=[\w-]{43}; Max-Age=28800; Path=\/admin; HttpOnly; SameSite=Strict$/)
  expect(text).toContain('New project')
  expect(text).not.toContain('<script')
  // The database does not hold what the cookie holds.
  const sessions = await local.backend.db.selectFrom('admin_sessions').selectAll().execute()
  expect(JSON.stringify(sessions)).not.toContain(cookie.split('=')[1])
})

test('behavior: behind https the cookie is bound to the host', async () => {
  const secure = appWith({ adminToken, publicUrl: 'https://api.example.com' })
  const { setCookie } = await signIn(secure)
  expect(setCookie).toMatch(
    /^__Host-modal-kit-admin=[\w-]{43}; Max-Age=28800; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
  )
})

test('behavior: a project is made, changed by every form, and deleted', async () => {
  const { cookie, csrf } = await signIn()
  const made = await post('/admin/projects', { csrf, name: 'Shop', origin: 'https://shop.example.com' }, { cookie })
  expect(made.status).toBe(303)
  const page = made.headers.get('location') ?? ''
  const id = page.split('/').at(-1) ?? ''
  const change = async (action: string, fields: Readonly<Record<string, string>>) => {
    const response = await post(`${page}/${action}`, { csrf, ...fields }, { cookie })
    expect([response.status, response.headers.get('location')]).toEqual([303, page])
  }
  await change('rename', { name: 'Shop two' })
  await change('add-origin', { origin: 'https://*.shop.example.com' })
  await change('remove-origin', { origin: 'https://shop.example.com' })
  await change('feature', { feature: 'social_login', position: 'on', providers: 'email, google' })
  await change('feature', { feature: 'analytics', position: 'off' })
  await change('limit', { kind: 'rpc', perMinute: '600', perIpMinute: '60' })
  await change('disable', {})
  expect(await readProject(local.backend.db, id)).toEqual({
    id,
    name: 'Shop two',
    isEnabled: false,
    tier: 'self-hosted',
    origins: ['https://*.shop.example.com'],
    trustedOrigins: [],
    features: [
      { id: 'analytics', isEnabled: false, config: [] },
      { id: 'social_login', isEnabled: true, config: ['email', 'google'] },
    ],
    limits: [{ kind: 'rpc', perMinute: 600, perIpMinute: 60 }],
  })
  const shown = await (await app.request(`${home}${page}`, { headers: { cookie } })).text()
  for (const words of ['Shop two', 'https://*.shop.example.com', 'email, google', 'value="600"', 'Turn on']) {
    expect(shown).toContain(words)
  }
  await change('enable', {})
  await change('limit', { kind: 'rpc', perMinute: '', perIpMinute: '' })
  expect(await readProject(local.backend.db, id)).toMatchObject({ isEnabled: true, limits: [] })
  expect((await post(`${page}/delete`, { csrf, confirm: 'no' }, { cookie })).status).toBe(400)
  expect((await post(`${page}/delete`, { csrf, confirm: id }, { cookie })).headers.get('location')).toBe('/admin')
  expect(await readProject(local.backend.db, id)).toBeUndefined()
})

test('error: what was written wrong is said above the forms, escaped', async () => {
  const { cookie, csrf } = await signIn()
  await createProject(local.backend, { name: '<script>alert("x")</script>', id: 'odd' })
  const list = await (await app.request(`${home}/admin`, { headers: { cookie } })).text()
  expect(list).toContain('&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt;')
  const response = await post('/admin/projects/odd/add-origin', { csrf, origin: '"><img src=x>' }, { cookie })
  expect(response.status).toBe(400)
  const text = await response.text()
  expect(text).toContain('role="alert"')
  expect(text).not.toMatch(/<img|<script/)
  for (const [action, fields] of [
    ['rename', { name: '' }],
    ['feature', { feature: 'nothing', position: 'on' }],
    ['feature', { feature: 'swap', position: 'perhaps' }],
    ['limit', { kind: 'rpc', perMinute: '-5', perIpMinute: '1' }],
    ['remove-origin', { origin: 'https://nowhere.example.com' }],
  ] as const) {
    expect([400, 404]).toContain((await post(`/admin/projects/odd/${action}`, { csrf, ...fields }, { cookie })).status)
  }
  expect(await readProject(local.backend.db, 'odd')).toMatchObject({ origins: [], features: [], limits: [] })
})

test('error: there is nothing at made-up addresses', async () => {
  const { cookie, csrf } = await signIn()
  for (const path of ['/admin/projects/none', '/admin/projects/%00', '/admin/projects/..%2F']) {
    expect((await app.request(`${home}${path}`, { headers: { cookie } })).status).toBe(404)
  }
  for (const path of ['/admin/projects/odd/create', '/admin/projects/odd/constructor', '/admin/projects/%00/rename']) {
    expect((await post(path, { csrf, name: 'x' }, { cookie })).status).toBe(404)
  }
})

test('error: a form of another site, of another session, or of none changes nothing', async () => {
  const { cookie, csrf } = await signIn()
  const other = await signIn()
  const count = async () => (await readProjects(local.backend.db)).length
  const before = await count()
  const tries = await Promise.all([
    post('/admin/projects', { csrf, name: 'x' }),
    post('/admin/projects', { csrf, name: 'x' }, { cookie: 'modal-kit-admin=made-up' }),
    post('/admin/projects', { name: 'x' }, { cookie }),
    post('/admin/projects', { csrf: other.csrf, name: 'x' }, { cookie }),
    post('/admin/projects', { csrf, name: 'x' }, { cookie, origin: 'https://evil.example' }),
    post('/admin/projects', { csrf, name: 'x' }, { cookie, origin: 'null' }),
    app.request(`${home}/admin/projects`, {
      method: 'POST',
      body: new URLSearchParams({ csrf, name: 'x' }),
      headers: { cookie },
    }),
    post('/admin/sign-in', { token: adminToken }, { origin: 'https://evil.example' }),
  ])
  expect(tries.map(({ status }) => status)).toEqual(tries.map(() => 403))
  const plain = await app.request(`${home}/admin/projects`, {
    method: 'POST',
    body: `csrf=${csrf}&name=x`,
    headers: { cookie, origin: home, 'content-type': 'text/plain' },
  })
  expect(plain.status).toBe(415)
  expect(await count()).toBe(before)
  const away = await app.request(`${home}/admin/projects/odd`)
  expect([away.status, away.headers.get('location')]).toEqual([303, '/admin'])
})

test('behavior: a session ends by the button, after eight hours, and with the token it was opened with', async () => {
  const isIn = async (cookie: string, on = app) =>
    (await (await on.request(`${home}/admin`, { headers: { cookie } })).text()).includes('New project')
  const first = await signIn()
  expect((await post('/admin/sign-out', { csrf: first.csrf }, { cookie: first.cookie })).status).toBe(303)
  expect(await isIn(first.cookie)).toBe(false)
  const second = await signIn()
  expect(await isIn(second.cookie, appWith({ adminToken: 'another-token-than-before' }))).toBe(false)
  now += 8 * 60 * 60_000 - 1
  expect(await isIn(second.cookie)).toBe(true)
  now += 1
  expect(await isIn(second.cookie)).toBe(false)
})

test('error: ten wrong tokens close the door for a quarter of an hour', async () => {
  for (let n = 0; n < 10; n += 1) expect((await post('/admin/sign-in', { token: `guess ${n}` })).status).toBe(403)
  const late = await post('/admin/sign-in', { token: adminToken })
  expect([late.status, late.headers.get('retry-after')]).toEqual([429, '900'])
  expect(await late.text()).toContain('Too many tries')
  now += 15 * 60_000
  expect((await post('/admin/sign-in', { token: adminToken })).status).toBe(303)
})

test('security: a hundred wrong tokens of many networks close the door for all of them', async () => {
  const from = (clientIp: string, token: string) => {
    const network = new Hono<Env>().use(async (c, next) => {
      c.set('clientIp', clientIp)
      await next()
    })
    const { backend } = local
    network.route('/', adminRoutes({ ...backend, settings: { ...backend.settings, adminToken } }))
    return post('/admin/sign-in', { token }, {}, network)
  }
  const statuses: number[] = []
  for (let n = 0; n < 120; n += 1) statuses.push((await from(`203.0.113.${n}`, `guess ${n}`)).status)
  expect(statuses).toEqual([...Array(100).fill(403), ...Array(20).fill(429)])
  now += 15 * 60_000
  expect((await from('203.0.113.1', adminToken)).status).toBe(303)
})

test('error: tries that come at once are not looked at more often than that', async () => {
  const tries = await Promise.all(Array.from({ length: 30 }, (_, n) => post('/admin/sign-in', { token: `guess ${n}` })))
  expect(tries.filter(({ status }) => status === 403).length).toBeLessThanOrEqual(10)
  expect(tries.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(20)
})

test('error: who goes on trying the token leaves no more rows', async () => {
  const before = await local.backend.db.selectFrom('admin_attempts').select('id').execute()
  for (let count = 0; count < 20; count += 1) await post('/admin/sign-in', { token: `wrong ${count}` })
  const after = await local.backend.db.selectFrom('admin_attempts').select('id').execute()
  expect(after.length - before.length).toBeLessThanOrEqual(11)
  expect((await post('/admin/sign-in', { token: adminToken })).status).toBe(429)
})
