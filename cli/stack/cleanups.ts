/** What has to be undone, in the reverse order, once. */
export interface Cleanups {
  add(cleanup: () => Promise<void>): void
  /** Runs every cleanup even if one fails, then rejects with the first failure. Later calls get the same promise. */
  run(): Promise<void>
}

/** Makes an empty list of cleanups. */
export function createCleanups(): Cleanups {
  const cleanups: (() => Promise<void>)[] = []
  let running: Promise<void> | undefined
  return {
    add(cleanup) {
      cleanups.push(cleanup)
    },
    run() {
      running ??= runAll(cleanups)
      return running
    },
  }
}

async function runAll(cleanups: (() => Promise<void>)[]): Promise<void> {
  const failures: unknown[] = []
  for (let cleanup = cleanups.pop(); cleanup; cleanup = cleanups.pop()) {
    try {
      await cleanup()
    } catch (cause) {
      failures.push(cause)
    }
  }
  if (failures.length > 0) throw failures[0]
}

/**
 * Waits for all of these, also when one fails, so that nothing is started after the cleanup; then rejects with the
 * first failure. `onFailure` is called with it at once, to end the others.
 */
export async function settleAll<const T extends readonly Promise<unknown>[]>(
  starting: T,
  onFailure: (cause: unknown) => void,
): Promise<{ -readonly [K in keyof T]: Awaited<T[K]> }> {
  let failure: { readonly cause: unknown } | undefined
  const fail = (cause: unknown): void => {
    if (failure) return
    failure = { cause }
    onFailure(cause)
  }
  const results = await Promise.all(starting.map((each) => each.catch(fail)))
  if (failure) throw (failure as { readonly cause: unknown }).cause
  // Every promise has resolved, each at its own place.
  return results as { -readonly [K in keyof T]: Awaited<T[K]> }
}
