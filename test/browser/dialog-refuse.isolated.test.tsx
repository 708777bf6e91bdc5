import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { manualClock } from '../gallery/manual-clock.js'
import { guard } from '../gallery/states-shell.js'
import { settled } from './settled.js'
import { showState } from './show-state.js'
import { until } from './until.js'

const dialog = () => document.querySelector<HTMLDialogElement>('dialog[data-mk]')
const isOpen = () => dialog()?.open === true
const shakes = () => dialog()?.dataset['shake'] === ''
const button = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }))
const animations = () =>
  dialog()
    ?.getAnimations()
    .map((each) => (each as CSSAnimation).animationName) ?? []

/** A modal on a view that its feature does not let people close, and nothing to go back to. */
async function setup() {
  const clock = manualClock()
  const kit = await showState('shake', { clock, changes: { features: [guard], params: {} } })
  await until(() => dialog()?.querySelector('.mk-actions'))
  await settled()
  return { clock, kit, isStill: () => kit.router.state.peek().isOpen && isOpen() }
}

function press(node: Element | null): void {
  node?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
  node?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
}

test.each([
  ['Close', () => button('Close')],
  ['Back on the last entry', () => button('Go back')],
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['the backdrop', async () => press(dialog())],
])('behavior: %s shakes for 500 ms and stays (SPEC §2)', async (_, close) => {
  const { clock, isStill } = await setup()
  await close()
  await until(shakes)
  expect(animations()).toContain('mk-shake')
  await clock.advance(499)
  expect(shakes()).toBe(true)
  await clock.advance(1)
  await until(() => !shakes())
  expect(isStill()).toBe(true)
})

test('behavior: however often Escape is pressed, it stays, and the focus stays in it', async () => {
  const { clock, isStill } = await setup()
  for (let count = 0; count < 4; count += 1) {
    await userEvent.keyboard('{Escape}')
    await until(shakes)
    await until(isStill)
    expect(dialog()?.contains(document.activeElement)).toBe(true)
  }
  await clock.advance(500)
  await until(() => !shakes())
  expect(isStill()).toBe(true)
  await settled()
  expect(dialog()?.matches(':modal')).toBe(true)
})

test('behavior: after the shake nothing comes in a second time', async () => {
  const { clock } = await setup()
  await button('Close')
  await until(shakes)
  await clock.advance(500)
  await until(() => !shakes())
  const running =
    dialog()
      ?.getAnimations()
      .filter(({ playState }) => playState === 'running') ?? []
  expect(running.map((each) => (each as CSSAnimation).animationName)).toEqual([])
})

test('behavior: a shake ends with the modal', async () => {
  const { kit } = await setup()
  await button('Close')
  await until(shakes)
  kit.router.close()
  await until(() => !isOpen())
  kit.router.open()
  await until(isOpen)
  expect(shakes()).toBe(false)
})

test('behavior: the view may still end it by itself', async () => {
  const { kit } = await setup()
  await button('Close')
  await until(shakes)
  await button('Go on')
  await until(() => dialog()?.dataset['mkView'] === 'Connect')
  await userEvent.keyboard('{Escape}')
  await until(() => !isOpen())
  expect(kit.router.state.peek().isOpen).toBe(false)
})
