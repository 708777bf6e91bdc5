import { expect, inject, onTestFinished, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { rowsOfThisRun, TURN } from '../setup/choose-rows.js'
import { settled } from './settled.js'
import { showState } from './show-state.js'
import { until } from './until.js'

/** A state of every view, and of what else a view can show. */
const ids = [
  'connect',
  'connect-directory',
  'connect-methods',
  'connect-legal-box',
  'connect-multichain-select',
  'connect-none',
  'connect-wallets',
  'what-is-a-wallet-custom',
  'get-wallet',
  'downloads',
  'connecting-waiting',
  'connecting-failed',
  'all-wallets-few',
  'pairing-tabs',
  'pairing-basic-all',
  'account',
  'account-actions',
  'account-wallets',
  'tokens',
  'tokens-tab-nfts',
  'activity-few',
  'networks',
  'networks-many',
  'switch-declined',
  'switch-active-chain',
  'unsupported-chain',
  'what-is-a-network',
  'receive',
  'compatible-networks',
  'wallets',
] as const
/** More than any of these states has. */
const MOST_STOPS = 70
/** Pixels that two things in one line may be out of step. */
const STEP = 4

const dialog = () => document.querySelector<HTMLElement>('dialog[open]')
const stops = ':is(button:not(:disabled), a[href], input, summary, [tabindex="0"]):not([tabindex="-1"])'

interface Stop {
  readonly node: Element
  readonly name: string
  readonly top: number
  readonly bottom: number
  /** Where it begins, in the direction that is read. */
  readonly start: number
  /** Whether it can be told by its ring that it has the focus. */
  readonly hasRing: boolean
}

/** What has the focus, with where it is, as if nothing were scrolled. */
function stopOf(node: Element, isRtl: boolean): Stop {
  const { top, bottom, left, right } = node.getBoundingClientRect()
  const parents = [node.closest('.mk-long'), node.closest('.mk-view')]
  const scrolled = parents.reduce((sum, parent) => sum + (parent && parent !== node ? parent.scrollTop : 0), 0)
  // A field is a frame with what is typed into in it.
  const { outlineStyle, outlineWidth } = getComputedStyle(node.closest('.mk-field') ?? node)
  const name = node.getAttribute('aria-label') ?? node.textContent ?? node.tagName
  return {
    node,
    name,
    top: top + scrolled,
    bottom: bottom + scrolled,
    start: isRtl ? -right : left,
    hasRing: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
  }
}

/** Whether one thing is read before another: it is over it, or in its line and nearer to where lines begin. */
function isBefore(one: Stop, other: Stop): boolean {
  const isInLine = one.bottom > other.top + STEP && other.bottom > one.top + STEP
  return isInLine ? one.start <= other.start + STEP : one.top <= other.top
}

/** Goes once round with Tab, from the title. */
async function goRound(isRtl: boolean): Promise<readonly Stop[]> {
  const passed: Stop[] = []
  for (let step = 0; step < MOST_STOPS; step += 1) {
    await userEvent.keyboard('{Tab}')
    const node = document.activeElement
    // Between the last one and the first the focus is with the browser.
    if (!node || node === document.body || passed.some((stop) => stop.node === node)) return passed
    expect(dialog()?.contains(node)).toBe(true)
    passed.push(stopOf(node, isRtl))
  }
  return passed
}

const all = ['ltr', 'rtl'].flatMap((dir) => ids.map((id) => [id, dir] as const))

test.each(rowsOfThisRun(all, 20, { [TURN]: inject('turn') }))(
  'behavior: in %s, %s, Tab passes everything there is to press, in the order in which it is seen, with a ring',
  async (id, dir) => {
    document.documentElement.dir = dir
    onTestFinished(() => document.documentElement.removeAttribute('dir'))
    await showState(id)
    await until(() => dialog()?.querySelector(`.mk-view :is(.mk-text, ${stops})`))
    await until(() => !dialog()?.querySelector('.mk-view > .mk-spinner'))
    await settled()
    expect(document.activeElement).toBe(dialog()?.querySelector('.mk-title'))
    const passed = await goRound(dir === 'rtl')
    const there = [...(dialog()?.querySelectorAll(stops) ?? [])].filter((node) => node.checkVisibility())
    expect(new Set(passed.map(({ node }) => node))).toEqual(new Set(there))
    const swapped = passed.filter((stop, index) => {
      const last = passed[index - 1]
      return last !== undefined && !isBefore(last, stop)
    })
    expect(swapped.map(({ name }) => name)).toEqual([])
    expect(passed.filter(({ hasRing }) => !hasRing).map(({ name }) => name)).toEqual([])
  },
)
