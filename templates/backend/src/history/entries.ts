import { type Kysely, sql } from 'kysely'
import { z } from 'zod'
import type { Database } from '../db/tables.js'
import type { TransferKind } from '../indexer/tables.js'

/** Most transfers of one transaction that are answered. */
const MOST_TRANSFERS = 50

/** One transaction of an account's history. Pages are sorted by these fields, the newest first. */
export interface HistoryEntry {
  readonly minedAt: number
  readonly chainId: string
  readonly block: number
  readonly position: number
  readonly hash: string
}

/** The position of an entry as a cursor holds it. */
export const entryPosition = z.tuple([z.int(), z.string(), z.int(), z.int(), z.string()])

/** Where a page begins: after the entry at this position. */
export type EntryPosition = z.output<typeof entryPosition>

/** The entries of an account (as the tables name it) on some chains, at most `limit`, the newest first. */
export async function findEntries(
  db: Kysely<Database>,
  {
    account,
    chainIds,
    after,
    limit,
  }: {
    readonly account: string
    readonly chainIds: readonly string[]
    readonly after: EntryPosition | undefined
    readonly limit: number
  },
): Promise<readonly HistoryEntry[]> {
  if (chainIds.length === 0) return []
  const [minedAt, chainId, block, position, hash] = after ?? []
  // The first condition says nothing new; it is the one that the index can be entered by.
  const further = after
    ? sql`and mined_at <= ${minedAt}::int8
        and (mined_at, chain_id, block, position, tx_hash)
          < (${minedAt}::int8, ${chainId}::text, ${block}::int8, ${position}::int4, ${hash}::text)`
    : sql``
  // One short walk along the index for each chain, then the newest of them all.
  const ofChain = (id: string) => sql`(
    select mined_at, chain_id, block, position, tx_hash from activity
    where account = ${account} and chain_id = ${id} ${further}
    order by mined_at desc, block desc, position desc, tx_hash desc
    limit ${limit}
  )`
  const { rows } = await sql<HistoryEntry>`
    select mined_at as "minedAt", chain_id as "chainId", block, position, tx_hash as hash
    from (${sql.join(chainIds.map(ofChain), sql` union all `)}) as entries
    order by mined_at desc, chain_id desc, block desc, position desc, tx_hash desc
    limit ${limit}
  `.execute(db)
  return rows
}

/** Something of the account that moved, with what is known of the token. */
export interface LoadedTransfer {
  readonly chain_id: string
  readonly tx_hash: string
  readonly kind: TransferKind
  readonly token: string | null
  readonly token_id: string | null
  readonly sender: string | null
  readonly recipient: string | null
  readonly amount: string
  readonly name: string | null
  readonly symbol: string | null
  readonly decimals: number | null
  readonly nft_name: string | null
  readonly nft_image: string | null
}

/** The transactions of some entries of an account's history, and what of it moved in them, both by chain and hash. */
export async function loadEntries(db: Kysely<Database>, account: string, entries: readonly HistoryEntry[]) {
  if (entries.length === 0) return { transactions: [], transfers: [] }
  // Hashes that two chains share bring a row too many; the entries say which belong together.
  const chainIds = [...new Set(entries.map(({ chainId }) => chainId))]
  const hashes = entries.map(({ hash }) => hash)
  const transactions = await db
    .selectFrom('transactions')
    .selectAll()
    .where('chain_id', 'in', chainIds)
    .where('hash', 'in', hashes)
    .execute()
  const { rows: transfers } = await sql<LoadedTransfer>`
    select moved.*, tokens.name, tokens.symbol, tokens.decimals, nfts.name as nft_name, nfts.image_url as nft_image
    from (
      select *, row_number() over (partition by chain_id, tx_hash order by position) as place from transfers
      where chain_id in (${sql.join(chainIds)}) and tx_hash in (${sql.join(hashes)})
        and (sender = ${account} or recipient = ${account})
    ) as moved
    left join tokens on tokens.chain_id = moved.chain_id and tokens.address = moved.token
    left join nfts on nfts.chain_id = moved.chain_id and nfts.contract = moved.token and nfts.token_id = moved.token_id
    where moved.place <= ${MOST_TRANSFERS}
    order by moved.chain_id, moved.tx_hash, moved.position
  `.execute(db)
  return { transactions, transfers }
}
