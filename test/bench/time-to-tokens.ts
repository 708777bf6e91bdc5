import type { Browser, Page } from 'playwright'
import { galleryAddress } from '../gallery/gallery-wallet.js'
import { type FirstPaint, watchFirstPaint } from './first-paint.js'
import type { GallerySite } from './gallery-site.js'

/** The page slowed down by so much. */
const CPU_RATE = 4
/** Time for start-up work to end, at the slowed rate. */
const SETTLE_MS = 1_200
const DEADLINE_MS = 60_000
/** Where the tokens of the account are asked for: the gallery's host marks the moment it hands the answer over. */
const path = `/v1/account/${galleryAddress}/balance`

/**
 * Opens a state of the gallery whose view Account has tokens. Gives milliseconds from the answer, a `Response` with its
 * body whole but neither read nor parsed, to the frame that showed the first row of the first tab.
 */
export function timeToTokens({ browser, origin }: GallerySite, state: string): Promise<number> {
  const selector = '.mk-assets [data-mk-token]'
  return timeToPaint(browser, { selector, since: { mark: path } }, async (page) => {
    await page.goto(`${origin}/?state=${state}`)
  })
}

/** The least it can cost: the same answer parsed on an empty page, and its first `rows` as lines of text in a list. */
export function timeToPlainList(browser: Browser, text: string, rows: number): Promise<number> {
  const plan = { text, rows, mark: path }
  return timeToPaint(browser, { selector: 'li', since: { mark: path } }, async (page) => {
    await page.goto('data:text/html,<!doctype html><ul></ul>')
    await page.waitForTimeout(SETTLE_MS)
    await page.evaluate(showPlainList, plan)
  })
}

/** Milliseconds until something is painted in a page of its own, which `begin` leads there, at a quarter of the CPU. */
export async function timeToPaint(
  browser: Browser,
  what: FirstPaint,
  begin: (page: Page) => Promise<void>,
): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  try {
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE })
    await page.addInitScript(watchFirstPaint, what)
    await begin(page)
    await page.waitForFunction(() => window.firstPaintMs !== undefined, undefined, { timeout: DEADLINE_MS })
    return await page.evaluate(() => window.firstPaintMs ?? Number.NaN)
  } finally {
    await context.close()
  }
}

interface PlainList {
  readonly text: string
  readonly rows: number
  readonly mark: string
}

/** Runs in the page. */
async function showPlainList({ text, rows, mark }: PlainList): Promise<void> {
  const response = new Response(text)
  performance.mark(mark)
  const { balances } = (await response.json()) as { readonly balances: readonly { readonly name: string }[] }
  const lines = balances.slice(0, rows).map(({ name }) => {
    const line = document.createElement('li')
    line.textContent = name
    return line
  })
  document.querySelector('ul')?.replaceChildren(...lines)
}
