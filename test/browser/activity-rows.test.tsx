import { expect, test } from 'vitest'
import { galleryLocales } from '../gallery/gallery-locales.js'
import { historyBackend } from '../gallery/history-backend.js'
import { showState } from './show-state.js'
import { until } from './until.js'

const rows = () => [...document.querySelectorAll<HTMLElement>('.mk-activity li')]

test.each([
  ['en', '2.250\u00a0ETH → 2,000.500\u00a0USDC'],
  ['ar', '2.250\u00a0ETH ← 2,000.500\u00a0USDC'],
])(
  'behavior: in %s an arrow leads from what was paid to what was got, and no number loses its symbol',
  async (lang, said) => {
    await showState('activity', {
      changes: { fetch: historyBackend({ length: 10 }), locales: await galleryLocales(lang) },
    })
    await until(() => rows().length === 10 && document.querySelector('dialog[open]')?.getAttribute('lang') === lang)
    expect(rows()[2]?.querySelector('.mk-row-detail')?.textContent).toBe(said)
  },
)

test('behavior: a letter stands clear of the mark of what was done', async () => {
  await showState('activity-submitted')
  await until(() => rows().length === 15)
  const letter = rows()[1]?.querySelector('.mk-letter')
  const { paddingInlineEnd, paddingBlockEnd, width } = getComputedStyle(letter ?? document.body)
  expect([paddingInlineEnd, paddingBlockEnd, width]).toEqual(['5px', '5px', '36px'])
  expect(getComputedStyle(letter ?? document.body, '::after').fontSize).toBe('12px')
})

test('behavior: the own coin of the network has its mark in the middle, and a token of the same symbol has none', async () => {
  await showState('activity-submitted')
  const mark = await until(() => rows()[0]?.querySelector('.mk-mark'))
  const middle = (part: Element | null | undefined) => {
    const { left, top, width, height } = part?.getBoundingClientRect() ?? new DOMRect()
    return [left + width / 2, top + height / 2]
  }
  expect(middle(mark)).toEqual(middle(mark.closest('.mk-image')))
  expect(rows()[1]?.querySelector('.mk-mark')).toBeNull()
  expect(rows()[1]?.querySelector<HTMLElement>('.mk-letter')?.dataset['letter']).toBe('E')
})
