import { afterEach, expect, inject, test } from 'vitest'
import { page } from 'vitest/browser'
import type { GalleryState } from '../gallery/gallery-state.js'
import { galleryStates } from '../gallery/gallery-states.js'
import { runningClock } from '../gallery/running-clock.js'
import { slowly } from '../gallery/slow-network.js'
import { rowsOfThisRun, TURN } from '../setup/choose-rows.js'
import { loadAllCode } from './all-code.js'
import { isAt, watchRows } from './row-frames.js'
import { settled } from './settled.js'
import { showState } from './show-state.js'
import { until } from './until.js'

/** Milliseconds that rows are looked at from the frame in which the first of them is there. */
const LOOKED_MS = 2_000
/** What a view is waited for that takes requests one after the other, on a busy machine. */
const COMES_MS = 20_000

/** Views with lists: a state, what it has once all has come, and whether it has places for what is on its way. */
const lists = [
  ['Connect', 'connect-directory', 'Connect', '[data-mk-wallet="wallet-2"]', false],
  ['Connect, with e-mail', 'connect-email', 'Connect', 'input[type="email"]', false],
  ['Connect, with providers', 'connect-socials', 'Connect', '[data-mk-provider]', false],
  ['AllWallets', 'all-wallets', 'AllWallets', '.mk-long .mk-row', true],
  ['Account', 'tokens', 'Account', '[data-mk-token="ETH"]', true],
  ['NFTs', 'tokens-tab-nfts', 'Account', '[data-mk-nft]', true],
  ['Activity', 'activity', 'Transactions', '.mk-activity .mk-row', true],
  ['Activity, a few', 'activity-few', 'Transactions', '.mk-activity .mk-row', true],
  ['Networks', 'networks', 'Networks', '[data-mk-network]', false],
] as const
const windows = [
  [1280, 800],
  [390, 844],
] as const
const delays = [80, 400] as const
const all = lists.flatMap((list) =>
  delays.flatMap((ms) => windows.map(([width, height]) => [list[0], ms, width, height, list] as const)),
)

afterEach(() => page.viewport(1280, 800))

/** What a backend answers is held until rows or their places have been seen in a frame, however busy the machine is. */
function heldUntilSeen(state: GalleryState, isSeen: () => boolean): GalleryState {
  const { fetch } = state
  if (!fetch) return state
  return {
    ...state,
    async fetch(url) {
      await until(isSeen, { timeout: COMES_MS, interval: 10 })
      return fetch(url)
    },
  }
}

test.each(rowsOfThisRun(all, 6, { [TURN]: inject('turn') }))(
  'behavior: %s, %i ms away, in a window of %i by %i: no row moves in the two seconds from its first frame',
  async (_, ms, width, height, [, id, view, here, hasPlaces]) => {
    await loadAllCode()
    await page.viewport(width, height)
    const known = galleryStates.find((state) => state.id === id)
    if (!known) throw new Error(`The gallery has no state ${id}.`)
    const frames = watchRows(view)
    const isSeen = () => (hasPlaces ? frames.places().length > 0 : frames.rows.size > 0)
    await showState(id, { clock: runningClock(), changes: heldUntilSeen(slowly(known, ms), isSeen) })
    await until(() => document.querySelector(`dialog[open] ${here}`), { timeout: COMES_MS })
    await settled()
    await until(() => performance.now() - (frames.begin() ?? Number.POSITIVE_INFINITY) > LOOKED_MS)
    expect(frames.rows.size).toBeGreaterThan(2)
    expect([...frames.rows].filter(([, tops]) => tops.length > 1)).toEqual([])
    // What has come stands where its place was, as far as there is so much of it.
    const places = frames.places()
    const tops = [...new Set([...frames.rows.values()].flat())].toSorted((a, b) => a - b)
    const come = tops.filter((top) => top > (places[0] ?? Number.POSITIVE_INFINITY) - 1)
    expect(places.filter((place, index) => index < come.length && !come.some((top) => isAt(top, place)))).toEqual([])
  },
)
