import type { Backend } from '../backend.js'

/** Waits after one failure, two in a row, and so on, in ms. */
const BACKOFF_MS = [1_000, 3_000, 5_000, 10_000] as const

/** What to do again and again. */
export interface Followed {
  /** Named in the log: `eip155:1`. */
  readonly name: string
  /** How long to wait when there was nothing more to do. */
  readonly pollMs: number
  /** Does one piece of the work; whether there is more to do at once. */
  step(signal: AbortSignal): Promise<boolean>
}

/**
 * Takes step after step until the signal is aborted. A step that fails is taken again after 1, 3, 5, then 10 s; the log
 * has one line when that begins and one when it ends.
 */
export async function follow(
  { log, clock }: Pick<Backend, 'log' | 'clock'>,
  { name, pollMs, step }: Followed,
  signal: AbortSignal,
): Promise<void> {
  let failures = 0
  while (!signal.aborted) {
    let waitMs: number
    try {
      waitMs = (await step(signal)) ? 0 : pollMs
      if (failures > 0) log.info({ name, failures }, 'indexing goes on')
      failures = 0
    } catch (err) {
      if (signal.aborted) return
      if (failures === 0) log.warn({ err, name }, 'indexing failed, it is tried again')
      waitMs = BACKOFF_MS[Math.min(failures, BACKOFF_MS.length - 1)] ?? 0
      failures += 1
    }
    // Only the abort rejects it, and the loop sees that itself.
    await clock.sleep(waitMs, signal).catch(() => {})
  }
}
