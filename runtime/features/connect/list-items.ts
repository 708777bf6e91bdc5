import type { WalletGroup, WalletRow } from '../../contract/wallet-row.js'
import type { PlacedRows } from './row-places.js'

/** What stands over a group: a key of the words of Connect. */
export type GroupHeading = 'recent' | 'installed' | 'ways'

/** One line of the list: a row or its place, with the heading where a group begins. */
export interface ListItem {
  readonly key: string
  readonly heading?: GroupHeading | undefined
  readonly row?: WalletRow | undefined
}

/** The lines of the list. */
export interface ListItems {
  readonly items: readonly ListItem[]
  /** The heading of the rows that features put below them. */
  readonly moreHeading?: GroupHeading | undefined
  /** What came late, below everything else. */
  readonly late: readonly ListItem[]
}

const headings: Partial<Record<WalletGroup, GroupHeading>> = { recent: 'recent', injected: 'installed' }

/**
 * Puts headings where the group changes. What leads the list by the order of SPEC §9, the code that any wallet scans, has
 * none, and a list of one group has none at all. `hasMore` is whether features put rows below.
 */
export function listItems({ first, late }: PlacedRows, hasMore: boolean): ListItems {
  const headingOf = (group: WalletGroup, at: number) =>
    at === 0 && group === 'walletConnect' ? undefined : (headings[group] ?? 'ways')
  const groups = first.map(({ group }, at) => headingOf(group, at))
  const isHeaded = new Set(hasMore ? [...groups, 'ways'] : groups).size > 1
  let last: GroupHeading | undefined
  function next(heading: GroupHeading | undefined, isShown = true): GroupHeading | undefined {
    if (heading === last) return undefined
    last = heading
    return isShown ? heading : undefined
  }
  return {
    items: first.map(({ row }, at) => ({
      key: row ? keyOf(row) : `${at}`,
      heading: next(groups[at], isHeaded),
      row,
    })),
    moreHeading: hasMore ? next('ways', isHeaded) : undefined,
    late: late.map((row) => ({ key: keyOf(row), heading: next(headings[row.group] ?? 'ways'), row })),
  }
}

function keyOf({ id, connectors: [connector] }: WalletRow): string {
  return `${connector?.namespace}/${id}`
}
