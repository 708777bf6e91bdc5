import type { Cell } from '../core/cell.js'

/**
 * Resolves with the first thing but `undefined` that `read` gives, now or after a change of one of the cells; rejects with
 * the signal's reason. Nothing follows the cells afterwards.
 */
export async function until<T>(
  cells: readonly Cell<unknown>[],
  read: () => T | undefined,
  signal: AbortSignal,
): Promise<T> {
  signal.throwIfAborted()
  const now = read()
  if (now !== undefined) return now
  return new Promise((resolve, reject) => {
    function stop(): void {
      signal.removeEventListener('abort', abort)
      for (const unsubscribe of stops) unsubscribe()
    }
    function abort(): void {
      stop()
      reject(signal.reason)
    }
    function check(): void {
      const value = read()
      if (value === undefined) return
      stop()
      resolve(value)
    }
    signal.addEventListener('abort', abort, { once: true })
    const stops = cells.map((cell) => cell.subscribe(check))
  })
}
