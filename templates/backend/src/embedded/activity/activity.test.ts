import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { APP, SITE_HOST } from '../../../../../test/setup/site-device.js'
import { makeSiteWorld, type SiteWorld } from '../../../../../test/setup/site-world.js'
import { createMetrics } from '../../health/metrics.js'
import { enableProject } from '../../projects/edit-project.js'
import { type AuditLine, audit } from '../audit.js'
import { forgetOld } from '../housekeeping.js'
import { DAY_MS, HOUR_MS, rules } from '../rules.data.js'
import { createSite } from '../site/site-app.js'

const own = `http://${SITE_HOST}`
let world: SiteWorld
beforeAll(async () => {
  world = await makeSiteWorld()
})
afterAll(() => world?.stop())

function post(path: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
  const body = new URLSearchParams(fields).toString()
  const given = { 'content-type': 'application/x-www-form-urlencoded', origin: own, ...headers }
  return world.open(path, { method: 'POST', headers: { 'x-forwarded-for': '203.0.113.7', ...given }, body })
}

const ask = (email: string, headers = {}, projectId = 'shop') => post('/activity', { projectId, email }, headers)

/** Asks for a link and gives its token. An hour passes before: limits of other tests don't count. */
async function linkOf(email: string, headers = {}, projectId = 'shop'): Promise<string> {
  world.pass(HOUR_MS)
  await world.mails()
  expect((await ask(email, headers, projectId)).status).toBe(200)
  const [mail] = await world.mails()
  expect(mail?.to).toBe(email)
  const [, project, token = ''] =
    /^http:\/\/wallet\.localhost:8788\/activity\?projectId=(\w+)&token=([\w-]{22})$/m.exec(mail?.text ?? '') ?? []
  expect(project).toBe(projectId)
  return token
}

const opened = async (token: string) => post('/activity/link', { token })
const userOf = async (email: string, project = 'shop') =>
  (
    await world.backend.db
      .selectFrom('embedded_users')
      .select('id')
      .where('email', '=', email)
      .where('project_id', '=', project)
      .executeTakeFirstOrThrow()
  ).id
const write = (...lines: readonly AuditLine[]) =>
  world.backend.db.transaction().execute((change) => audit(change, world.backend.clock, ...lines))
const wordsOf = (html: string) => [...html.matchAll(/<strong>(.*?)<\/strong>/g)].map(([, word]) => word)

test('behavior: an address, a mail with a link, a button, the list: what happened, and nothing of others', async () => {
  await world.signIn(world.device(), 'eve@example.com')
  const device = world.device()
  world.pass(60_000)
  await world.signIn(device, 'ada@example.com')
  const form = await world.open('/activity?projectId=shop')
  expect([form.status, form.text.match(/name="projectId" value="shop"/g)?.length]).toEqual([200, 1])
  expect(form.headers.get('content-security-policy')).toBe(
    "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  )
  expect([form.headers.get('cache-control'), form.headers.get('referrer-policy')]).toEqual(['no-store', 'same-origin'])
  expect(form.text).not.toMatch(/<script/)
  const sent = await ask(' ADA@example.com ')
  expect(sent.text).toContain('Check your email. The link works once, for 15 minutes.')
  const [mail] = await world.mails()
  expect(mail).toMatchObject({ to: 'ada@example.com', subject: 'Wallet activity' })
  expect(mail?.text).toContain('Browser: ?\nNetwork: 203.0.113.*\n')
  const [path = ''] = /\/activity\?\S+/.exec(mail?.text ?? '') ?? []
  const [, token = ''] = /token=([\w-]+)/.exec(path) ?? []
  const button = await world.open(path)
  expect(button.text).toContain(`name="token" value="${token}"`)
  expect(wordsOf(button.text)).toEqual([])
  const list = await opened(token)
  expect(list.status).toBe(200)
  expect(wordsOf(list.text)).toEqual([
    'Activity link requested',
    'Signed in',
    'New device',
    'Wallet created',
    'Account created',
    'Code entered',
    'Sign-in link answered',
    'Sign-in started',
  ])
  expect(list.text).toContain('<strong>Code entered</strong> · Correct')
  expect(list.text).toContain('<h2>Jan 31, 2026 · UTC</h2>')
  expect(list.text).toContain('<time class="soft" datetime="2026-01-31T12:01:00.000Z">12:01 PM</time>')
  for (const fact of [`Site: ${APP}`, `Device: ${device.thumbprint.slice(0, 8)}<`, 'Network: 203.0.113.*']) {
    expect(list.text).toContain(fact)
  }
  expect(list.text).not.toContain(device.thumbprint)
  const last = await world.backend.db.selectFrom('wallet_audit').selectAll().orderBy('seq', 'desc').limit(2).execute()
  expect(last.map(({ event, user_id }) => [event, user_id])).toEqual([
    ['activity shown', await userOf('ada@example.com')],
    ['activity asked', await userOf('ada@example.com')],
  ])
  // Hashes have any three letters.
  expect(JSON.stringify(last)).not.toContain('ada@')
})

describe('the link', () => {
  test('error: scanners that read it ten times use nothing up; the button works once', async () => {
    const token = await linkOf('scanned@example.com')
    const path = `/activity?projectId=shop&token=${token}`
    for (let round = 0; round < 10; round += 1) {
      expect((await world.open(path, { method: round % 2 ? 'HEAD' : 'GET' })).status).toBe(200)
    }
    const answers = await Promise.all([opened(token), opened(token), opened(token)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404])
    expect(answers.find(({ status }) => status === 200)?.text).toContain('Nothing has happened yet.')
    const again = await opened(token)
    expect([again.status, again.text.includes('This link no longer works.')]).toEqual([404, true])
    expect((await world.open(path)).status).toBe(404)
  })

  test('error: after 15 minutes it is over, and gone from the database', async () => {
    const token = await linkOf('late@example.com')
    world.pass(rules.linkMs - 1)
    expect((await world.open(`/activity?projectId=shop&token=${token}`)).status).toBe(200)
    world.pass(1)
    expect((await world.open(`/activity?projectId=shop&token=${token}`)).status).toBe(404)
    expect((await opened(token)).status).toBe(404)
    await forgetOld(world.backend)
    expect(await world.backend.db.selectFrom('embedded_activity_links').selectAll().execute()).toEqual([])
  })

  test('error: the database has no token and no mail in clear', async () => {
    world.pass(HOUR_MS)
    await ask('clear@example.com')
    const { db } = world.backend
    const rows = [
      await db.selectFrom('embedded_activity_links').selectAll().where('email', '=', 'clear@example.com').execute(),
      await db.selectFrom('embedded_mails').selectAll().where('sent_at', 'is', null).execute(),
    ]
    const [mail] = await world.mails()
    const [, token = 'none'] = /token=([\w-]+)/.exec(mail?.text ?? '') ?? []
    expect(token).toHaveLength(22)
    expect(JSON.stringify(rows)).not.toContain(token)
    expect(JSON.stringify(rows[1])).not.toContain('clear@example.com')
  })

  test('error: it shows its own project only, and none that is off', async () => {
    world.pass(HOUR_MS)
    await world.signIn(world.device(), 'two@example.com', { project: 'other' })
    await write({ event: 'transaction sent', projectId: 'other', userId: await userOf('two@example.com', 'other') })
    const token = await linkOf('two@example.com')
    expect((await world.open(`/activity?projectId=other&token=${token}`)).status).toBe(404)
    expect(wordsOf((await opened(token)).text)).toEqual([])
    const other = await linkOf('two@example.com', {}, 'other')
    expect(wordsOf((await opened(other)).text).slice(0, 2)).toEqual(['Activity link requested', 'Transaction sent'])
    const late = await linkOf('two@example.com', {}, 'other')
    await enableProject(world.backend, 'other', false)
    world.pass(5_000)
    for (const path of [
      '/activity?projectId=other',
      '/activity?projectId=none',
      '/activity?projectId=%00',
      '/activity',
    ]) {
      expect([path, (await world.open(path)).status]).toEqual([path, 404])
    }
    expect((await opened(late)).status).toBe(404)
    expect((await ask('two@example.com', {}, 'other')).status).toBe(404)
    await enableProject(world.backend, 'other', true)
  })
})

describe('limits', () => {
  test('error: a second mail within 30 s, a sixth in an hour, and what login mails have used, are refused', async () => {
    world.pass(DAY_MS)
    await world.startLogin(world.device(), 'limit@example.com')
    for (let round = 0; round < 4; round += 1) {
      world.pass(rules.resendMs)
      expect((await ask('limit@example.com')).status).toBe(200)
      const soon = await ask('limit@example.com')
      expect([soon.status, soon.headers.get('retry-after')]).toEqual([429, '30'])
    }
    world.pass(rules.resendMs)
    const { text } = await ask('limit@example.com')
    expect(text).toContain('<p class="said fault" id="fault" role="alert">Too many emails. Try again in 58 min.</p>')
    expect((await world.device().ask('login/email', { email: 'limit@example.com' })).body).toMatchObject({
      code: 'too_many_codes',
    })
    expect(await world.mails()).toHaveLength(4)
  })

  test('error: forms of other pages, other bodies and what is no address are refused', async () => {
    for (const headers of [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: '' },
      { 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-site': 'cross-site' },
    ]) {
      for (const path of ['/activity', '/activity/link', '/activity/older']) {
        const { status } = await post(path, { projectId: 'shop', email: 'a@example.com' }, headers)
        expect([path, headers, status]).toEqual([path, headers, 403])
      }
    }
    expect((await post('/activity', { projectId: 'shop' }, { 'content-type': 'application/json' })).status).toBe(415)
    for (const email of ['', 'ada', 'a@example.com\nbcc: b@example.com', 'ä@example.com', 'a'.repeat(300)]) {
      const { status, text } = await ask(email)
      expect([email, status, text.includes('Enter a valid email address.')]).toEqual([email, 400, true])
    }
    expect(await world.mails()).toEqual([])
  })
})

test('behavior: metrics tell how it went, and neither addresses nor tokens', async () => {
  const metrics = createMetrics()
  const site = createSite(
    { ...world.backend, metrics },
    { files: { build: 'x', all: new Map() } as never, hosts: [SITE_HOST] },
  )
  const send = (path: string, fields?: Record<string, string>) =>
    site.request(`${own}${path}`, {
      method: fields ? 'POST' : 'GET',
      headers: { host: SITE_HOST, origin: own, 'content-type': 'application/x-www-form-urlencoded' },
      ...(fields && { body: new URLSearchParams(fields).toString() }),
    })
  world.pass(HOUR_MS)
  await send('/activity?projectId=shop')
  await send('/activity', { projectId: 'shop', email: 'metrics@example.com' })
  await send('/activity', { projectId: 'shop', email: 'metrics@example.com' })
  await send('/activity', { projectId: 'shop', email: 'metrics' })
  await send('/activity?projectId=shop&token=aaaaaaaaaaaaaaaaaaaaaa')
  await send('/activity/link', { token: 'aaaaaaaaaaaaaaaaaaaaaa' })
  const { values } = await metrics.walletRequests.get()
  expect(values.map(({ labels, value }) => [labels.route, labels.outcome, value])).toEqual([
    ['/activity', 'ok', 2],
    ['/activity', 'refused', 2],
    ['/activity', 'over', 1],
    ['/activity/link', 'over', 1],
  ])
})
