/** The time of day by the clock of this machine, in ms since 1970. */
export function now(): number {
  return Date.now()
}
