/**
 * Whether a moment lies less than `ms` before `now`; all in milliseconds. One that is unknown, or still to come because
 * the clock was set back since, does not: what was known then is learnt anew.
 */
export function isFresh(at: number | undefined, now: number, ms: number): boolean {
  const age = now - (at ?? Number.NaN)
  return age >= 0 && age < ms
}
