import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { galleryLocales } from '../gallery/gallery-locales.js'
import { settled } from './settled.js'
import { showState } from './show-state.js'
import { until } from './until.js'
import { dialog } from './walk-by-keys.js'

afterEach(() => page.viewport(1280, 800))

const find = (selector: string) => dialog()?.querySelector<HTMLElement>(selector)
const box = (element: Element | null | undefined) => element?.getBoundingClientRect() ?? new DOMRect()
/** Whole pixels, since lines of text end between two. */
const px = (length: number) => Math.round(length)

async function show(state: string, selector: string): Promise<HTMLElement> {
  await showState(state)
  const element = await until(() => find(selector))
  await settled()
  if (!element) throw new Error(selector)
  return element
}

test.each([
  ['send-past', '.mk-form > [type="submit"]'],
  ['send-filled', '.mk-form > [type="submit"]:not([aria-disabled])'],
  ['send-lookalike', '[data-mk-warning="lookalike"] ~ [type="submit"]'],
  ['send-moved', '[data-mk-warning="moved"] ~ [type="submit"]'],
  ['send-contact', '[data-tone="error"]'],
  ['send-preview', '[data-leads="Account"]'],
  ['swap', '.mk-form > [type="submit"]'],
  ['swap-reverted', '.mk-note ~ [type="submit"]'],
  ['swap-preview-permit', '[data-mk-act="permit"]'],
])('behavior: %s has one foot under its last button, which is in sight', async (state, selector) => {
  const button = await show(state, selector)
  await until(() => px(box(dialog()).bottom - box(button).bottom) === 20)
})

test.each([
  ['send-preview', '[data-leads="Account"]'],
  ['swap-preview-permit', '[data-mk-act="permit"]'],
  ['send-reverted', '.mk-note ~ [type="submit"]'],
])(
  'behavior: in a low window the button of %s stays in sight while what it is about goes by',
  async (state, selector) => {
    await page.viewport(1280, 420)
    const button = await show(state, selector)
    await until(() => px(box(dialog()).bottom - box(button).bottom) === 20)
    const view = find('.mk-view')
    expect(view?.scrollHeight).toBeGreaterThan(view?.clientHeight ?? 0)
  },
)

test('behavior: what the account has stands on the line of the field’s name, and one line is under the amount', async () => {
  const field = await show('send-token', '.mk-form-amount')
  await until(() => field.matches('[aria-describedby]') && find('.mk-form-card .mk-link[aria-pressed]'))
  const balance = find('[aria-pressed]')?.parentElement
  expect(box(balance).top).toBe(box(balance?.previousElementSibling).top)
  const hint = document.getElementById(field.getAttribute('aria-describedby') ?? '')
  expect(box(hint).height).toBe(box(balance).height)
  expect(box(hint?.querySelector('bdi')).top).toBe(box(hint).top)
})

test('behavior: an amount that is too long for its field ends in whole figures', async () => {
  const field = await show('send-decimals', 'input.mk-form-amount')
  expect(field.scrollWidth).toBeGreaterThan(field.clientWidth)
  expect(getComputedStyle(field).textOverflow).toBe('ellipsis')
})

test('behavior: an address that was sent to before begins where the words over it do', async () => {
  const link = await show('send-past', '.mk-form-hint > .mk-link')
  expect(box(link.querySelector('[dir]')).left).toBe(box(link.previousElementSibling).left)
})

test.each(['send-filled', 'send-moved', 'send-name', 'send-known'])('behavior: %s has one rhythm', async (state) => {
  await show(state, '.mk-form-card .mk-grouped')
  const lines = [...(dialog()?.querySelectorAll('.mk-send-to, .mk-form-card .mk-form-hint > *') ?? [])].slice(1)
  const address = lines.findIndex((it) => it.matches('.mk-grouped') || it.querySelector('.mk-grouped'))
  expect(px(box(lines[address + 1]).top - box(lines[address]).bottom)).toBe(8)
})

test('behavior: a card without a token has no empty line, and the chip does not repeat the button', async () => {
  const chip = await show('swap', '[data-mk-side="to"]')
  expect([chip.textContent, chip.dataset['kind']]).toEqual(['Select', 'primary'])
  expect(find('[type="submit"]')?.textContent).toBe('Select token')
  const card = chip.closest('.mk-form-card')
  expect(px(box(card).bottom - box(chip).bottom)).toBe(12)
})

test.each([
  ['send-reverted', 'send/reverted', 'Das Netzwerk würde diese Überweisung ablehnen.'],
  ['swap-reverted', 'swaps/reverted', 'Das Netzwerk würde diesen Tausch ablehnen.'],
])('behavior: %s says it in the language of the modal, with the code of its row', async (state, code, text) => {
  await showState(state, { changes: { locales: await galleryLocales('de') } })
  const note = await until(() => find('[data-mk-problem="reverted"]'))
  expect(note?.textContent).toBe(text)
  await userEvent.click(page.getByText('Details'))
  await until(() => find('.mk-details')?.textContent?.includes(code))
})
