import type { WalletGroup, WalletRow } from '../../contract/wallet-row.js'

/** Where a row stands; without one where it is on its way, or did not come. */
export interface RowPlace {
  readonly group: WalletGroup
  readonly row?: WalletRow | undefined
}

/** The list as it is drawn. */
export interface PlacedRows {
  /** The list as it was first seen. */
  readonly first: readonly RowPlace[]
  /** What came since and found no place: it stands below everything else. */
  readonly late: readonly WalletRow[]
}

/** What the places depend on. */
export interface PlaceOptions {
  /** The order of the groups. */
  readonly order: readonly WalletGroup[]
  /** The groups of rows that are on their way, one for each. */
  readonly coming: readonly WalletGroup[]
  /** The list as the user sees it; nothing of it moves. Left out where none is seen. */
  readonly before?: PlacedRows | undefined
}

/**
 * Puts the rows into their places. A row that comes while the list is seen takes the place of one of its group that was on
 * its way, else that of a recommended one, as there is one less of those then; once nothing is on its way, any that is left.
 */
export function placeRows(rows: readonly WalletRow[], { order, coming, before }: PlaceOptions): PlacedRows {
  if (!before) {
    const places: readonly RowPlace[] = [
      ...rows.map((row) => ({ group: row.group, row })),
      ...coming.map((group) => ({ group })),
    ]
    return { first: places.toSorted((a, b) => order.indexOf(a.group) - order.indexOf(b.group)), late: [] }
  }
  const left = [...rows]
  const take = (isWanted: (row: WalletRow) => boolean): WalletRow | undefined => {
    const at = left.findIndex(isWanted)
    return at < 0 ? undefined : left.splice(at, 1)[0]
  }
  const again = (known: WalletRow) => take((row) => isSameRow(row, known))
  const kept = before.first.map(({ group, row }) => ({ group, row: row && again(row) }))
  const late = before.late.flatMap((row) => again(row) ?? [])
  const own = kept.map((place) => ({ ...place, row: place.row ?? take(({ group }) => group === place.group) }))
  const first = own.map((place) => {
    const isFree = coming.length === 0 || place.group === 'recommended'
    return {
      ...place,
      row: place.row ?? (isFree ? take(({ group }) => coming.length === 0 || group !== 'featured') : undefined),
    }
  })
  return { first, late: [...late, ...left] }
}

/** One that was only listed may have been announced since. */
function isSameRow({ id, connectors: [one] }: WalletRow, { id: other, connectors: [another] }: WalletRow): boolean {
  return id === other && (!one || !another || one.namespace === another.namespace)
}
