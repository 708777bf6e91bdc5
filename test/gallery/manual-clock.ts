import type { Clock } from '../../runtime/core/host.js'

/** A clock that a test moves on. */
export interface ManualClock extends Clock {
  /** Moves on by `ms`; what is due by then ends, in order. */
  advance(ms: number): Promise<void>
}

/** Makes a clock for tests in a real browser, where time would otherwise pass by itself. */
export function manualClock(): ManualClock {
  let time = 1_700_000_000_000
  const sleeping = new Set<{ readonly at: number; wake(): void }>()
  return {
    now: () => time,
    sleep: (ms, signal) =>
      new Promise((resolve, reject) => {
        const sleeper = { at: time + ms, wake: resolve }
        signal?.addEventListener('abort', () => {
          sleeping.delete(sleeper)
          reject(signal.reason)
        })
        if (signal?.aborted) reject(signal.reason)
        // It is that time already.
        else if (ms === 0) resolve()
        else sleeping.add(sleeper)
      }),
    async advance(ms) {
      const end = time + ms
      for (;;) {
        const [next] = [...sleeping].filter((sleeper) => sleeper.at <= end).sort((a, b) => a.at - b.at)
        if (!next) break
        sleeping.delete(next)
        time = next.at
        next.wake()
        await new Promise((resolve) => requestAnimationFrame(resolve))
      }
      time = end
    },
  }
}
