import { type Cell, cell } from '../core/cell.js'
import type { Clock } from '../core/host.js'

/** Something that lasts for a while. */
export interface Transition {
  /** While it lasts. */
  readonly isOn: Cell<boolean>
  /** Once it has passed, until it is reset. */
  readonly isOver: Cell<boolean>
  /** Begins it, for `ms` milliseconds; one that lasts already begins anew. */
  begin(ms: number): void
  reset(): void
}

/** Makes a moment that has not begun. */
export function createTransition(clock: Clock): Transition {
  const isOn = cell(false)
  const isOver = cell(false)
  let running = new AbortController()
  function reset(): void {
    running.abort()
    isOn.value = false
    isOver.value = false
  }
  return {
    isOn,
    isOver,
    reset,
    begin(ms) {
      reset()
      running = new AbortController()
      isOn.value = true
      clock.sleep(ms, running.signal).then(
        () => {
          isOn.value = false
          isOver.value = true
        },
        () => {},
      )
    },
  }
}
