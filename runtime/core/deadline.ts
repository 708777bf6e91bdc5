import { coreError } from './errors.js'
import type { Clock } from './host.js'

/** What a bounded wait is given. */
export interface Bounds {
  readonly clock: Clock
  /** Milliseconds until the work fails with `flow/timeout`. */
  readonly ms: number
  /** What is waited for, in words for the message. */
  readonly name: string
  readonly signal: AbortSignal
}

/**
 * Awaits `work` until it is done, the deadline passes or `signal` aborts, whichever comes first.
 * Rejects with `flow/timeout` or with the signal's reason; a late result of the work is dropped.
 */
export async function deadline<T>(
  { clock, ms, name, signal: outer }: Bounds,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  outer.throwIfAborted()
  const inner = new AbortController()
  const signal = AbortSignal.any([outer, inner.signal])
  const expired = clock.sleep(ms, signal).then(() => {
    throw coreError('flow/timeout', { step: name, seconds: ms / 1000 })
  })
  try {
    return await Promise.race([work(signal), expired])
  } finally {
    inner.abort()
    expired.catch(() => {})
  }
}
