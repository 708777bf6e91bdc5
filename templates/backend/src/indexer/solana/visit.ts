import type { Backend } from '../../backend.js'
import type { Chain } from '../../chains/chains.js'
import { mapLimit } from '../../chains/map-limit.js'
import type { IndexedToken, IndexedTransaction } from '../indexed.js'
import { storeTransactions } from '../store-transactions.js'
import type { WatchedRow } from '../tables.js'
import {
  decodeSignatures,
  decodeSolanaTransaction,
  type SolanaSignature,
  type SolanaTransaction,
  shortMint,
} from './decode-solana.js'

import { solanaTransfers } from './solana-transfers.js'

/** Transactions of one piece of work: of these are the rows that one transaction stores. */
const PIECE = 20
const AT_ONCE = 4
/** How many signatures before the first visit are read. */
const DEPTH = 1_000
/** Signatures of one answer, and how many answers new ones may fill, between two visits. */
const PAGE = 1_000
const PAGES = 10

/**
 * Reads what is new of a watched address, or, when nothing is, the next older piece. Whether there is more to do at once.
 * What is stored is always one unbroken run of signatures: rows and the ends of the run change in one transaction.
 * Throws `NodeError` and `UpstreamError`.
 */
export async function visit(
  { db }: Pick<Backend, 'db'>,
  chain: Chain,
  row: WatchedRow,
  signal: AbortSignal,
): Promise<boolean> {
  const piece = await nextPiece(chain, row, signal)
  if (piece.signatures.length === 0 && row.complete === piece.complete) return false
  const transactions = await mapLimit(piece.signatures, AT_ONCE, (each) => readTransaction(chain, each, signal))
  const { chainId } = chain.settings
  await db.transaction().execute(async (trx) => {
    const held = await trx
      .selectFrom('watched')
      .select(['newest', 'oldest'])
      .where('chain_id', '=', chainId)
      .where('account', '=', row.account)
      .where('address', '=', row.address)
      .forUpdate()
      .executeTakeFirst()
    // Another visitor was faster: its run goes on from elsewhere.
    if (!held || held.newest !== row.newest || held.oldest !== row.oldest) return
    const decimals = new Map(transactions.flatMap((each) => [...each.decimals]))
    const found = transactions.map(({ indexed }) => indexed)
    await storeTransactions(trx, chainId, { transactions: found, tokens: tokensOf(chain, found, decimals) }, () => [
      row.account,
    ])
    await trx
      .updateTable('watched')
      .set({ newest: piece.newest, oldest: piece.oldest, depth: piece.depth, complete: piece.complete })
      .where('chain_id', '=', chainId)
      .where('account', '=', row.account)
      .where('address', '=', row.address)
      .execute()
  })
  return piece.more
}

interface Piece extends Pick<WatchedRow, 'newest' | 'oldest' | 'depth' | 'complete'> {
  readonly signatures: readonly SolanaSignature[]
  readonly more: boolean
}

async function nextPiece(chain: Chain, row: WatchedRow, signal: AbortSignal): Promise<Piece> {
  const ask = async (options: object) =>
    decodeSignatures(
      await chain.request('getSignaturesForAddress', [row.address, { commitment: 'confirmed', ...options }], signal),
    )
  if (row.newest) {
    const fresh = await readFresh(ask, row.newest)
    const next = fresh.slice(-PIECE)
    if (next[0]) {
      return { ...row, signatures: next, newest: next[0].signature, more: fresh.length > next.length || !row.complete }
    }
  }
  if (row.complete) return { ...row, signatures: [], more: false }
  const listed = await ask({ limit: PIECE, ...(row.oldest ? { before: row.oldest } : {}) })
  const firstSlot = chain.settings.index?.fromBlock ?? 0
  const older = listed.filter(({ slot }) => slot >= firstSlot)
  const depth = row.depth + older.length
  // Of an address without signatures nothing older will ever come; its first one is found by asking again.
  const complete = row.newest !== null && (older.length < PIECE || depth >= DEPTH)
  const signatures = older.slice(0, PIECE)
  return {
    signatures,
    newest: row.newest ?? signatures[0]?.signature ?? null,
    oldest: signatures.at(-1)?.signature ?? row.oldest,
    depth,
    complete: complete || (signatures.length > 0 && signatures.length < PIECE),
    more: signatures.length === PIECE && depth < DEPTH,
  }
}

/**
 * Every signature after `newest`, newest first. Nodes give them from the top, so the list is read down to the run; of more
 * than 10,000 between two visits the oldest are left out.
 */
async function readFresh(
  ask: (options: object) => Promise<readonly SolanaSignature[]>,
  newest: string,
): Promise<readonly SolanaSignature[]> {
  const fresh: SolanaSignature[] = []
  for (let page = 0; page < PAGES; page += 1) {
    const before = fresh.at(-1)?.signature
    const some = await ask({ limit: PAGE, until: newest, ...(before ? { before } : {}) })
    // A node that does not know `until` answers past it.
    const end = some.findIndex(({ signature }) => signature === newest)
    fresh.push(...(end < 0 ? some : some.slice(0, end)))
    if (end >= 0 || some.length < PAGE) break
  }
  return fresh
}

async function readTransaction(chain: Chain, { signature, blockTime }: SolanaSignature, signal: AbortSignal) {
  const options = { encoding: 'json', commitment: 'confirmed', maxSupportedTransactionVersion: 0 }
  const read = decodeSolanaTransaction(await chain.request('getTransaction', [signature, options], signal))
  if (!read) throw new Error(`The node lists ${signature} but does not have it`)
  const balances = [...(read.meta.preTokenBalances ?? []), ...(read.meta.postTokenBalances ?? [])]
  const decimals = balances.map(({ mint, uiTokenAmount }) => [mint, uiTokenAmount.decimals] as const)
  return { indexed: toIndexed(signature, read, blockTime), decimals }
}

function toIndexed(hash: string, read: SolanaTransaction, listedAt: number | null | undefined): IndexedTransaction {
  const transfers = solanaTransfers(read)
  const sender = read.transaction.message.accountKeys[0] ?? ''
  return {
    hash,
    block: read.slot,
    position: 0,
    sender,
    recipient: transfers.find((transfer) => transfer.sender === sender && transfer.recipient)?.recipient ?? null,
    deployed: false,
    failed: Boolean(read.meta.err),
    nonce: 0,
    fee: read.meta.fee,
    selector: null,
    minedAt: (read.blockTime ?? listedAt ?? 0) * 1_000,
    transfers,
  }
}

function tokensOf(
  chain: Chain,
  transactions: readonly IndexedTransaction[],
  decimals: ReadonlyMap<string, number>,
): readonly IndexedToken[] {
  const tokens = new Map<string, IndexedToken>()
  for (const { block, transfers } of transactions) {
    for (const { token } of transfers) {
      if (!token || tokens.has(token)) continue
      const known = chain.settings.tokens.find(({ address }) => address === token)
      tokens.set(token, {
        address: token,
        standard: 'spl',
        name: known?.name ?? shortMint(token),
        symbol: known?.symbol ?? shortMint(token),
        decimals: decimals.get(token) ?? 0,
        firstBlock: block,
      })
    }
  }
  return [...tokens.values()].sort((a, b) => (a.address < b.address ? -1 : 1))
}
