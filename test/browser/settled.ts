import { until } from './until.js'

/** Waits until everything that comes or goes has done so; what turns on and on does not count. */
export async function settled(): Promise<void> {
  const isGoing = ({ effect, playState }: Animation) =>
    playState !== 'finished' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY
  let quietFrames = 0
  await until(
    async () => {
      await new Promise((resolve) => requestAnimationFrame(resolve))
      const isMoving = document.getAnimations().some(isGoing)
      quietFrames = isMoving ? 0 : quietFrames + 1
      return quietFrames > 2
    },
    { interval: 0 },
  )
}

/**
 * Waits until the view is drawn, nothing of it is on its way any more, and nothing has come or gone in the modal for a
 * quarter of a second: parts of a view come late.
 */
export async function complete(): Promise<void> {
  let count = -1
  let since = 0
  await until(() => {
    const dialog = document.querySelector<HTMLElement>('dialog[open], section[data-mk]')
    const now = dialog?.querySelectorAll('*').length ?? 0
    if (now !== count) since = performance.now()
    count = now
    // The place of toasts comes with what every view but the first needs.
    const isFirst = dialog?.dataset['mkView'] === 'Connect'
    const isThere = dialog?.querySelector('.mk-view > *') && (isFirst || dialog.querySelector('[role="status"]'))
    const isWaiting = !isThere || dialog?.querySelector('.mk-view > .mk-spinner')
    return !isWaiting && performance.now() - since > 250
  })
}

/** Waits until nothing in the page has changed for a quarter of a second: parts of its buttons come late. */
export async function unchanged(): Promise<void> {
  let shown = ''
  let since = 0
  await until(() => {
    const now = document.body.innerHTML
    if (now !== shown) since = performance.now()
    shown = now
    return performance.now() - since > 250
  })
}
