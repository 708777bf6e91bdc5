import type { Kit } from '../../runtime/contract/kit.js'
import type { GalleryState } from './gallery-state.js'

type Backend = NonNullable<GalleryState['fetch']>

/** Lets so many milliseconds pass at once, for a state that comes to be over a while. */
export function timePasses({ host: { clock } }: Kit, ms: number): void {
  const { now } = clock
  Object.assign(clock, { now: () => now() + ms })
}

/** What was `read` three minutes ago from one backend, which is now another. */
export function goesStale(
  before: Backend,
  after: Backend,
  read: (kit: Kit) => Promise<void>,
): Pick<GalleryState, 'fetch' | 'story'> {
  let answer = after
  return {
    fetch: (url) => answer(url),
    async story(kit) {
      answer = before
      await read(kit)
      timePasses(kit, 180_000)
      answer = after
    },
  }
}
