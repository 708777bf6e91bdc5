import type { Kit } from '../../runtime/kit.js'

/** Lets so many milliseconds pass at once, for a state that comes to be over a while. */
export function timePasses({ host: { clock } }: Kit, ms: number): void {
  const { now } = clock
  Object.assign(clock, { now: () => now() + ms })
}
