import type { Clock } from '../../core/host.js'

/** Tells elements of one scroller whether they are near what it shows. */
export interface VisibilityObserver {
  /** Watches an element inside `.mk-view`, `margin` pixels over and under it, until the function it gives is called. */
  watch(element: Element, tell: (isNear: boolean) => void, margin: number): () => void
}

/** Milliseconds of a turn: one element is told in each, since several that come would not fit into one frame. */
const THROTTLE_MS = 20
/** Turns an element has to stay near before it is drawn: what scrolls by faster cannot be read. */
const MOUNT_TURNS = 4
/** Turns after which one that is far is dropped: later than others are drawn. */
const UNMOUNT_TURNS = 13

/** What an element is to be told, and in how many turns. */
interface News {
  readonly isNear: boolean
  readonly margin: number
  left: number
}

/** One observer for all of a margin, since the browser looks at each in each frame; none while nothing is watched. */
export function createVisibilityObserver(clock: Clock): VisibilityObserver {
  const tells = new Map<Element, (isNear: boolean) => void>()
  const news = new Map<Element, News>()
  const observers = new Map<number, IntersectionObserver>()
  let stopped = new AbortController()
  let isTurning = false

  function onEntries(entries: readonly IntersectionObserverEntry[], margin: number): void {
    for (const { target, isIntersecting: isNear } of entries) {
      news.delete(target)
      news.set(target, { isNear, margin, left: isNear ? MOUNT_TURNS : UNMOUNT_TURNS })
    }
    // Rejects only when nothing is watched any more.
    if (!isTurning) turn().catch(() => {})
  }

  /** Not a timer for each: after a long frame several of these would be over at once. */
  async function turn(): Promise<void> {
    const { signal } = stopped
    isTurning = true
    while (news.size > 0 && !signal.aborted) {
      await clock.sleep(THROTTLE_MS, signal)
      for (const one of news.values()) one.left -= 1
      const due = [...news].filter(([, { left }]) => left <= 0)
      // What goes from a wider margin takes along what is in it.
      const next = due.find(([, { isNear }]) => isNear) ?? due.sort(([, a], [, b]) => b.margin - a.margin)[0]
      if (!next) continue
      news.delete(next[0])
      tells.get(next[0])?.(next[1].isNear)
    }
    isTurning = false
  }

  function observerOf(element: Element, margin: number): IntersectionObserver {
    const known = observers.get(margin)
    if (known) return known
    const observer = new IntersectionObserver((entries) => onEntries(entries, margin), {
      root: element.closest('.mk-view'),
      rootMargin: `${margin}px`,
    })
    observers.set(margin, observer)
    return observer
  }

  return {
    watch(element, tell, margin) {
      const observer = observerOf(element, margin)
      tells.set(element, tell)
      observer.observe(element)
      return () => {
        tells.delete(element)
        news.delete(element)
        observer.unobserve(element)
        if (tells.size > 0) return
        for (const each of observers.values()) each.disconnect()
        observers.clear()
        stopped.abort()
        stopped = new AbortController()
        isTurning = false
      }
    },
  }
}
