import type { CaipNetworkId } from '../../../schema/caip.js'
import type { Transaction } from '../../core/transaction.js'

/** Whose history is asked for. */
export interface HistoryOf {
  readonly address: string
  readonly caipNetworkId: CaipNetworkId
}

/** How far a history has been read. */
export interface Walk {
  /** The newest first, each once. */
  readonly transactions: readonly Transaction[]
  /** What the next page is asked for with; `null` at the end. */
  readonly next: string | null
  /** Cursors that were followed: one that comes back ends the walk. */
  readonly followed: readonly string[]
}

/** The start of every history. */
export const nothingRead: Walk = { transactions: [], next: null, followed: [] }

/** The newest page put before what was read already, where the two meet; else it is a new start. */
export function refreshed(before: Walk, newest: Walk): Walk {
  const known = new Set(before.transactions.map(({ id }) => id))
  if (!newest.transactions.some(({ id }) => known.has(id))) return newest
  return { ...before, transactions: merged(before.transactions, newest.transactions) }
}

/** Of two with one id the later one counts (SPEC §3). */
export function merged(some: readonly Transaction[], more: readonly Transaction[]): readonly Transaction[] {
  const byId = new Map([...some, ...more].map((each) => [each.id, each]))
  return [...byId.values()].sort((a, b) => b.metadata.minedAt - a.metadata.minedAt)
}
