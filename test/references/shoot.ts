import type { Page } from 'playwright'
import type { Surface } from './variants.data.js'

/** Milliseconds a state may take to come in, on a machine that does something else as well. */
const COMES_MS = 120_000
/** Pictures that are taken of a state before it counts as never at rest. */
const TAKES = 10

/** Shows a state of the gallery in a window as it is looked at. Throws when it does not come in. */
export async function show(page: Page, url: string, state: string, surface: Surface): Promise<void> {
  const { width, height, scheme, lang, preset, fonts = 'fixed' } = surface
  await page.setViewportSize({ width, height })
  await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
  await page.goto(`${url}?${new URLSearchParams({ state, scheme, lang, fonts, ...(preset && { preset }) })}`, {
    timeout: COMES_MS,
  })
  await page.waitForFunction(() => document.documentElement.dataset['gallery'] === 'ready', null, { timeout: COMES_MS })
}

/**
 * A picture of what is shown: of the modal where it is open, else of the page. Takes another one until it is as
 * expected or stays the same, as code that is drawn late on a busy machine leaves a picture of half a view. Throws when
 * it never stays.
 */
export async function shoot(page: Page, isExpected: (picture: Buffer) => boolean): Promise<Buffer> {
  let before: Buffer | undefined
  for (let take = 1; take <= TAKES; take += 1) {
    const clip = await page.evaluate(boxOf)
    const picture = await page.screenshot({ clip, animations: 'disabled', caret: 'hide' })
    if (before?.equals(picture) || isExpected(picture)) return picture
    before = picture
  }
  throw new Error('It does not stand still.')
}

/** What is looked at: what lies over the page or stands in it, or else the page. Runs in the page. */
function boxOf(): { readonly x: number; readonly y: number; readonly width: number; readonly height: number } {
  const found = [...document.querySelectorAll('dialog[data-mk][open], .mk-embedded, .mk-open-wallet, [data-mk-toast]')]
  found.find((node) => node.matches('.mk-embedded'))?.scrollIntoView({ block: 'start' })
  const boxes = (found.length > 0 ? found : [document.body]).map((node) => node.getBoundingClientRect())
  const x = Math.max(0, Math.floor(Math.min(...boxes.map(({ left }) => left))))
  const y = Math.max(0, Math.floor(Math.min(...boxes.map(({ top }) => top))))
  const right = Math.min(innerWidth, Math.ceil(Math.max(...boxes.map((box) => box.right))))
  const bottom = Math.min(innerHeight, Math.ceil(Math.max(...boxes.map((box) => box.bottom))))
  return { x, y, width: right - x, height: bottom - y }
}
