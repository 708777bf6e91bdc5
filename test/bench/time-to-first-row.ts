import type { Browser } from 'playwright'

/** What happens before the click: the pointer or the focus rests on the button for 300 ms, or nothing. */
export type Approach = 'hover' | 'focus' | 'cold'

/** The pages slowed down by so much. */
const CPU_RATE = 4
const REST_MS = 300
/** Time for start-up work to end, at the slowed rate. */
const SETTLE_MS = 1_200
const DEADLINE_MS = 20_000

declare global {
  interface Window {
    /** Milliseconds from the click to the frame in which the first row was painted. */
    firstRowMs?: number
  }
}

/** Opens the page in a context of its own and clicks its connect button. Gives milliseconds to the first row painted. */
export async function timeToFirstRow(browser: Browser, url: string, approach: Approach): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  try {
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE })
    await page.addInitScript(watchFirstRow)
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
    await page.waitForFunction(() => window.firstRowMs !== undefined, undefined, { timeout: DEADLINE_MS })
    return await page.evaluate(() => window.firstRowMs ?? Number.NaN)
  } finally {
    await context.close()
  }
}

/** Runs in the page: after the click, looks in every frame for a row that can be seen, and takes the time after its paint. */
function watchFirstRow(): void {
  const isSeen = (row: Element) =>
    row.getBoundingClientRect().height > 0 && row.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  const afterPaint = (done: () => void) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = done
    port2.postMessage(null)
  }
  addEventListener(
    'click',
    ({ timeStamp }) => {
      const look = () => {
        const row = document.querySelector('dialog[open] [data-mk-wallet]')
        if (!row || !isSeen(row)) return void requestAnimationFrame(look)
        afterPaint(() => {
          window.firstRowMs = performance.now() - timeStamp
        })
        return undefined
      }
      requestAnimationFrame(look)
    },
    { capture: true, once: true },
  )
}
