import { afterEach, expect, inject, test } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { rowsOfThisRun, TURN } from '../setup/choose-rows.js'
import { loadAllCode } from './all-code.js'
import { settled } from './settled.js'
import { showState } from './show-state.js'
import { until } from './until.js'
import { viewHere } from './view-here.js'

const ids = [
  'connect-directory',
  'connect-legal-box-ticked',
  'connecting-failed',
  'all-wallets-few',
  'pairing-tabs',
  'pairing-basic',
  'account-wallets',
  'tokens-failed',
  'tokens-tab-nfts',
  'nfts-hostile',
  'tokens-stale',
  'activity-stale',
  'networks-apart',
  'networks-found',
  'receive',
  'wallets',
  'unsupported-chain',
  'downloads',
  'what-is-a-wallet-custom',
  'alert',
] as const
/** WCAG 2.5.8 with a mouse, and 2.5.5 with a finger, in pixels. */
const pointers = { fine: 24, coarse: 44 } as const
const all = (['fine', 'coarse'] as const).flatMap((pointer) => ids.map((id) => [id, pointer] as const))

const touch = (enabled: boolean) => cdp().send('Emulation.setTouchEmulationEnabled', { enabled })

afterEach(async () => {
  await touch(false)
  await page.viewport(1280, 800)
})

/** A link in the middle of a sentence is as high as its line; a box that its label ticks has that one's place. */
const isExempt = (node: Element) => node.matches('a.mk-link, input[type="checkbox"]')

/** Whether a press so many pixels from the middle of something still reaches it. */
function isReached(node: Element, x: number, y: number): boolean {
  const box = node.getBoundingClientRect()
  const hit = document.elementFromPoint(box.left + box.width / 2 + x, box.top + box.height / 2 + y)
  return hit !== null && (node.contains(hit) || hit.closest('.mk-field')?.contains(node) === true)
}

test.each(rowsOfThisRun(all, 10, { [TURN]: inject('turn') }))(
  'behavior: in %s, with a %s pointer, everything to press is large enough',
  async (id, pointer) => {
    await loadAllCode()
    await touch(pointer === 'coarse')
    expect(matchMedia('(pointer: coarse)').matches).toBe(pointer === 'coarse')
    await page.viewport(390, 844)
    await showState(id)
    await viewHere(id)
    await until(() => !document.querySelector('dialog[open] .mk-skeleton'))
    await settled()
    const reach = pointers[pointer] / 2 - 1
    const controls = [...document.querySelectorAll('dialog[open] :is(button, a, input, summary)')]
    expect(controls.length).toBeGreaterThan(1)
    const small = controls.filter((node) => {
      if (isExempt(node) || !node.checkVisibility()) return false
      node.scrollIntoView({ block: 'center' })
      return ![-reach, reach].every((far) => isReached(node, far, 0) && isReached(node, 0, far))
    })
    expect(small.map((node) => node.getAttribute('aria-label') ?? node.textContent)).toEqual([])
  },
)
