import type { Browser, BrowserContext } from 'playwright'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { type ServedBackend, serveBackend } from '../backend/served-backend.js'
import { launchDeskBrowser } from './shared.js'

let backend: ServedBackend
let browser: Browser
beforeAll(async () => {
  ;[backend, browser] = await Promise.all([serveBackend({ kind: 'memory' }), launchDeskBrowser()])
})
afterAll(() => Promise.all([backend?.stop(), browser?.close()]))

let context: BrowserContext
beforeEach(async () => {
  // The pages have no script, and need none.
  context = await browser.newContext({
    locale: 'ar-EG',
    javaScriptEnabled: false,
    viewport: { width: 320, height: 640 },
  })
})
afterEach(() => context?.close())

/** The mails as JSON. */
function inboxJson(): string {
  const inbox = new URL(backend.inboxUrl)
  inbox.pathname = '/inbox.json'
  return inbox.href
}

async function textOfMail(to: string): Promise<string> {
  let text: string | undefined
  const find = async () => {
    const { mails } = (await (await fetch(inboxJson())).json()) as {
      readonly mails: readonly { readonly to: string; readonly text: string }[]
    }
    text = mails.find((mail) => mail.to === to)?.text
    return text
  }
  await expect.poll(find, { timeout: 20_000 }).toBeTruthy()
  return text ?? ''
}

test('behavior: a person types an address, opens the link of the mail, presses the button, and has the list once', async () => {
  const page = await context.newPage()
  await page.goto(`${backend.frameUrl}/activity?projectId=local`)
  expect(await page.locator('html').getAttribute('dir')).toBe('rtl')
  await page.locator('input[name="email"]').fill('ada-in-arabic@meadow.example')
  await page.locator('button').click()
  await page.getByRole('status').waitFor()
  const [link = ''] = /http\S+\/activity\S+/.exec(await textOfMail('ada-in-arabic@meadow.example')) ?? []
  await page.goto(link)
  // The style came, past the policy of the page, and nothing is wider than a phone.
  expect(await page.locator('button').evaluate((button) => getComputedStyle(button).borderRadius)).toBe('12px')
  await page.locator('button').click()
  await page.getByText('لم يحدث شيء بعد.').waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  const other = await context.newPage()
  expect((await other.goto(link))?.status()).toBe(404)
})
