import type { Clock } from '../../../runtime/core/host.js'

/** A clock that a story moves on; nothing of it takes real time. */
export interface StoryClock extends Clock {
  /** Moves on by `ms`; what is due by then ends in order, and `settle` lets the page take it in. */
  advance(ms: number, settle: () => Promise<void>): Promise<void>
  /** Sleeps that have not ended. */
  pending(): number
  /** Sleeps that were begun, since the clock was made. */
  begun(): number
}

/** Makes a clock. */
export function storyClock(): StoryClock {
  const timers = new Set<{ readonly at: number; fire(): void }>()
  let time = 1_700_000_000_000
  let begun = 0
  return {
    now: () => time,
    pending: () => timers.size,
    begun: () => begun,
    sleep: (ms, signal) =>
      new Promise((resolve, reject) => {
        begun += 1
        if (signal?.aborted) return reject(signal.reason)
        const stop = () => {
          timers.delete(timer)
          reject(signal?.reason)
        }
        const timer = {
          at: time + ms,
          fire() {
            timers.delete(timer)
            signal?.removeEventListener('abort', stop)
            resolve()
          },
        }
        timers.add(timer)
        signal?.addEventListener('abort', stop, { once: true })
      }),
    async advance(ms, settle) {
      const end = time + ms
      for (;;) {
        const due = [...timers].filter(({ at }) => at <= end)
        const at = Math.min(...due.map((timer) => timer.at))
        const first = due.filter((timer) => timer.at === at)
        if (first.length === 0) break
        time = Math.max(time, at)
        for (const timer of first) timer.fire()
        await settle()
      }
      time = end
    },
  }
}
