import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { manualClock } from '../gallery/manual-clock.js'
import { showState } from './show-state.js'
import { until } from './until.js'

const dialog = () => document.querySelector<HTMLDialogElement>('dialog[data-mk]')
const focused = () => document.activeElement
const isOpen = () => dialog()?.open === true
const button = () => page.getByRole('button', { name: 'Connect wallet' }).element() as HTMLElement

/** A page with nothing open. */
const closed = { changes: { view: '' } }

test('behavior: the dialog is named by its title and carries the view', async () => {
  await showState('connect', closed)
  await userEvent.click(page.getByRole('button', { name: 'Connect wallet' }))
  await expect.element(page.getByRole('dialog', { name: 'Connect to Meadow' })).toBeVisible()
  expect(dialog()?.dataset['mkView']).toBe('Connect')
})

test('behavior: the focus moves to the title, then through the dialog, and never to the page', async () => {
  await showState('connect', closed)
  await userEvent.click(page.getByRole('button', { name: 'Connect wallet' }))
  await until(isOpen)
  expect(focused()?.textContent).toBe('Connect to Meadow')
  const names: string[] = []
  for (let step = 0; step < 9; step += 1) {
    await userEvent.tab()
    names.push(
      focused()?.getAttribute('data-mk-wallet') ?? focused()?.getAttribute('aria-label') ?? focused()?.tagName ?? '',
    )
    expect(focused() === document.body || dialog()?.contains(focused())).toBe(true)
  }
  // Between the last and the first the focus leaves for the browser's own controls.
  expect(names.filter((name) => name !== 'BODY').slice(0, 7)).toEqual([
    'What is a wallet?',
    'Close',
    'io.lumen',
    'app.juniper',
    'com.harborwallet',
    'xyz.orbit',
    'org.tidepool',
  ])
})

test('behavior: Escape closes and gives the focus back to the button', async () => {
  await showState('connect', closed)
  button().focus()
  await userEvent.keyboard('{Enter}')
  await until(isOpen)
  await userEvent.keyboard('{Escape}')
  await until(() => !isOpen())
  expect(focused()).toBe(button())
})

test('behavior: a second Escape in a row cannot leave the state open behind a closed dialog', async () => {
  const kit = await showState('connect', closed)
  await userEvent.click(page.getByRole('button', { name: 'Connect wallet' }))
  await until(isOpen)
  dialog()?.close()
  await until(() => !kit.router.state.peek().isOpen)
  await userEvent.click(page.getByRole('button', { name: 'Connect wallet' }))
  await until(isOpen)
})

test('behavior: Close closes and gives the focus back', async () => {
  await showState('connect', closed)
  await userEvent.click(page.getByRole('button', { name: 'Connect wallet' }))
  await userEvent.click(page.getByRole('button', { name: 'Close' }))
  await until(() => !isOpen())
  expect(focused()).toBe(button())
})

test('behavior: a press on the backdrop closes, a drag that ends there does not', async () => {
  await showState('connect')
  await until(isOpen)
  const node = dialog()
  node?.querySelector('h2')?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
  node?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  expect(isOpen()).toBe(true)
  node?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
  node?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  await until(() => !isOpen())
})

test('behavior: arrows, Home and End walk the rows and go round', async () => {
  await showState('connect')
  // The focus begins at the title: a row that has it earlier would lose it again.
  await until(() => isOpen() && focused()?.textContent === 'Connect to Meadow')
  const rows = [...document.querySelectorAll<HTMLElement>('[data-mk-wallet]')]
  rows[0]?.focus()
  await userEvent.keyboard('{ArrowDown}')
  expect(focused()).toBe(rows[1])
  await userEvent.keyboard('{End}')
  expect(focused()).toBe(rows[4])
  await userEvent.keyboard('{ArrowDown}')
  expect(focused()).toBe(rows[0])
  await userEvent.keyboard('{ArrowUp}')
  expect(focused()).toBe(rows[4])
  await userEvent.keyboard('{Home}')
  expect(focused()).toBe(rows[0])
})

test('behavior: a new view takes the focus to its title', async () => {
  const kit = await showState('connecting-waiting')
  await until(() => focused()?.textContent === 'Juniper')
  kit.router.show([{ view: 'Connect' }], 'back')
  await until(() => focused()?.textContent === 'Connect to Meadow')
})

test('behavior: what makes the dialog inert from outside is undone', async () => {
  await showState('connect')
  await until(isOpen)
  dialog()?.setAttribute('inert', '')
  await until(() => !dialog()?.hasAttribute('inert'))
})

test('behavior: the dialog stays in the page after closing, and opens again with the same node', async () => {
  const kit = await showState('connect')
  await until(isOpen)
  const before = dialog()
  kit.router.close()
  await until(() => !isOpen())
  kit.router.open()
  await until(isOpen)
  expect(dialog()).toBe(before)
})

test('behavior: once it stands the page does not scroll, and does again afterwards', async () => {
  const clock = manualClock()
  const kit = await showState('connect', { clock })
  const scrolls = () => getComputedStyle(document.documentElement).overflowY !== 'hidden'
  await until(isOpen)
  // What waits for the dialog to stand begins once it is painted, which is after it is open.
  await until(async () => {
    await clock.advance(200)
    return !scrolls()
  })
  expect(document.documentElement.style.overflow).toBe('')
  kit.router.close()
  await until(scrolls)
})

test('behavior: the view the dialog opens with is simply there; the next one comes in, and back goes back', async () => {
  const kit = await showState('connect')
  await until(isOpen)
  expect(dialog()?.dataset['direction']).toBeUndefined()
  kit.router.show([{ view: 'Connect' }, { view: 'Networks' }], 'forward')
  await until(() => dialog()?.dataset['direction'] === 'forward')
  await userEvent.click(page.getByRole('button', { name: 'Back' }))
  await until(() => dialog()?.dataset['direction'] === 'back')
})
