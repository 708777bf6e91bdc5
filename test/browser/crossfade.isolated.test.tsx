import { expect, onTestFinished, test } from 'vitest'
import { browserHost } from '../../runtime/core/host.js'
import { settled } from './settled.js'
import { showState } from './show-state.js'
import { seenOf } from './stage-frames.js'
import { until } from './until.js'

/** Milliseconds between two looks, as in a browser that draws 60 frames in a second. */
const FRAME_MS = 1_000 / 60
/** The longest of what moves as a view changes, and more. */
const MOTION_MS = 320
/** The least of it that still counts as something to look at. */
const SEEN = 0.08

const stage = () => document.querySelector<HTMLElement>('dialog[open] .mk-stage')

/** Stops all motion in the frame in which the old view begins to leave; gives how much is seen as it would have gone on. */
function stopMotion(): { readonly seen: readonly number[] } {
  const seen: number[] = []
  const observer = new MutationObserver(() => {
    const area = stage()
    if (!area?.querySelector('.mk-leaving')) return
    observer.disconnect()
    const motions = document.getAnimations()
    for (const motion of motions) motion.pause()
    for (let time = 0; time < MOTION_MS; time += FRAME_MS) {
      for (const motion of motions) motion.currentTime = time
      // One that has ended is no longer in the document's list, and the old view goes with it.
      seen.push(seenOf(area))
    }
    for (const motion of motions) motion.play()
  })
  observer.observe(document, { childList: true, subtree: true })
  onTestFinished(() => observer.disconnect())
  return { seen }
}

test.each([
  ['plain text', 'connect', 'WhatIsAWallet'],
  ['places of what is on its way', 'activity-loading', 'Transactions'],
  ['a wait', 'view-loading', 'Slow'],
])(
  'behavior: a view of %s comes in as the old one goes, and there is something to see all the time',
  async (_, id, view) => {
    const clock = browserHost().clock
    const kit = await showState(id, { clock, changes: { view: id === 'connect' ? 'Connect' : 'Networks', from: [] } })
    await until(() => stage()?.querySelector('.mk-row') && stage()?.style.blockSize)
    // What fades views comes once the first one is painted and the page is idle.
    await until(() => document.querySelector('dialog[open] > [role="status"]'))
    await settled()
    const motion = stopMotion()
    kit.router.show([{ view: 'Connect' }, { view }], 'forward')
    await until(() => motion.seen.length > 0)
    expect(motion.seen.filter((each) => each < SEEN)).toEqual([])
  },
)
