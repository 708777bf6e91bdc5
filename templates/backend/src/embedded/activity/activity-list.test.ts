import type { KyselyPlugin } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { SITE_HOST } from '../../../../../test/setup/site-device.js'
import { makeSiteWorld, type SiteWorld } from '../../../../../test/setup/site-world.js'
import { checkMail } from '../../mail/mailer.js'
import { audit } from '../audit.js'
import { readLanguage } from '../mails/read-language.js'
import { loginTexts, type MailLanguage } from '../mails/texts.data.js'
import { HOUR_MS, rules } from '../rules.data.js'
import { createSite } from '../site/site-app.js'
import { writeActivityMail } from './activity-mail.js'
import { listPage } from './activity-page.js'
import { activityTexts } from './activity-texts.js'

const own = `http://${SITE_HOST}`
const languages = Object.keys(loginTexts) as MailLanguage[]
let world: SiteWorld
beforeAll(async () => {
  world = await makeSiteWorld()
})
afterAll(() => world?.stop())

function post(path: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
  const body = new URLSearchParams(fields).toString()
  const given = { 'content-type': 'application/x-www-form-urlencoded', origin: own, ...headers }
  return world.open(path, { method: 'POST', headers: given, body })
}

async function open(email: string, headers = {}) {
  world.pass(HOUR_MS)
  await world.mails()
  await post('/activity', { projectId: 'shop', email }, headers)
  const [mail] = await world.mails()
  const [, token = ''] = /token=([\w-]{22})$/m.exec(mail?.text ?? '') ?? []
  return { mail, page: await post('/activity/link', { token }) }
}

async function userOf(email: string): Promise<string> {
  const { db } = world.backend
  return (await db.selectFrom('embedded_users').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id
}

const olderOf = (html: string) => /name="page" value="([\w-]+)"/.exec(html)?.[1]
const notesOf = (html: string) => [...html.matchAll(/note (\d+)</g)].map(([, number]) => Number(number))

describe('known and unknown addresses', () => {
  test('behavior: get the same page and headers, by the same statements, and a mail each', async () => {
    await world.signIn(world.device(), 'known@example.com')
    await world.mails()
    const kinds: string[] = []
    const counting: KyselyPlugin = {
      transformQuery({ node }) {
        kinds.push(node.kind)
        return node
      },
      transformResult: async ({ result }) => result,
    }
    const { backend } = world
    const script = { path: '', type: '', bytes: new Uint8Array(), sha256: '' }
    const site = createSite(
      { ...backend, db: backend.db.withPlugin(counting) },
      { files: { build: 'test', script, style: script, all: new Map() }, hosts: [SITE_HOST] },
    )
    const ask = async (email: string) => {
      const start = kinds.length
      const answer = await site.request(`${own}/activity`, {
        method: 'POST',
        headers: { host: SITE_HOST, origin: own, 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ projectId: 'shop', email }).toString(),
      })
      // What was typed stands in the form again.
      const text = (await answer.text()).replace(email, '')
      const names = [...answer.headers.keys()].sort()
      const statements = kinds.slice(start)
      return { status: answer.status, text, names, statements, mails: (await world.mails()).length }
    }
    // The project is remembered for some seconds: the first request reads it.
    await ask('first@example.com')
    const [known, unknown] = [await ask('known@example.com'), await ask('nobody@example.com')]
    expect(known).toEqual(unknown)
    expect([known.status, known.mails]).toEqual([200, 1])
    expect(known.statements.length).toBeGreaterThan(6)
    expect(await ask('known@example.com')).toEqual(await ask('nobody@example.com'))
  })
})

describe('the list', () => {
  test('error: what was written by pages is text: no element, no attribute', async () => {
    await world.signIn(world.device(), 'html@example.com')
    const userId = await userOf('html@example.com')
    const evil = '"><script>alert(1)</script><img src=x onerror=alert(2)>'
    await world.backend.db.transaction().execute((change) =>
      audit(change, world.backend.clock, {
        ...{
          event: 'approval',
          projectId: 'shop',
          userId,
          outcome: evil,
          origin: evil,
          device: '<b>"&\'',
          network: evil,
        },
      }),
    )
    const { page } = await open('html@example.com')
    expect(page.text).not.toMatch(/<script|<img|<b>/)
    expect(page.text.match(/&lt;script&gt;alert\(1\)/g)).toHaveLength(3)
    expect(page.text).toContain('Device: &lt;b&gt;&quot;&amp;&#39;')
  })

  test('behavior: 10,000 lines come newest first, 100 a page, each once, without a gap', {
    timeout: 60_000,
  }, async () => {
    await world.signIn(world.device(), 'many@example.com')
    await world.signIn(world.device(), 'neighbour@example.com')
    const users = [await userOf('many@example.com'), await userOf('neighbour@example.com')]
    const { db, clock } = world.backend
    for (let batch = 0; batch < 20; batch += 1) {
      const lines = Array.from({ length: 1_000 }, (_, index) => {
        const number = batch * 500 + Math.floor(index / 2)
        const about = index % 2 === 0 ? `note ${number}` : 'note 99999'
        return { event: 'approval', projectId: 'shop', userId: users[index % 2] ?? '', outcome: about } as const
      })
      await db.transaction().execute((change) => audit(change, clock, ...lines))
    }
    let { page } = await open('many@example.com')
    const seen: number[] = []
    const times: number[] = []
    for (;;) {
      const notes = notesOf(page.text)
      const older = olderOf(page.text)
      seen.push(...notes)
      if (older === undefined) break
      expect(page.text.match(/<li>/g)).toHaveLength(100)
      const start = performance.now()
      page = await post('/activity/older', { page: older })
      times.push(performance.now() - start)
      expect(page.status).toBe(200)
    }
    expect(seen).toEqual(Array.from({ length: 10_000 }, (_, index) => 9_999 - index))
    expect(times).toHaveLength(100)
    // The last page is as quick as the first: both go by the index.
    const median = (part: readonly number[]) => part.toSorted((a, b) => a - b)[Math.floor(part.length / 2)] ?? 0
    expect(median(times.slice(-20))).toBeLessThan(median(times.slice(0, 20)) * 5 + 20)
  })

  test('error: the text of an older page opens as it is, from a form, for 15 minutes', async () => {
    const { page } = await open('many@example.com')
    const older = olderOf(page.text) ?? ''
    const changed = `${older.slice(0, -3)}${older.endsWith('AAA') ? 'BBB' : 'AAA'}`
    for (const text of [changed, '', 'x', older.slice(1), 'A'.repeat(1_000)]) {
      expect([text, (await post('/activity/older', { page: text })).status]).toEqual([text, 404])
    }
    world.pass(rules.linkMs - 1)
    expect((await post('/activity/older', { page: older })).status).toBe(200)
    world.pass(1)
    expect((await post('/activity/older', { page: older })).status).toBe(404)
    expect(older).not.toContain('many')
  })
})

describe('languages', () => {
  test('behavior: form, mail and list are in the language of the form, from right to left in Arabic', async () => {
    const form = await world.open('/activity?projectId=shop', {
      headers: { 'accept-language': 'xx, ar;q=0.9, de;q=0.8' },
    })
    expect(form.text).toContain('<html lang="ar" dir="rtl">')
    expect(form.text).toContain(`<title>${activityTexts.ar.title}</title>`)
    await world.signIn(world.device(), 'rtl@example.com')
    const { mail, page } = await open('rtl@example.com', { 'accept-language': 'ar' })
    expect(mail?.subject).toBe(activityTexts.ar.title)
    expect(page.text).toContain('<html lang="ar" dir="rtl">')
    expect(page.text).toContain(`<strong>${activityTexts.ar.events['session started']}</strong>`)
    // Addresses are read from left to right in it.
    expect(page.text).toContain('<bdi>الموقع: \u2066https://app.example\u2069</bdi>')
  })

  test.each([
    ['de-AT,de;q=0.9,en;q=0.8', 'de'],
    ['en-US,en;q=0.9,de;q=0.8', 'en'],
    ['xx,yy;q=0.9,ko;q=0.1', 'ko'],
    ['fr;q=0.2, ja;q=0.9', 'ja'],
    ['fr;q=0', 'en'],
    ['*', 'en'],
    ['', 'en'],
    [undefined, 'en'],
    [`${'a,'.repeat(5_000)}de`, 'en'],
  ])('behavior: %.40j asks for %s', (header, language) => {
    expect(readLanguage(header)).toBe(language)
  })

  test.each(languages)('behavior: in %s every part is filled in, and has words of its own', (language) => {
    const mail = writeActivityMail({
      email: 'a@example.com',
      language,
      browser: 'Chrome',
      network: '203.0.113.*',
      url: `${own}/x`,
    })
    checkMail(mail)
    expect(`${mail.subject}${mail.text}`).not.toMatch(/[{}]/)
    expect(mail.text.match(/https?:\/\/\S+/g)).toEqual([`${own}/x`])
    const { events, outcomes, ...rest } = activityTexts[language]
    const english = activityTexts.en
    const slots = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([slot]) => slot)
    for (const [key, text] of Object.entries(rest)) {
      expect([key, slots(text)]).toEqual([key, slots(String(english[key as keyof typeof rest]))])
      if (language !== 'en' && key !== 'site') expect(text).not.toBe(english[key as keyof typeof rest])
    }
    const words = [...Object.values(events), ...Object.values(outcomes)]
    expect(words.filter((word) => word.split(/\s+/).length > 12)).toEqual([])
  })

  test('behavior: an event and an outcome without words are shown by their names', async () => {
    const line = {
      seq: 1,
      at: 0,
      event: 'toString',
      outcome: 'again refused',
      project_id: 'shop',
      prev_hash: '',
      hash: '',
    }
    const none = { user_id: null, device: null, origin: null, network: null, subject: null }
    const html = String(await listPage({ projectId: 'shop', language: 'en', lines: [{ ...line, ...none }] }, 'Shop'))
    expect(html).toContain('<strong>toString</strong> · <span class="bad">Refused</span>')
    expect(html).toContain('1970')
  })
})
