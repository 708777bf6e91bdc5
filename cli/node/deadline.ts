/**
 * Waits for `work`, but no longer than `ms` milliseconds and not after `signal` has aborted. What `onLate` makes is
 * thrown when time is up. The timer keeps the process alive: otherwise Node would end in the middle of the wait.
 */
export async function deadline<T>(
  work: Promise<T>,
  { ms, onLate, signal }: { readonly ms: number; readonly onLate: () => Error; readonly signal: AbortSignal },
): Promise<T> {
  // When time is up or the signal aborted, a failure that comes later has no other handler.
  work.catch(() => {})
  signal.throwIfAborted()
  let stop = (): void => {}
  const late = new Promise<never>((_, reject) => {
    const timer = setTimeout(() => reject(onLate()), ms)
    const abort = (): void => reject(signal.reason)
    signal.addEventListener('abort', abort, { once: true })
    stop = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', abort)
    }
  })
  try {
    return await Promise.race([work, late])
  } finally {
    stop()
  }
}
