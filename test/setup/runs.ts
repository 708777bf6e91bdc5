import { inject } from 'vitest'

/**
 * How often a property runs that is too slow for the 1,000 of the others: `usual` times, and as many times more often
 * as the others in a long run.
 */
export function runs(usual: number): number {
  return Math.ceil((usual * inject('runs')) / 1_000)
}

/** How long a test may take in ms that `ms` are enough for in a usual run; longer in a long run, as every test of a minute. */
export function limit(ms: number): number {
  return Math.max(ms, (ms * inject('runs')) / 1_000)
}
