import jsqr from 'jsqr'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { presets } from '../../schema/presets.data.js'
import { galleryUri } from '../gallery/gallery-pairing.js'
import { galleryAddress } from '../gallery/gallery-wallet.js'
import { tokenCss } from '../gallery/token-css.js'
import { settled } from './settled.js'
import { type ShowOptions, showState } from './show-state.js'
import { until } from './until.js'

/** Windows in CSS pixels. The one of 640 by 400 is what 200 % leaves of 1280 by 800. */
const windows = [
  [1280, 800],
  [390, 844],
  [360, 740],
  [360, 360],
  [640, 360],
  [640, 400],
] as const
const codes = [
  ['pairing-any', galleryUri],
  ['pairing-code', galleryUri],
  ['pairing-tabs', galleryUri],
  ['pairing-basic', galleryUri],
  ['pairing-basic-all', galleryUri],
  ['receive', galleryAddress],
] as const

/**
 * What a phone reads off the screen, which looks at it from several distances: of one alone, the library guesses the number
 * of modules wrong where their width and that of the pixels are out of step.
 */
async function scanned(): Promise<string | undefined> {
  const base64 = await page.screenshot({ save: false })
  const picture = await createImageBitmap(await (await fetch(`data:image/png;base64,${base64}`)).blob())
  for (const distance of [1, 2, 3]) {
    const [width, height] = [picture.width * distance, picture.height * distance]
    const context = new OffscreenCanvas(width, height).getContext('2d')
    if (!context) throw new Error('no canvas')
    context.drawImage(picture, 0, 0, width, height)
    const found = jsqr.default(context.getImageData(0, 0, width, height).data, width, height)
    if (found) return found.data
  }
  return undefined
}

/** Shows a code in a window of that size, and waits until nothing moves. */
async function show(id: string, [width, height]: readonly [number, number], options: ShowOptions = {}): Promise<void> {
  await page.viewport(width, height)
  onTestFinished(() => page.viewport(1280, 800))
  await showState(id, options)
  await until(() => document.querySelector('dialog[open] .mk-finder'))
  await settled()
}

/** How much of the code, in pixels, is outside of what is seen of the view without scrolling. */
function cut(): readonly number[] {
  const code = document.querySelector('dialog[open] .mk-qr')?.getBoundingClientRect()
  const view = document.querySelector('dialog[open] .mk-view')?.getBoundingClientRect()
  if (!code || !view) throw new Error('no code')
  const [top, bottom] = [Math.max(view.top, 0), Math.min(view.bottom, innerHeight)]
  return [top - code.top, code.bottom - bottom, -code.left, code.right - innerWidth].map((by) => Math.max(0, by))
}

test.each(windows.flatMap((window) => codes.map(([id, text]) => [id, ...window, text] as const)))(
  'behavior: %s in a window of %i by %i is seen whole, and read',
  async (id, width, height, text) => {
    await show(id, [width, height])
    expect(cut()).toEqual([0, 0, 0, 0])
    expect(await scanned()).toBe(text)
  },
)

test.each(
  (['light', 'dark'] as const).flatMap((mode) => Object.keys(presets).map((preset) => [preset, mode] as const)),
)('behavior: in the look of %s, %s, it is read', async (preset, mode) => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(tokenCss(preset))
  await show('pairing-any', [1280, 800], { mode })
  // What the state has put there goes with the test.
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  await settled()
  expect(await scanned()).toBe(galleryUri)
})

test.each(['pairing-lost', 'pairing-silent', 'pairing-expired'])(
  'behavior: what is not good now, in %s, stays in its place and is not read',
  async (id) => {
    await show(id, [1280, 800])
    await until(() => document.querySelector('.mk-code-note'))
    const code = document.querySelector('dialog[open] .mk-qr')?.getBoundingClientRect()
    expect([code?.width, code?.height]).toEqual([320, 320])
    expect(await scanned()).toBeUndefined()
  },
)
