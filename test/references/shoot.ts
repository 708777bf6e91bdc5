import type { Browser, Page } from 'playwright'
import type { Variant } from './variants.data.js'

/** Milliseconds a state may take to come in. */
const COMES_MS = 20_000
/** Pictures that are taken of a state before it counts as never at rest. */
const TAKES = 10

/** Opens a window for a variant; nothing moves in it. Close its context. */
export async function windowFor(browser: Browser, { width, height, scheme }: Variant): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: scheme,
    reducedMotion: 'reduce',
    deviceScaleFactor: 1,
  })
  // The gallery's services are nowhere: said at once, where a lookup of their names may take longer than a state.
  await context.route(
    ({ protocol, hostname }) => protocol.startsWith('http') && hostname !== 'localhost' && hostname !== '127.0.0.1',
    (route) => route.abort('namenotresolved'),
  )
  return context.newPage()
}

/** A picture of one state: of the modal where it is open, else of the page. */
export async function shoot(page: Page, url: string, state: string, { scheme, lang }: Variant): Promise<Buffer> {
  const query = new URLSearchParams({ state, scheme, lang, fonts: 'fixed' })
  await page.goto(`${url}?${query}`)
  await page
    .waitForFunction(() => document.documentElement.dataset['gallery'] === 'ready', null, { timeout: COMES_MS })
    .catch((cause: unknown) => {
      throw new Error(`${state} does not come in.`, { cause })
    })
  for (let take = 1; take <= TAKES; take += 1) {
    const clip = await page.evaluate(boxOf)
    const picture = await page.screenshot({ clip, animations: 'disabled', caret: 'hide' })
    // A part that came in meanwhile, as the code does that is drawn on a busy machine, leaves a picture of half a view.
    if (JSON.stringify(await page.evaluate(boxOf)) === JSON.stringify(clip)) return picture
  }
  throw new Error(`${state} does not stand still.`)
}

/** What is looked at: the modal with its toast, or the page where none is open. Runs in the page. */
function boxOf(): { readonly x: number; readonly y: number; readonly width: number; readonly height: number } {
  const found = [...document.querySelectorAll('dialog[data-mk][open], .mk-embedded, [data-mk-toast]')]
  found.find((node) => node.matches('.mk-embedded'))?.scrollIntoView({ block: 'start' })
  const boxes = (found.length > 0 ? found : [document.body]).map((node) => node.getBoundingClientRect())
  const x = Math.max(0, Math.floor(Math.min(...boxes.map(({ left }) => left))))
  const y = Math.max(0, Math.floor(Math.min(...boxes.map(({ top }) => top))))
  const right = Math.min(innerWidth, Math.ceil(Math.max(...boxes.map((box) => box.right))))
  const bottom = Math.min(innerHeight, Math.ceil(Math.max(...boxes.map((box) => box.bottom))))
  return { x, y, width: right - x, height: bottom - y }
}
