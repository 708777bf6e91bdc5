import { type FocusEvent, useState } from 'react'

/** Where the focus is in a long list, or was last. */
export interface RovingFocus {
  /** Index of the row; -1 as long as the focus was nowhere, or nothing is left. */
  readonly at: number
  readonly isInside: boolean
  /** Says that the focus is to be at `index`. */
  goTo(index: number): void
  /** Says that the focus cannot be inside any more. */
  leave(): void
  onFocus(event: FocusEvent): void
  onBlur(event: FocusEvent): void
}

/** Follows the focus from row to row, and the row it is on through a list that changes. */
export function useRovingFocus<T>(rows: readonly T[], keyOf: (row: T) => string): RovingFocus {
  const [last, setLast] = useState<{ readonly index: number; readonly key: string }>()
  const [isInside, setInside] = useState(false)

  function goTo(index: number): void {
    const row = rows[index]
    if (row !== undefined) setLast({ index, key: keyOf(row) })
  }

  function indexNow(): number {
    if (!last) return -1
    const isThere = (row: T | undefined) => row !== undefined && keyOf(row) === last.key
    const moved = isThere(rows[last.index]) ? last.index : rows.findIndex(isThere)
    // What was there is gone: its neighbour takes its place.
    return moved < 0 ? Math.min(last.index, rows.length - 1) : moved
  }

  return {
    at: indexNow(),
    isInside,
    goTo,
    leave: () => setInside(false),
    onFocus({ target }) {
      goTo(Number(target.closest('[aria-posinset]')?.getAttribute('aria-posinset')) - 1)
      setInside(true)
    },
    onBlur({ currentTarget, target, relatedTarget }) {
      // In a window that goes to the back the row keeps the focus.
      if (!currentTarget.contains(relatedTarget) && !target.matches(':focus')) setInside(false)
    },
  }
}
