import type { Page } from 'playwright'

/** What was seen while a list was scrolled. */
export interface Frames {
  /** Milliseconds between one frame and the next. */
  readonly times: readonly number[]
  /** The most rows that were in the document at once. */
  readonly rows: number
  /** How many elements the modal had before and after, at the top of the list. */
  readonly elements: readonly [before: number, after: number]
}

/** How fast: pixels a turn of the wheel, and for how long in milliseconds. A real wheel turns 60 times a second at best. */
const turns = [
  { pixels: 120, ms: 2_500 },
  { pixels: 600, ms: 1_500 },
  { pixels: 40_000, ms: 1_000 },
  { pixels: -400, ms: 1_500 },
] as const
const TURN_MS = 16
/** Time for rows put off to be drawn, at the slowed rate. */
const SETTLE_MS = 1_000

/** Turns the wheel over `selector` and watches every frame. The page is at rest when this begins. */
export async function scrollFrames(page: Page, selector: string): Promise<Frames> {
  const box = await page.locator(selector).boundingBox()
  if (!box) throw new Error(`There is no ${selector} to scroll.`)
  const before = await countElements(page)
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  const watch = await page.evaluateHandle(watchFrames)
  for (const { pixels, ms } of turns) {
    const end = Date.now() + ms
    while (Date.now() < end) {
      await page.mouse.wheel(0, pixels)
      await page.waitForTimeout(TURN_MS)
    }
  }
  const { times, rows } = await watch.evaluate((it) => it.stop())
  await page.locator(selector).evaluate((node) => node.scrollTo(0, 0))
  await page.waitForTimeout(SETTLE_MS)
  return { times, rows, elements: [before, await countElements(page)] }
}

function countElements(page: Page): Promise<number> {
  return page.evaluate(() => document.querySelectorAll('dialog[open] *').length)
}

/** Runs in the page: takes the time of every frame until it is stopped. */
function watchFrames() {
  const times: number[] = []
  const drawn = document.getElementsByClassName('mk-row')
  let [rows, last, isOn] = [drawn.length, Number.NaN, true]
  const next = (now: number) => {
    if (!isOn) return
    if (!Number.isNaN(last)) times.push(now - last)
    last = now
    rows = Math.max(rows, drawn.length)
    requestAnimationFrame(next)
  }
  requestAnimationFrame(next)
  return {
    stop() {
      isOn = false
      return { times, rows }
    },
  }
}
