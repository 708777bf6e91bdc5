import { setMaxListeners } from 'node:events'

/** The only source of time: tests give one that they move themselves. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number
  /** Resolves after `ms` milliseconds; rejects with the signal's reason once it is aborted. */
  sleep(ms: number, signal: AbortSignal): Promise<void>
}

/** The clock of the machine. Its timers do not keep the process alive. */
export function systemClock(): Clock {
  return { now: () => Date.now(), sleep }
}

function sleep(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason)
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop)
      resolve()
    }, ms)
    timer.unref()
    function stop() {
      clearTimeout(timer)
      reject(signal.reason)
    }
    signal.addEventListener('abort', stop, { once: true })
  })
}

/**
 * Runs work with a signal that is aborted after `ms` milliseconds, or with the first of the given signals. Timer and
 * listeners go when the work ends: `AbortSignal.timeout` and `AbortSignal.any` keep theirs, thousands of them under load.
 * Rejects with what the work rejects with.
 */
export async function withDeadline<T>(
  ms: number,
  signals: readonly (AbortSignal | undefined)[],
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController()
  // Many wait on one signal here, and all let go of it: nothing leaks.
  setMaxListeners(0, controller.signal, ...signals.filter((signal) => signal !== undefined))
  const undo = signals.map((signal) => follow(controller, signal))
  const timer = setTimeout(() => {
    controller.abort(new DOMException(`It took longer than ${ms} ms`, 'TimeoutError'))
  }, ms)
  try {
    return await work(controller.signal)
  } finally {
    clearTimeout(timer)
    for (const each of undo) each()
  }
}

function follow(controller: AbortController, signal: AbortSignal | undefined): () => void {
  if (!signal) return () => {}
  if (signal.aborted) controller.abort(signal.reason)
  const abort = () => controller.abort(signal.reason)
  signal.addEventListener('abort', abort, { once: true })
  return () => signal.removeEventListener('abort', abort)
}
