/** Milliseconds that a row which has moved takes no click of the pointer. */
const REST_MS = 250
/** What leads somewhere. Rows of long lists stand where the list says; nothing comes in between them. */
const rows = ':is(button, a).mk-row:not(:is(.mk-long, .mk-block) *)'

/** Looks after the rows of a stage. */
export interface MovedRows {
  /**
   * Call it when what is in the stage has grown by `px` CSS pixels, or shrunk. In a sheet at the foot of the window that
   * moves the rows. Gives whether the stage is to follow: a sheet is not lowered under the view that it shows, unless the
   * window has changed.
   */
  grow(px: number): boolean
  stop(): void
}

/**
 * Keeps a row that has just moved from being clicked: the pointer was on another one. What the user scrolls has not moved.
 * The keyboard chooses what has the focus, wherever that stands.
 */
export function holdMovedRows(stage: HTMLElement): MovedRows {
  let known = new Map<Element, number>()
  let shown: { readonly view: Element | null; readonly height: number } | undefined

  function look(lift: number): void {
    const now = new Map<Element, number>()
    for (const row of stage.querySelectorAll<HTMLElement>(rows)) {
      const top = row.getBoundingClientRect().top - lift
      const before = known.get(row)
      if (before !== undefined && Math.abs(before - top) > 1) row.animate({ pointerEvents: ['none', 'none'] }, REST_MS)
      now.set(row, top)
    }
    known = now
  }
  function forget(): void {
    known.clear()
  }

  const changes = new MutationObserver((all) => {
    if (all.some(({ target }) => target instanceof Element && !target.closest('.mk-long, .mk-block, [role="list"]')))
      look(0)
  })
  changes.observe(stage, { subtree: true, childList: true })
  stage.addEventListener('scroll', forget, { capture: true, passive: true })
  return {
    grow(px) {
      const isSheet = Math.abs(stage.getBoundingClientRect().bottom - innerHeight) < 1
      const now = { view: stage.querySelector('.mk-view:not(.mk-leaving *)'), height: innerHeight }
      const isSame = now.view === shown?.view && now.height === shown?.height
      shown = now
      if (px < 0 && isSheet && isSame) return false
      look(isSheet ? px : 0)
      return true
    },
    stop() {
      changes.disconnect()
      stage.removeEventListener('scroll', forget, true)
    },
  }
}
