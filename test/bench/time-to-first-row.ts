import type { Browser, Page } from 'playwright'
import { watchFirstPaint } from './first-paint.js'

/** What happens before the click: the pointer or the focus rests on the button for 300 ms, or nothing. */
export type Approach = 'hover' | 'focus' | 'cold'

/** The pages slowed down by so much. */
const CPU_RATE = 4
const REST_MS = 300
/** Time for start-up work to end, at the slowed rate. */
const SETTLE_MS = 1_200
const DEADLINE_MS = 20_000

/** Opens the page in a context of its own and clicks its connect button. Gives milliseconds to the first row painted. */
export async function timeToFirstRow(browser: Browser, url: string, approach: Approach): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  try {
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE })
    const since = { clickOn: '[data-mk-button="connect"]' }
    await page.addInitScript(watchFirstPaint, { selector: 'dialog[open] [data-mk-wallet]', since })
    await answerServices(page, url)
    await page.goto(url)
    const button = page.locator('[data-mk-button="connect"]')
    const box = await button.boundingBox()
    if (!box) throw new Error('The page has no connect button.')
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    await page.waitForTimeout(SETTLE_MS)
    if (approach === 'hover') await page.mouse.move(x, y)
    if (approach === 'focus') await button.focus()
    if (approach !== 'cold') await page.waitForTimeout(REST_MS)
    if (approach === 'focus') await page.keyboard.press('Enter')
    else await page.mouse.click(x, y)
    await page.waitForFunction(() => window.firstPaintMs !== undefined, undefined, { timeout: DEADLINE_MS })
    return await page.evaluate(() => window.firstPaintMs ?? Number.NaN)
  } finally {
    await context.close()
  }
}

/** Opens the page, waits in its open list and clicks a wallet that agrees at once. Gives milliseconds to its address painted. */
export async function timeToAddress(browser: Browser, url: string, rdns: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  try {
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE })
    const row = `[data-mk-wallet="${rdns}"]`
    await page.addInitScript(watchFirstPaint, { selector: '[data-mk-button="account"]', since: { clickOn: row } })
    await answerServices(page, url)
    await page.goto(url)
    await page.click('[data-mk-button="connect"]')
    await page.waitForSelector(`dialog[open] ${row}`)
    await page.waitForTimeout(SETTLE_MS)
    await page.click(row)
    await page.waitForFunction(() => window.firstPaintMs !== undefined, undefined, { timeout: DEADLINE_MS })
    return await page.evaluate(() => window.firstPaintMs ?? Number.NaN)
  } finally {
    await context.close()
  }
}

/** Services and nodes of the page answer at once, with nothing. */
async function answerServices(page: Page, url: string): Promise<void> {
  await page.route(
    (each) => each.origin !== new URL(url).origin,
    (route) => route.fulfill({ json: {}, headers: { 'access-control-allow-origin': '*' } }),
  )
}
