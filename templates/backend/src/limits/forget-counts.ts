import type { Backend, Worker } from '../backend.js'
import type { Counter } from './counter.js'
import { WINDOW_MS } from './rate-limits.js'

/** Takes away the counts of past minutes, once a minute. */
export function forgetCounts({ clock, signal, log }: Backend, counter: Counter): Worker {
  return {
    name: 'limits',
    async run() {
      while (!signal.aborted) {
        await clock.sleep(WINDOW_MS, signal).catch(() => {})
        if (signal.aborted) return
        await counter.forget(clock.now() - 2 * WINDOW_MS).catch((err) => {
          if (!signal.aborted) log.warn({ err }, 'the counts of past minutes could not be taken away')
        })
      }
    },
  }
}
