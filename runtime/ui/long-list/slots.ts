/** Where a row is drawn: what React knows the elements by. */
export interface Slotted {
  /** Tells the rows apart. */
  readonly key: string
  /** Stays with the elements: a row that comes may take over those of one that goes. */
  readonly slot: number
}

/**
 * Gives each row of `keys`, in the order of the page, a place in the document: its own where it had one, or that of a
 * row which goes, as long as no element has to move for it. Text that changes costs the browser a tenth of new
 * elements, each of which is made safe from the host's styles anew.
 */
export function slotRows(was: readonly Slotted[], keys: readonly string[]): readonly Slotted[] {
  const stay = new Set(keys)
  const places = new Map(was.map(({ key }, place) => [key, place]))
  let fresh = Math.max(-1, ...was.map(({ slot }) => slot)) + 1
  let from = 0
  return keys.map((key) => {
    const own = places.get(key)
    if (own !== undefined) from = Math.max(from, own + 1)
    const free = own ?? firstGone(was, from, stay)
    if (own === undefined && free !== undefined) from = free + 1
    const place = free === undefined ? undefined : was[free]
    return { key, slot: place ? place.slot : fresh++ }
  })
}

/** The next row that goes, before any that stays: behind one, its elements would have to move. */
function firstGone(was: readonly Slotted[], from: number, stay: ReadonlySet<string>): number | undefined {
  const row = was[from]
  return row && !stay.has(row.key) ? from : undefined
}
