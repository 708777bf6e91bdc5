import axe from 'axe-core'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { ActivityPage } from '../../templates/backend/src/embedded/activity/activity-links.js'
import * as activity from '../../templates/backend/src/embedded/activity/activity-page.js'
import type { MailLanguage } from '../../templates/backend/src/embedded/mails/texts.data.js'
import { answeredPage, askingPage } from '../../templates/backend/src/embedded/site/device-page.js'
import { exportPage } from '../../templates/backend/src/embedded/site/export-page.js'
import { problemPage } from '../../templates/backend/src/embedded/site/problem-page.js'
import { siteStyle } from '../../templates/backend/src/embedded/site/site-style.data.js'
import { until } from './until.js'

const long = `https://${'a'.repeat(60)}.${'b-c'.repeat(20)}.example`
const project = { id: 'shop', name: 'A-Shop-Whose-Name-Is-Long-And-Has-No-Space-In-It' }
const line = { seq: 1, at: 0, project_id: 'shop', prev_hash: '', hash: '', user_id: null, subject: null }
const facts = { origin: long, device: 'WWWWWWWWWWWW', network: '2001:db8:1200:ff00::/56' }

const listOf = (language: MailLanguage, isFull: boolean): ActivityPage => ({
  projectId: 'shop',
  language,
  lines: isFull
    ? [
        { ...line, ...facts, event: 'transaction sent', outcome: 'again refused' },
        { ...line, ...facts, event: 'a-name-of-an-event-that-has-no-words-and-no-space', outcome: 'x'.repeat(60) },
        { ...line, at: 90_000_000, event: 'login code', outcome: 'ok', origin: null, device: null, network: null },
      ]
    : [],
  ...(isFull && { older: 'sealed' }),
})

const login = (language: MailLanguage) => ({
  origin: long,
  browser: 'Samsung Internet, Android',
  network: facts.network,
  language,
  numbers: ['17', '42', '93'],
})

/** Every page that a person may meet, by what it is. */
const pages = {
  'the form of the activity': (language) => activity.askingPage(language, project),
  'the form with what was wrong': (language) =>
    activity.askingPage(language, project, { text: 'Fault', email: `${'a'.repeat(60)}@`, isOfEmail: true }),
  'the form after too many mails': (language) =>
    activity.askingPage(language, project, { text: 'Fault', email: 'ada@example.com', isOfEmail: false }),
  'the mail on its way': (language) => activity.sentPage(language, project),
  'the button of the link': (language) => activity.linkPage(language, project, 'token'),
  'a link that is over': (language) => activity.overPage(language, 'shop'),
  'no line': (language) => activity.listPage(listOf(language, false), project.name),
  lines: (language) => activity.listPage(listOf(language, true), project.name),
  'three numbers': (language) => askingPage(login(language), 'token'),
  'the right number': (language) => answeredPage('approved', language),
  'a wrong number': (language) => answeredPage('refused', language),
  'a login that is over': (language) => answeredPage('over', language),
  'the export': (language) => exportPage(language),
  'no page': (language) => problemPage(language, 'missing'),
  'a page that failed': (language) => problemPage(language, 'failed'),
} satisfies Record<string, (language: MailLanguage) => unknown>

/** Draws a page in a frame as wide as the smallest phone, with its own style. */
async function draw(content: unknown, scheme: 'light' | 'dark') {
  const frame = document.createElement('iframe')
  frame.title = 'Page'
  Object.assign(frame.style, { inlineSize: '320px', blockSize: '640px', border: '0' })
  const style = `<style>${siteStyle} :root { color-scheme: ${scheme} }</style>`
  const isLoaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }))
  frame.srcdoc = String(await content).replace(/<link rel="stylesheet"[^>]*>/, style)
  document.body.append(frame)
  onTestFinished(() => frame.remove())
  await isLoaded
  const drawn = frame.contentDocument
  if (!drawn) throw new Error('There is no document')
  return { frame, drawn }
}

/** What axe finds: it runs in the document that it looks at. */
function check(drawn: Document): Promise<axe.AxeResults> {
  const script = drawn.createElement('script')
  script.textContent = axe.source
  drawn.head.append(script)
  return (drawn.defaultView as unknown as { readonly axe: typeof axe }).axe.run(drawn, {})
}

describe.each(['light', 'dark'] as const)('in the %s scheme', (scheme) => {
  test.each(Object.entries(pages))('behavior: axe finds nothing on the page with %s', async (_, write) => {
    for (const language of ['en', 'ar'] as const) {
      const { frame, drawn } = await draw(write(language), scheme)
      const { violations, passes } = await check(drawn)
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
      // It takes words of Arabic alone for icons, whose contrast is another.
      const kept = language === 'en' ? 'color-contrast' : 'html-has-lang'
      expect(passes.map(({ id }) => id)).toContain(kept)
      frame.remove()
    }
  })
})

test.each(Object.entries(pages))(
  'behavior: the page with %s is as wide as the smallest phone, and all to press is 44 px high',
  async (_, write) => {
    for (const language of ['en', 'de', 'ar', 'ja', 'ru'] as const) {
      const { frame, drawn } = await draw(write(language), 'light')
      await until(() => drawn.querySelector('h1'))
      const low = [...drawn.querySelectorAll('a, button, input:not([type="hidden"])')].filter(
        (each) => each.getBoundingClientRect().height < 44,
      )
      expect([language, drawn.documentElement.scrollWidth, low.map(({ outerHTML }) => outerHTML)]).toEqual([
        language,
        320,
        [],
      ])
      frame.remove()
    }
  },
)

test('behavior: numbers of a sign-in are as wide as a thumb, side by side', async () => {
  const { drawn } = await draw(pages['three numbers']('en'), 'light')
  const boxes = [...drawn.querySelectorAll('button')].map((each) => each.getBoundingClientRect())
  expect(boxes).toHaveLength(3)
  expect(Math.min(...boxes.map(({ width }) => width))).toBeGreaterThanOrEqual(72)
  expect(new Set(boxes.map(({ top }) => top)).size).toBe(1)
  expect((boxes[1]?.left ?? 0) - (boxes[0]?.right ?? 0)).toBeGreaterThanOrEqual(8)
})
