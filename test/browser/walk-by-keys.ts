import { expect, onTestFinished } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { GalleryState } from '../gallery/gallery-state.js'
import { manualClock } from '../gallery/manual-clock.js'
import { settled } from './settled.js'
import { showState } from './show-state.js'
import { until } from './until.js'

/** The modal, where it is open. */
export const dialog = () => document.querySelector<HTMLElement>('dialog[open]')
/** Spec name of the view that is shown. */
export const view = () => dialog()?.dataset['mkView']
/** What has the focus. */
export const focused = () => document.activeElement as HTMLElement
/** What something to press is called. */
export const nameOf = (node: Element) =>
  node.getAttribute('aria-label') ??
  node.querySelector('.mk-row-title')?.textContent ??
  node.textContent?.trim() ??
  node.tagName

/** What is pressed: a name that Tab is to come to, or a key. */
export type Step = readonly [press: string, view: string]

/** More than any view here has to pass. */
export const MOST_STOPS = 40
const keys = /^\{\w+\}$/

/** Goes on with Tab until what has the focus is called so. */
export async function tabTo(name: string): Promise<void> {
  for (let step = 0; step < MOST_STOPS; step += 1) {
    if (nameOf(focused()) === name) return
    await userEvent.keyboard('{Tab}')
    // Between the last one and the first the focus is with the browser.
    expect(!dialog() || focused() === document.body || dialog()?.contains(focused())).toBe(true)
  }
  throw new Error(`Tab does not come to ${name} in ${view()}.`)
}

/** Walks with keys alone; the focus is always in the modal, and begins at the title of each view. Gives the views passed. */
export async function walk(steps: readonly Step[]): Promise<readonly string[]> {
  const passed: string[] = []
  for (const [press, next] of steps) {
    if (!keys.test(press)) await tabTo(press)
    await userEvent.keyboard(keys.test(press) ? press : '{Enter}')
    await until(() => (view() ?? 'the page') === next)
    await until(() => !dialog()?.querySelector('.mk-stage[aria-busy] .mk-view > .mk-spinner'))
    await settled()
    passed.push(next)
    if (dialog()) expect(focused()).toBe(dialog()?.querySelector('.mk-title'))
  }
  return passed
}

/** Shows the page of the state with the modal closed, the focus on its button. */
export async function showPage(changes: Partial<GalleryState>, button: string) {
  const clock = manualClock()
  const kit = await showState('connect', { changes, clock })
  await until(view)
  await settled()
  kit.router.close()
  await until(() => !dialog())
  const node = document.querySelector<HTMLElement>(`[data-mk-button="${button}"]`)
  if (!node) throw new Error(`no button ${button}`)
  node.focus()
  onTestFinished(() => node.blur())
  return { button: node, clock, kit }
}
