import type { Clock } from '../clock.js'

/** How answers are remembered. Times in ms. */
export interface FreshOptions {
  readonly clock: Clock
  readonly freshMs: number
  /** A question that failed is not asked again for this long: it fails the same way. */
  readonly failedMs: number
  /** Answers that are remembered at once; the one that was asked for first goes first. */
  readonly most: number
}

/**
 * Remembers what a slow question answered, by key, `null` answers too. Requests that come together ask once and share
 * the answer. Each call makes a memory of its own.
 */
export function freshFor<T>({ clock, freshMs, failedMs, most }: FreshOptions, ask: (key: string) => Promise<T>) {
  const known = new Map<string, { answer: Promise<T>; until: number }>()
  return (key: string): Promise<T> => {
    const seen = known.get(key)
    if (seen && clock.now() < seen.until) return seen.answer
    const entry = { answer: ask(key), until: Number.POSITIVE_INFINITY }
    known.delete(key)
    known.set(key, entry)
    const oldest = known.size > most ? known.keys().next().value : undefined
    if (oldest !== undefined) known.delete(oldest)
    const end = (ms: number) => {
      entry.until = clock.now() + ms
    }
    entry.answer.then(
      () => end(freshMs),
      () => end(failedMs),
    )
    return entry.answer
  }
}
