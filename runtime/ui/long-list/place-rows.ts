/** Where the rows of a long list stand. */
export interface Places {
  /** Index of each row in the document, in its order. */
  readonly indices: readonly number[]
  /** Height of a row in CSS pixels. */
  readonly height: number
  /** Length of the whole list; -1 while unknown. */
  readonly length: number
  /** Index of the one row Tab stops at. */
  readonly stop: number
}

/**
 * Puts each row where it belongs in the whole list and says which one it is, for the eye and aloud. It writes on the
 * elements, since rows are the modal's own `Row` and take no position; through `style`, which a strict policy allows.
 */
export function placeRows(list: HTMLElement, { indices, height, length, stop }: Places): void {
  for (const [order, index] of indices.entries()) {
    const row = list.children[order]
    if (!(row instanceof HTMLElement)) continue
    const top = `${index * height}px`
    if (row.style.insetBlockStart !== top) row.style.insetBlockStart = top
    write(row, 'aria-posinset', index + 1)
    write(row, 'aria-setsize', length)
    write(row.querySelector('.mk-row'), 'tabindex', index === stop ? 0 : -1)
  }
}

/** Only what is new: most rows stay as they are from one frame to the next, and reading costs nothing. */
function write(element: Element | null, name: string, value: number): void {
  if (element?.getAttribute(name) !== `${value}`) element?.setAttribute(name, `${value}`)
}
