import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { showState } from './show-state.js'
import { until } from './until.js'
import { dialog, view } from './walk-by-keys.js'

const plain = (text: string | null | undefined) => text?.replace(/[\u2066-\u2069]/gu, '') ?? ''
const press = (name: string) =>
  [...(dialog()?.querySelectorAll<HTMLElement>('.mk-stage button') ?? [])]
    .find(({ textContent }) => textContent?.trim() === name)
    ?.click()

test('behavior: on a network where nothing is sent, it leads to the others', async () => {
  await showState('send-wrong-network')
  await until(() => dialog()?.textContent?.includes('Switch to another network to send.'))
  expect(dialog()?.textContent).toContain('Unsupported chain')
  press('Switch network')
  await until(() => view() === 'Networks')
})

test('behavior: what there is of a token is the same figure in the list and beside the amount', async () => {
  await showState('send-select-token', { changes: { acts: {}, isLive: true } })
  const row = () => dialog()?.querySelector<HTMLElement>('[data-mk-token="ETH"]')
  const figure = plain((await until(() => row()?.querySelector('.mk-figure')))?.textContent)
  expect(figure).toBe('1.234')
  row()?.click()
  await until(() => plain(dialog()?.textContent).includes(`Balance: ${figure}`))
})

test('behavior: the address of the receiver is seen once: in groups, and as it is typed where it is typed', async () => {
  await showState('send-filled')
  const field = await until(() => dialog()?.querySelector<HTMLTextAreaElement>('.mk-send-receiver'))
  const groups = await until(() => dialog()?.querySelector<HTMLElement>('.mk-send-typed'))
  const seen = () => [field, groups].map((each) => each && getComputedStyle(each).opacity)
  field?.blur()
  await until(() => seen().join() === '0,1')
  expect(groups?.textContent).toBe(field?.value)
  // What stands there belongs to the field: a press on it types there.
  const pressed = () => {
    const { left, top, width, height } = groups?.getBoundingClientRect() ?? new DOMRect()
    return document.elementFromPoint(left + width / 2, top + height / 4)
  }
  // The panel is on its way to its height on a busy machine.
  await until(() => pressed() === field)
  const before = dialog()?.getBoundingClientRect().height
  field?.focus()
  await until(() => seen().join() === '1,0')
  expect(dialog()?.getBoundingClientRect().height).toBe(before)
  field?.select()
  await userEvent.keyboard('0x12')
  expect(field?.value).toBe('0x12')
})

test('behavior: an address that is pasted is seen in groups at once, with its marks, until it is changed', async () => {
  await showState('send-lookalike')
  const field = await until(() => dialog()?.querySelector<HTMLTextAreaElement>('.mk-send-receiver'))
  const groups = await until(() => dialog()?.querySelector<HTMLElement>('.mk-send-typed:has(mark)'))
  const seen = () => [field, groups].map((each) => each && getComputedStyle(each).opacity).join()
  field?.focus()
  await until(() => seen() === '1,0')
  field?.dispatchEvent(new ClipboardEvent('paste', { bubbles: true }))
  await until(() => seen() === '0,1')
  expect(document.activeElement).toBe(field)
  await userEvent.keyboard('{ArrowLeft}')
  await until(() => seen() === '1,0')
})

test('behavior: an amount with too many decimals stands in small letters, and is told how many there may be', async () => {
  await showState('send-decimals')
  const clue = () => dialog()?.querySelector('.mk-form-hint [role="alert"]')?.textContent?.trim()
  await until(() => clue() === 'At most 18 decimals')
  const field = dialog()?.querySelector<HTMLInputElement>('input.mk-form-amount')
  expect([field?.value.length, field?.dataset['mkLong']]).toEqual([21, ''])
})

test('behavior: beside a warning that blocks, a new address is not said, nor offered to be kept', async () => {
  await showState('send-lookalike')
  const ids = () => [...(dialog()?.querySelectorAll<HTMLElement>('[data-mk-warning]') ?? [])].map((it) => it.dataset)
  await until(() => ids().length > 0)
  expect(ids().map(({ mkWarning }) => mkWarning)).toEqual(['lookalike'])
  expect(dialog()?.textContent).not.toContain('Save to address book')
  const marks = (part: string) => [...(dialog()?.querySelectorAll(`${part} mark`) ?? [])].map((it) => it.textContent)
  expect(marks('.mk-note')).toEqual(['79', '7', 'C5', '1812', 'dc3A', '1', 'C', '7d', '1', 'b5', 'e', 'd17'])
  expect(marks('.mk-send-typed').join('')).toBe('0'.repeat(24))
  const [known, anyway] = [...(dialog()?.querySelectorAll('.mk-note button') ?? [])]
  expect(known?.getBoundingClientRect().top).toBe(anyway?.getBoundingClientRect().top)
  press('Use it anyway')
  await until(() => ids()[0]?.['mkWarning'] === 'firstTime')
  await until(() => dialog()?.textContent?.includes('Save to address book'))
})

test('behavior: what was typed is said not to be an address, and the button says no more than that it is invalid', async () => {
  await showState('send-invalid')
  await until(() => dialog()?.querySelector('[type="submit"]')?.textContent === 'Invalid address')
  const said = () => dialog()?.querySelectorAll('[data-tone="warning"]')
  expect([...(said() ?? [])].map((it) => it.textContent)).toEqual(['This isn’t an address on this network.'])
})

test('behavior: a name takes one line, and every way on from a warning is in sight', async () => {
  await showState('send-moved')
  const note = await until(() => dialog()?.querySelector('[data-mk-warning="moved"]'))
  expect(dialog()?.querySelector<HTMLTextAreaElement>('.mk-send-receiver')?.rows).toBe(1)
  const foot = () => dialog()?.querySelector('.mk-view')?.getBoundingClientRect().bottom ?? 0
  await until(() => (note?.querySelector('button:last-child')?.getBoundingClientRect().bottom ?? 0) <= foot())
})
