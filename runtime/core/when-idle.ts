import type { Clock } from './host.js'

/** Milliseconds of a timer, and what it may take in a page that is idle. */
const TURN_MS = 100
const ON_TIME_MS = 120
/** Timers that are waited for: a page that is always busy is not waited for any longer. */
const TURNS = 20

/** Settles once a timer comes on time: what was to be painted is, and nothing holds the page up. Rejects when `signal` aborts. */
export async function whenIdle({ now, sleep }: Clock, signal: AbortSignal): Promise<void> {
  for (let turn = 0, from = 0; turn < TURNS && now() - from > ON_TIME_MS; turn += 1) {
    from = now()
    await sleep(TURN_MS, signal)
  }
}
