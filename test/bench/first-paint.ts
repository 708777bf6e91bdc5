declare global {
  interface Window {
    /** Milliseconds from the start to the frame in which what is waited for was painted. */
    firstPaintMs?: number
  }
}

/** What is waited for. */
export interface FirstPaint {
  /** An element that counts once it is seen: it has a height, and neither it nor what it is in is hidden or transparent. */
  readonly selector: string
  /** When the time begins: with the first click inside an element, or with the first `performance.mark` of that name. */
  readonly since: { readonly clickOn: string } | { readonly mark: string }
}

/** Runs in the page before anything else: looks in every frame for the element, and takes the time after its paint. */
export function watchFirstPaint({ selector, since }: FirstPaint): void {
  const isSeen = (it: Element) =>
    it.getBoundingClientRect().height > 0 && it.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  // Before every other task: what the page does once it is painted is not waited for.
  const afterPaint = (done: () => void) => void scheduler.postTask(done, { priority: 'user-blocking' })
  const watch = (startOf: () => number) => {
    const look = () => {
      const found = document.querySelector(selector)
      if (!found || !isSeen(found)) return void requestAnimationFrame(look)
      afterPaint(() => {
        window.firstPaintMs = performance.now() - startOf()
      })
      return undefined
    }
    requestAnimationFrame(look)
  }
  if ('mark' in since) {
    watch(() => performance.getEntriesByName(since.mark)[0]?.startTime ?? Number.NaN)
    return
  }
  const onClick = ({ target, timeStamp }: MouseEvent) => {
    if (!(target instanceof Element) || !target.closest(since.clickOn)) return
    removeEventListener('click', onClick, true)
    watch(() => timeStamp)
  }
  addEventListener('click', onClick, true)
}
