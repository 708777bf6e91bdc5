/** Who waits for something that may be lost for all of them at once. */
export interface Waiters {
  /** What `work` gives. Rejects with what it throws, or with what `fail` is given before that. */
  until<T>(work: Promise<T>): Promise<T>
  fail(cause: unknown): void
}

/** Makes a list of them, which is empty. */
export function createWaiters(): Waiters {
  const stops = new Set<(cause: unknown) => void>()
  return {
    async until(work) {
      let stop: (cause: unknown) => void = () => {}
      const lost = new Promise<never>((_, reject) => {
        stop = reject
      })
      stops.add(stop)
      try {
        return await Promise.race([work, lost])
      } finally {
        stops.delete(stop)
      }
    },
    fail(cause) {
      for (const stop of [...stops]) stop(cause)
    },
  }
}
