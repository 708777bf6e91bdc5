import type { Clock } from '../core/host.js'

/** Requests that may be open at once (SECURITY 2.3). */
export const MOST_OPEN = 64
/** Requests that sign, send or grant, in a minute. */
export const MOST_UNSAFE = 20
const MINUTE_MS = 60_000

/** Counts the unsafe requests of the last minute. Both sides have one. */
export interface Budget {
  /** Takes one. `false` where the minute has had all of its own: nothing is taken then. */
  take(): boolean
}

/** Makes a budget that nothing was taken from. */
export function createBudget(clock: Pick<Clock, 'now'>): Budget {
  let taken: readonly number[] = []
  return {
    take() {
      const now = clock.now()
      // A clock that was set back makes no future.
      taken = taken.filter((at) => at <= now && now - at < MINUTE_MS)
      if (taken.length >= MOST_UNSAFE) return false
      taken = [...taken, now]
      return true
    },
  }
}
