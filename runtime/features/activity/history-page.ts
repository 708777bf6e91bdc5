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
    const page = await readPage(backend, of, now.next, signal)
    now = add(now, { ...page, transactions: shownOn(of.caipNetworkId, page.transactions) })
    if (now.next === null || now.transactions.length > walk.transactions.length) break
  }
  return now
}

function readPage(backend: Backend, of: HistoryOf, cursor: string | null, signal: AbortSignal) {
  const path = `/v1/account/${encodeURIComponent(of.address)}/history`
  const query = { chainId: of.caipNetworkId, ...(cursor !== null && { cursor }) }
  return backend.get<TransactionPage>({ path, decode: transactionPage }, query, signal)
}

function add({ transactions, next: asked, followed: before }: Walk, page: TransactionPage): Walk {
  const followed = asked === null ? before : [...before, asked]
  const all = merged(transactions, page.transactions).slice(0, MOST)
  const isOver = page.next === null || followed.includes(page.next) || all.length === MOST
  return { transactions: all, next: isOver ? null : page.next, followed }
}
