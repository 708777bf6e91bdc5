import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { settled } from './settled.js'
import { showState } from './show-state.js'
import { until } from './until.js'

const windows = [
  [1280, 800],
  [390, 844],
] as const
/** Views with rows. Prose breaks where it breaks. */
const states = ['connect', 'account', 'tokens', 'networks', 'activity', 'nfts', 'wallets'] as const

afterEach(() => page.viewport(1280, 800))

/** How wide the letters of the view are. */
function inked(): number {
  const range = document.createRange()
  range.selectNodeContents(document.querySelector('dialog[open] :is(.mk-title, .mk-view)') ?? document.body)
  return [...range.getClientRects()].reduce((sum, { width }) => sum + width, 0)
}

/** Where what stands in rows and lines of the view begins, from the top of the panel, in whole pixels. */
function tops(): readonly number[] {
  const dialog = document.querySelector<HTMLElement>('dialog[open]')
  const nodes =
    dialog?.querySelectorAll('.mk-row, .mk-title, .mk-group, .mk-tab, .mk-tile, [data-mk-nft], p, .mk-button') ?? []
  return [...nodes].map((node) => Math.round(node.getBoundingClientRect().top - (dialog?.offsetTop ?? 0)))
}

test.each(windows.flatMap(([width, height]) => states.map((state) => [state, width, height] as const)))(
  'behavior: a font that comes late, and one that never does, move nothing in %s in a window of %i by %i',
  async (state, width, height) => {
    await page.viewport(width, height)
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      '[data-mk][data-mk] { --mk-font-family: "Late", "Never", serif; --mk-font-title: "Late", "Never", serif }',
    )
    const late = new FontFace('Late', `url(${inter})`, { weight: '100 900', display: 'swap' })
    onTestFinished(() => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet)
      document.fonts.delete(late)
    })
    await showState(state)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    await until(
      () => document.querySelector('dialog[open] .mk-view') && !document.querySelector('.mk-view > .mk-spinner'),
    )
    // What is on its way comes first.
    await until(() => !document.querySelector('dialog[open] .mk-shimmer'))
    await settled()
    const before = tops()
    const was = inked()
    document.fonts.add(late)
    await late.load()
    await document.fonts.ready
    await settled()
    expect(inked()).not.toBe(was)
    expect(before.length).toBeGreaterThan(2)
    expect(tops()).toEqual(before)
  },
)
