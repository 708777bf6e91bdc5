import { onTestFinished } from 'vitest'

/** What a look at the page finds in each frame, until the test is over or `stop` is called. */
export interface Frames<T> {
  readonly seen: readonly T[]
  stop(): void
}

/** Looks at the page now and in every frame; what is equal to the frame before is left out. */
export function watchFrames<T>(look: () => T): Frames<T> {
  const seen: T[] = []
  let last = ''
  let request = 0
  each()
  function each(): void {
    const found = look()
    const text = JSON.stringify(found)
    if (text !== last) seen.push(found)
    last = text
    request = requestAnimationFrame(each)
  }
  const stop = () => cancelAnimationFrame(request)
  onTestFinished(stop)
  return { seen, stop }
}
