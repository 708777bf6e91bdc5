import { expect, test } from 'vitest'
import type { Kit } from '../../runtime/contract/kit.js'
import { galleryStates } from '../gallery/gallery-states.js'
import { showState } from './show-state.js'
import { viewHere } from './view-here.js'

/** States of a view that show what its first one does not. */
const more = [
  'connect-directory',
  'connect-collapsed',
  'connect-custom',
  'connecting-failed',
  'connecting-linked',
  'all-wallets-phone',
  'all-wallets-none',
  'tokens-empty',
  'tokens-tabs',
  'nfts-none',
  'unsupported-chain',
]
const firstOfView = new Map(galleryStates.flatMap(({ view, id }) => (view ? [[view, id] as const] : [])).toReversed())
const ids = [...new Set([...firstOfView.values(), ...more])]

/** Controls of a state that are pressed: the rows of a long list are all alike. */
const MOST = 24
const controls = () =>
  [...document.querySelectorAll<HTMLElement>('dialog[open] :is(.mk-header, .mk-view) button:not([aria-disabled])')]
    .filter((node) => !node.matches('[data-tone="error"], [aria-label="Back"], [aria-label="Close"]'))
    .slice(0, MOST)
const nameOf = (node: HTMLElement) => node.getAttribute('aria-label') ?? node.textContent ?? ''
const frame = () => new Promise(requestAnimationFrame)

/** Hears where the modal is led to, in place of going there, once it is told to. */
function hearLeads({ router }: Kit): { readonly heard: readonly string[]; begin(): void } {
  const heard: string[] = []
  const { show } = router
  let isHeard = false
  Object.assign(router, {
    show(...[stack, direction]: Parameters<typeof show>) {
      if (!isHeard) return show(stack, direction)
      const { view } = stack.at(-1) ?? stack[0]
      if (direction === 'forward') heard.push(view)
    },
  })
  return {
    heard,
    begin() {
      isHeard = true
    },
  }
}

test.each(ids)('behavior: every control of %s that leads to a view fetches it ahead', async (id) => {
  const known = galleryStates.find((state) => state.id === id)
  const leads: { current?: ReturnType<typeof hearLeads> } = {}
  const kit = await showState(id, {
    isStrict: false,
    changes: {
      async story(own) {
        await known?.story?.(own)
        leads.current = hearLeads(own)
      },
    },
  })
  await viewHere(id)
  for (let turn = 0; turn < 4; turn += 1) await frame()
  leads.current?.begin()
  const missing: string[] = []
  for (let at = 0; at < controls().length; at += 1) {
    const control = controls()[at]
    const before = leads.current?.heard.length ?? 0
    const told = control?.dataset['leads']
    control?.click()
    await frame()
    // What the list of networks asks is fetched first.
    if (told && kit.modal.peek()?.views[told]) await frame()
    const led = leads.current?.heard.slice(before) ?? []
    for (const view of led)
      if (control && told !== view) missing.push(`${nameOf(control)} leads to ${view}, says ${told}`)
  }
  expect(missing).toEqual([])
})
