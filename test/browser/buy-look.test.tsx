import { expect, test } from 'vitest'
import { galleryLocales } from '../gallery/gallery-locales.js'
import { showState } from './show-state.js'
import { until } from './until.js'
import { dialog, view } from './walk-by-keys.js'

const locales = await galleryLocales('ar')
const inDialog = (selector: string) => dialog()?.querySelector<HTMLElement>(selector) ?? undefined

test('behavior: the first seller stands apart from the words above it', async () => {
  await showState('buy')
  const row = await until(() => inDialog('[data-mk-seller]'))
  const words = inDialog('section > .mk-row-detail')?.getBoundingClientRect().bottom ?? 0
  const picture = row?.querySelector('.mk-image')?.getBoundingClientRect().top ?? 0
  expect(picture - words).toBeGreaterThanOrEqual(16)
  const sizes = ['.mk-buy-head > h3', '.mk-buy-head > .mk-link'].map((part) => {
    const node = inDialog(part)
    return node && getComputedStyle(node).fontSize
  })
  expect(sizes).toEqual(['13px', '13px'])
})

test.each(['ltr', 'rtl'])('behavior: amounts to begin with have air around them, %s', async (dir) => {
  await showState('buy', { changes: dir === 'rtl' ? { locales } : {} })
  await until(() => inDialog('.mk-buy-presets'))
  for (const chip of dialog()?.querySelectorAll('.mk-buy-presets > button') ?? []) {
    const text = document.createRange()
    text.selectNodeContents(chip)
    const [inner, outer] = [text.getBoundingClientRect(), chip.getBoundingClientRect()]
    expect(Math.min(inner.left - outer.left, outer.right - inner.right)).toBeGreaterThanOrEqual(6)
  }
})

test.each([
  ['buy-fiat', '[data-mk-currency]', false],
  ['buy-fiat-many', '[data-mk-currency]', true],
  ['buy-token', '[data-mk-token]', false],
  ['buy-token-many', '[data-mk-token]', true],
])('behavior: the list of %s is searched only where it is long', async (state, row, isSearched) => {
  await showState(state)
  await until(() => inDialog(row))
  expect(inDialog('input') !== undefined).toBe(isSearched)
})

test('behavior: a seller with a price shows that a press leads out of the page', async () => {
  await showState('buy-filled')
  await until(() => inDialog('[data-mk-seller="meld"] .mk-figure'))
  expect(inDialog('[data-mk-seller="meld"] > .mk-icon')?.checkVisibility()).toBe(true)
})

test('behavior: purchases show what was bought', async () => {
  await showState('buy-purchases')
  await until(() => dialog()?.querySelectorAll('[data-mk-purchase] .mk-mark').length === 2)
  const letters = [...(dialog()?.querySelectorAll<HTMLElement>('[data-mk-purchase] [data-letter]') ?? [])]
  expect(letters.map(({ dataset }) => [dataset['letter'], dataset['shape']])).toEqual(
    Array.from({ length: 3 }, () => ['U', 'round']),
  )
})

test.each(['buy', 'buy-guessed', 'buy-unsafe'])(
  'behavior: %s has the way to the explanation in sight',
  async (state) => {
    await showState(state)
    const way = await until(() => inDialog('[data-leads="WhatIsABuy"]'))
    const foot = () => inDialog('.mk-view')?.getBoundingClientRect().bottom ?? 0
    await until(() => (way?.getBoundingClientRect().bottom ?? Number.POSITIVE_INFINITY) <= foot())
    // All of it fits: a view that scrolls by a pixel shows no sign of more.
    expect(inDialog('.mk-view')?.scrollHeight).toBe(inDialog('.mk-view')?.clientHeight)
    way?.click()
    await until(() => view() === 'WhatIsABuy')
  },
)

test.each([
  ['buy-fiat', '[data-mk-currency]', 'USD'],
  ['buy-token', '[data-mk-token]', '\u2068USDC\u2069 · \u2068Ethereum\u2069'],
])('behavior: %s marks what is picked', async (state, row, picked) => {
  await showState(state)
  await until(() => inDialog(row))
  const marked = [...(dialog()?.querySelectorAll<HTMLElement>(row) ?? [])].filter((each) =>
    each.querySelector('.mk-icon'),
  )
  expect(marked.map((each) => [each.querySelector('.mk-row-detail')?.textContent, each.ariaCurrent])).toEqual([
    [picked, 'true'],
  ])
})
