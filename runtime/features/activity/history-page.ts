import { type TransactionPage, transactionPage } from '../../core/transaction.js'
import { shownOn } from '../../core/transaction-rules.js'
import type { Backend } from '../../transport/backend.js'
import { type HistoryOf, merged, type Walk } from './walk.js'

/** Pages with nothing to show, spam or of other chains, that are read through by themselves in one go. */
const EMPTY = 4
/** Transactions of one history that are kept: no walk through them costs more than a phone has. */
const MOST = 20_000

/** Reads a history on from `walk`, whose `next` is asked for; from the start where it has none. Throws like `Backend.get`. */
export async function readOn(backend: Backend, of: HistoryOf, walk: Walk, signal: AbortSignal): Promise<Walk> {
  let now = walk
  for (let tries = 0; tries <= EMPTY; tries += 1) {
    const page = await readPage(backend, of, { cursor: now.next }, signal)
    now = add(now, { ...page, transactions: shownOn(of.caipNetworkId, page.transactions) })
    if (now.next === null || now.transactions.length > walk.transactions.length) break
  }
  return now
}

/** What a page of a history is asked for with, beside the account and its chain (SPEC §7). */
export interface PageQuery {
  /** `null` for the newest page. */
  readonly cursor?: string | null
  /** Only what was bought with that provider, whose state changes by the second: past the browser's cache (FACTS 3.3). */
  readonly onramp?: 'coinbase'
}

/** Reads one page. Throws like `Backend.get`. */
export function readPage(
  backend: Backend,
  { address, caipNetworkId }: HistoryOf,
  { cursor = null, onramp }: PageQuery,
  signal: AbortSignal,
): Promise<TransactionPage> {
  const path = `/v1/account/${encodeURIComponent(address)}/history`
  const query = { chainId: caipNetworkId, ...(cursor !== null && { cursor }), ...(onramp && { onramp }) }
  const init = onramp && ({ cache: 'no-cache' } as const)
  return backend.get<TransactionPage>(
    { service: 'blockchain', path, decode: transactionPage, ...(init && { init }) },
    query,
    signal,
  )
}

function add({ transactions, next: asked, followed: before }: Walk, page: TransactionPage): Walk {
  const followed = asked === null ? before : [...before, asked]
  const all = merged(transactions, page.transactions).slice(0, MOST)
  const isOver = page.next === null || followed.includes(page.next) || all.length === MOST
  return { transactions: all, next: isOver ? null : page.next, followed }
}
