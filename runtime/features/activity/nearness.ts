import type { Clock } from '../../core/host.js'

/** Tells elements of one scroller whether they are near what it shows. */
export interface Nearness {
  /** Watches an element inside `.mk-view` until the function it gives is called. */
  watch(element: Element, tell: (isNear: boolean) => void): () => void
}

/** Pixels over and under the view that count as near: rows are there before they are seen. */
const MARGIN = '500px'
/** Milliseconds an element has to stay near: what flies by is not drawn, since nobody could read it. */
const STAY_MS = 60
/** Milliseconds from one that comes, or goes, to the next: several would not fit into one frame. */
const APART_MS = 16
/** After so many it begins anew: of thousands the last would wait too long. */
const MOST = 16
/** Milliseconds after which one that is far counts as gone: not while others come. */
const GONE_MS = 250

/** One observer for all of them, since the browser looks at each in each frame; none while nothing is watched. */
export function createNearness(clock: Clock): Nearness {
  const tells = new Map<Element, (isNear: boolean) => void>()
  const coming = new Map<Element, AbortController>()
  const going = new Map<Element, AbortController>()
  let observer: IntersectionObserver | undefined

  function hear(entries: readonly IntersectionObserverEntry[]): void {
    for (const { target, isIntersecting } of entries) {
      forget(target)
      const waits = isIntersecting ? coming : going
      const ms = (isIntersecting ? STAY_MS : GONE_MS) + APART_MS * (waits.size % MOST)
      const wait = new AbortController()
      waits.set(target, wait)
      clock.sleep(ms, wait.signal).then(
        () => {
          waits.delete(target)
          tells.get(target)?.(isIntersecting)
        },
        () => {},
      )
    }
  }

  function forget(target: Element): void {
    for (const waits of [coming, going]) {
      waits.get(target)?.abort()
      waits.delete(target)
    }
  }

  return {
    watch(element, tell) {
      observer ??= new IntersectionObserver(hear, { root: element.closest('.mk-view'), rootMargin: MARGIN })
      tells.set(element, tell)
      observer.observe(element)
      return () => {
        tells.delete(element)
        forget(element)
        observer?.unobserve(element)
        if (tells.size > 0) return
        observer?.disconnect()
        observer = undefined
      }
    },
  }
}
