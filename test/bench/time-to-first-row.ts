import type { Browser, CDPSession } from 'playwright'
import { watchFirstPaint } from './first-paint.js'

/** What happens before the click: the pointer or the focus rests on the button for 300 ms, or nothing. */
export type Approach = 'hover' | 'focus' | 'cold'

/** The pages slowed down by so much. */
const CPU_RATE = 4
const REST_MS = 300
/** Time for start-up work to end, at the slowed rate. */
const SETTLE_MS = 1_200
const DEADLINE_MS = 20_000
/** Every service and node that the pages name. */
const elsewhere = ['https://*', 'http://127.0.0.1:8787/*', 'http://127.0.0.1:8545/*', 'http://wallet.localhost:8788/*']

/** Opens the page in a context of its own and clicks its connect button. Gives milliseconds to the first row painted. */
export async function timeToFirstRow(browser: Browser, url: string, approach: Approach): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  try {
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE })
    const since = { clickOn: '[data-mk-button="connect"]' }
    await page.addInitScript(watchFirstPaint, { selector: 'dialog[open] [data-mk-wallet]', since })
    await answerServices(devtools)
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
    await answerServices(devtools)
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

/**
 * Services and nodes of the page answer at once, with nothing. The page's own files are left to the browser: one that is
 * stopped for a look at each of its requests takes some 10 ms more for each.
 */
async function answerServices(devtools: CDPSession): Promise<void> {
  devtools.on('Fetch.requestPaused', ({ requestId }) => {
    const responseHeaders = [{ name: 'access-control-allow-origin', value: '*' }]
    // A page that is closed meanwhile wants no answer.
    devtools
      .send('Fetch.fulfillRequest', { requestId, responseCode: 200, responseHeaders, body: btoa('{}') })
      .catch(() => {})
  })
  await devtools.send('Fetch.enable', { patterns: elsewhere.map((urlPattern) => ({ urlPattern })) })
}
