import type { Hono } from 'hono'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { appOf, type LocalBackend, makeLocalBackend } from '../../../../../test/setup/local-backend.js'
import type { Env } from '../../backend.js'
import { type MailBox, mailBox } from '../../mail/mail-box.js'
import { inboxRoutes } from './inbox-routes.js'

const home = 'http://127.0.0.1:8787'
const token = 'a-token-of-the-stack-1234'
let local: LocalBackend
let box: MailBox
let app: Hono<Env>
beforeAll(async () => {
  local = await makeLocalBackend({ hasDatabase: true })
  box = mailBox(local.backend)
  app = appOf(inboxRoutes(local.backend, { token, box }))
  await box.put({ from: 'a@example.com', to: 'you@example.com', subject: 'First <b>', text: 'Code 111111' })
  await box.put({
    from: 'a@example.com',
    to: 'you@example.com',
    subject: 'Second',
    text: '</pre><script>alert(1)</script>',
    html: '<img src=x onerror=alert(1)>',
  })
}, 60_000)
afterAll(() => local?.stop())

async function signIn(): Promise<string> {
  const response = await app.request(`${home}/inbox?token=${token}`)
  expect(response.status).toBe(303)
  expect(response.headers.get('location')).toBe('/inbox')
  const cookie = response.headers.get('set-cookie') ?? ''
  expect(cookie).toMatch(/HttpOnly/)
  expect(cookie).toMatch(/SameSite=Strict/)
  return cookie.split(';')[0] ?? ''
}
const form = (body: string, headers: Readonly<Record<string, string>>) =>
  app.request(`${home}/inbox/delete`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  })

test('behavior: the link opens the page, the newest mail first, everything as text', async () => {
  const cookie = await signIn()
  const response = await app.request(`${home}/inbox`, { headers: { cookie } })
  const text = await response.text()
  expect(response.status).toBe(200)
  expect(text.indexOf('Second')).toBeLessThan(text.indexOf('First &lt;b&gt;'))
  expect(text).toContain('&lt;img src=x onerror=alert(1)&gt;')
  expect(text).not.toMatch(/<script|<img|<iframe/i)
  expect(response.headers.get('content-security-policy')).toBe(
    "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  )
  expect(response.headers.get('cache-control')).toBe('no-store')
  const style = await app.request(`${home}/inbox/style.css`)
  expect(style.headers.get('content-type')).toMatch(/^text\/css/)
})

test('behavior: scripts read JSON with the token', async () => {
  for (const [path, headers] of [
    [`/inbox.json?token=${token}`, {}],
    ['/inbox.json', { authorization: `Bearer ${token}` }],
  ] as const) {
    const response = await app.request(`${home}${path}`, { headers })
    expect(response.status).toBe(200)
    const { mails } = await response.json()
    expect(mails).toMatchObject([
      { subject: 'Second' },
      { subject: 'First <b>', text: 'Code 111111', to: 'you@example.com' },
    ])
  }
})

test('error: without the token, from another host or another page nothing is read or deleted (A-53)', async () => {
  const cookie = await signIn()
  const tries = await Promise.all([
    app.request(`${home}/inbox`),
    app.request(`${home}/inbox?token=wrong`),
    app.request(`${home}/inbox.json`),
    app.request(`${home}/inbox.json`, { headers: { cookie } }),
    app.request(`http://evil.localhost:8787/inbox.json?token=${token}`),
    app.request(`${home}/inbox`, { headers: { cookie, host: 'evil.example' } }),
    app.request(`${home}/inbox.json?token=${token}`, { headers: { origin: 'https://evil.example' } }),
    form('id=all', { cookie }),
    form('id=all', { cookie, origin: 'null' }),
    form('id=all', { cookie, origin: 'https://evil.example' }),
    form('id=all', { cookie, origin: 'http://127.0.0.1:9999' }),
    form('id=all', { origin: home }),
  ])
  expect(tries.map(({ status }) => status)).toEqual(tries.map(() => 403))
  for (const response of tries) expect(await response.text()).not.toContain('111111')
  expect(await box.list()).toHaveLength(2)
})

test('behavior: the buttons delete one mail, or all', async () => {
  const cookie = await signIn()
  const [second] = await box.list()
  const headers = { cookie, origin: home }
  expect((await form(`id=${second?.id}`, headers)).status).toBe(303)
  expect((await box.list()).map(({ subject }) => subject)).toEqual(['First <b>'])
  expect((await form('id=%00', headers)).status).toBe(303)
  expect(await box.list()).toHaveLength(1)
  expect((await form('id=all', headers)).status).toBe(303)
  expect(await box.list()).toEqual([])
  const page = await app.request(`${home}/inbox`, { headers: { cookie } })
  expect(await page.text()).toContain('No mail came yet')
})

test('error: a token that can be guessed is refused at the start', () => {
  expect(() => inboxRoutes(local.backend, { token: 'short', box })).toThrow(RangeError)
})
