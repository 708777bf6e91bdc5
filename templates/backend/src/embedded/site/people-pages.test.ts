import type { KyselyPlugin } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tokens } from '../../../../../schema/tokens.js'
import { SITE_HOST } from '../../../../../test/setup/site-device.js'
import { makeSiteWorld, type SiteWorld } from '../../../../../test/setup/site-world.js'
import { activityTexts } from '../activity/activity-texts.js'
import { loginTexts, type MailLanguage } from '../mails/texts.data.js'
import { HOUR_MS } from '../rules.data.js'
import { askingPage } from './device-page.js'
import { problemTexts } from './problem-texts.data.js'
import { createSite } from './site-app.js'
import { siteStyle } from './site-style.data.js'

const own = `http://${SITE_HOST}`
const languages = Object.keys(loginTexts) as MailLanguage[]
const policy = "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
/** As a browser asks for a page. */
const page = (language = 'en') => ({ accept: 'text/html,application/xhtml+xml,*/*;q=0.8', 'accept-language': language })

let world: SiteWorld
beforeAll(async () => {
  world = await makeSiteWorld()
})
afterAll(() => world?.stop())

const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = page()) =>
  world.open(path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: own, ...headers },
    body: new URLSearchParams(fields).toString(),
  })

test('behavior: the pages have the colors of the modal', () => {
  const drawn = [...siteStyle.matchAll(/--([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g)]
  expect(drawn.length).toBeGreaterThan(10)
  const table: Readonly<Record<string, { readonly light: string; readonly dark?: string }>> = tokens
  for (const [, name, light, dark] of drawn.filter(([, each]) => each !== 'page')) {
    expect({ name, light, dark }).toEqual({ name, ...pick(table[`color.${name}`]) })
  }
})

const pick = ({ light, dark }: { readonly light: string; readonly dark?: string } = { light: '' }) => ({ light, dark })

test.each(languages)(
  'behavior: in %s a link that is over says so, and leads to the form of its project',
  async (lang) => {
    const device = await world.open('/device?token=none', { headers: page(`${lang};q=0.9, xx`) })
    expect([
      device.status,
      device.text.includes(loginTexts[lang].over),
      device.text.includes(`lang="${lang}"`),
    ]).toEqual([404, true, true])
    const link = `href="/activity?projectId=shop">${activityTexts[lang].again}<`
    for (const answer of [
      await world.open('/activity?projectId=shop&token=aaaaaaaaaaaaaaaaaaaaaa', { headers: page(lang) }),
      await post('/activity/link', { projectId: 'shop', token: 'aaaaaaaaaaaaaaaaaaaaaa' }, page(lang)),
      await post('/activity/older', { projectId: 'shop', page: 'old' }, page(lang)),
    ]) {
      expect([answer.status, answer.text.includes(activityTexts[lang].over), answer.text.includes(link)]).toEqual([
        404,
        true,
        true,
      ])
    }
  },
)

test.each(['', '"><script>', '//evil.example', 'shop&token=x', 'a'.repeat(200)])(
  'error: a form of the project “%s” leads nowhere',
  async (projectId) => {
    const { status, text } = await post('/activity/link', { projectId, token: 'x' })
    expect([status, /href="\/activity|<script/.test(text)]).toEqual([404, false])
  },
)

test('behavior: the form has what was typed, with what was wrong beside it', async () => {
  const typed = 'ada@"><script>alert(1)</script>'
  const wrong = await post('/activity', { projectId: 'shop', email: typed })
  expect(wrong.status).toBe(400)
  expect(wrong.text).toContain('value="ada@&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"')
  expect(wrong.text).toContain('aria-invalid="true" aria-describedby="fault"')
  expect(wrong.text).toMatch(/id="fault" role="alert">Enter a valid email address\.</)
  world.pass(HOUR_MS)
  await post('/activity', { projectId: 'shop', email: 'ada@example.com' })
  const soon = await post('/activity', { projectId: 'shop', email: 'ada@example.com' })
  expect([soon.status, soon.text.includes('value="ada@example.com"'), soon.text.includes('aria-invalid')]).toEqual([
    429,
    true,
    false,
  ])
  const long = await post('/activity', { projectId: 'shop', email: 'x'.repeat(1_500) })
  expect([long.status, /value="(x+)"/.exec(long.text)?.[1]?.length]).toEqual([400, 254])
})

test('behavior: addresses keep their order on the page of a link in Arabic', async () => {
  const login = {
    origin: 'https://app.example:8443',
    browser: 'Chrome, Windows',
    network: '203.0.113.*',
    numbers: ['17'],
  }
  const isolated = Object.values(login).filter((each) => typeof each === 'string')
  const arabic = String(await askingPage({ ...login, language: 'ar' }, 'token'))
  for (const each of isolated) expect(arabic).toContain(`\u2066${each}\u2069`)
  expect(String(await askingPage({ ...login, language: 'de' }, 'token'))).not.toContain('\u2066')
})

test('behavior: pages are of the project that they name', async () => {
  const { text } = await world.open('/activity?projectId=other', { headers: page() })
  expect(text).toContain('<bdi>Other</bdi>')
})

test.each(languages)('behavior: in %s a browser is shown a page where there is none', async (lang) => {
  const { title, text: words } = problemTexts[lang].missing
  for (const path of ['/', '/activity?projectId=nobody', '/activity', '/dashboard', '/device/x']) {
    const { status, headers, text } = await world.open(path, { headers: page(lang) })
    expect([path, status, text.includes(title), text.includes(words)]).toEqual([path, 404, true, true])
    expect(headers.get('content-security-policy')).toBe(policy)
    expect(headers.get('cache-control')).toBe('no-store')
  }
})

test('error: a page that fails says so in words for people, and nothing of why', async () => {
  const failing: KyselyPlugin = {
    transformQuery() {
      throw new Error('connect ECONNREFUSED 10.0.0.1:5432')
    },
    transformResult: async ({ result }) => result,
  }
  const { backend } = world
  const script = { path: '', type: '', bytes: new Uint8Array(), sha256: '' }
  const site = createSite(
    { ...backend, db: backend.db.withPlugin(failing) },
    { files: { build: 'test', script, style: script, all: new Map() }, hosts: [SITE_HOST] },
  )
  const open = (headers: Record<string, string>) =>
    site.request(`${own}/device?token=aaaaaaaaaaaaaaaaaaaaaa`, { headers: { host: SITE_HOST, ...headers } })
  for (const lang of languages) {
    const answer = await open(page(lang))
    const text = await answer.text()
    expect([answer.status, text.includes(problemTexts[lang].failed.text), /ECONN|10\.0/.test(text)]).toEqual([
      500,
      true,
      false,
    ])
    expect(answer.headers.get('content-security-policy')).toBe(policy)
  }
  // What is no browser is told as before.
  expect(await (await open({})).json()).toMatchObject({ code: 'internal' })
})

test('error: forms of other pages are refused in words for people; the frame and its API answer as before', async () => {
  const refused = await post('/activity', { projectId: 'shop' }, { ...page('de'), origin: 'https://evil.example' })
  expect([refused.status, refused.text.includes(problemTexts.de.failed.title)]).toEqual([403, true])
  const api = await world.open('/api/v1/hello', { method: 'POST', headers: page(), body: '{}' })
  expect(api.headers.get('content-type')).toContain('application/json')
  const frame = await world.open('/sdk?projectId=nobody', { headers: page() })
  expect(frame.headers.get('content-type')).toBe('text/plain; charset=utf-8')
})
