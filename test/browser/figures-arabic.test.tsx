import { expect, test } from 'vitest'
import { galleryLocales } from '../gallery/gallery-locales.js'
import { showState } from './show-state.js'
import { until } from './until.js'

const locales = await galleryLocales('ar')
const amounts = () => [...document.querySelectorAll<HTMLElement>('dialog[open] .mk-form-amount')]

/** Where the character stands on the screen, from the left. */
function leftOf(text: Node, at: number): number {
  const range = document.createRange()
  range.setStart(text, at)
  range.setEnd(text, at + 1)
  return range.getBoundingClientRect().left
}

/** The first text of the modal with these words. */
function textWith(words: string): Node | undefined {
  const open = document.querySelector('dialog[open]')
  if (!open) return undefined
  const walker = document.createTreeWalker(open, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) if (walker.currentNode.textContent?.includes(words)) return walker.currentNode
  return undefined
}

test.each(['send-filled', 'swap-filled'])(
  'behavior: amounts start at the right in Arabic, digits in order: %s',
  async (id) => {
    await showState(id, { changes: { locales } })
    await until(() => amounts().length > 0)
    for (const each of amounts()) {
      expect([each.dir, getComputedStyle(each).textAlign]).toEqual(['ltr', 'right'])
      expect(getComputedStyle(each.parentElement as Element).direction).toBe('rtl')
    }
  },
)

test('behavior: what arrives stands beside the start of its card in Arabic', async () => {
  await showState('swap-filled', { changes: { locales } })
  const arrives = () => document.querySelector<HTMLElement>('output.mk-form-amount:not([data-mk-empty])')
  await until(arrives)
  const out = arrives() as HTMLElement
  const range = document.createRange()
  range.selectNodeContents(out)
  expect(Math.abs(range.getBoundingClientRect().right - out.getBoundingClientRect().right)).toBeLessThan(2)
})

test.each([
  ['tokens', 'ar'],
  ['tokens', 'en'],
  ['swap-select-token', 'ar'],
  ['swap-select-token', 'en'],
])('behavior: in %s amounts stand 12 px from the end of their row (%s)', async (id, lang) => {
  await showState(id, { changes: lang === 'ar' ? { locales } : {} })
  const find = () => document.querySelector<HTMLElement>('dialog[open] [data-mk-token] > .mk-figure')
  await until(find)
  const [words, row] = [find(), find()?.parentElement].map((each) => each?.getBoundingClientRect())
  if (!words || !row) throw new Error('There is no amount.')
  expect(Math.round(lang === 'ar' ? words.left - row.left : row.right - words.right)).toBe(12)
})

test('behavior: the letters of the dollar come before its sign in Arabic', async () => {
  await showState('swap-filled', { changes: { locales } })
  await until(() => textWith('US$'))
  const text = textWith('US$') as Node
  const at = text.textContent?.indexOf('US$') ?? -1
  expect([leftOf(text, at) < leftOf(text, at + 1), leftOf(text, at + 1) < leftOf(text, at + 2)]).toEqual([true, true])
})

test('behavior: of a token in the list of the account, the symbol follows the figure in Arabic', async () => {
  await showState('tokens-tabs', { changes: { locales } })
  const parts = () => document.querySelectorAll<HTMLElement>('[data-mk-token="ETH"] .mk-row-detail bdi bdi')
  await until(() => parts().length === 2)
  const [figure, symbol] = [...parts()].map((part) => part.getBoundingClientRect())
  expect(figure?.right).toBeLessThan(symbol?.left ?? 0)
})

test.each(['tokens-tabs', 'swap-filled', 'swap-preview', 'send-preview', 'buy', 'buy-purchases'])(
  'behavior: dollars have one form in Arabic, the figure before the currency: %s',
  async (id) => {
    await showState(id, { changes: { locales } })
    const text = (await until(() => textWith('US$'))) as Node
    const words = text.textContent ?? ''
    const [digit, letter] = [words.search(/\d/), words.indexOf('US$')]
    expect(digit).toBeGreaterThanOrEqual(0)
    expect(leftOf(text, digit)).toBeLessThan(leftOf(text, letter))
    expect(leftOf(text, letter)).toBeLessThan(leftOf(text, letter + 2))
  },
)
