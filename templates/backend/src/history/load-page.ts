import { type Kysely, sql } from 'kysely'
import type { Database } from '../db/tables.js'
import type { TransferKind } from '../indexer/tables.js'
import type { Line } from './find-page.js'

/** Most transfers of one transaction that are told. */
const MOST_TRANSFERS = 50

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

/** The transactions of some lines of an account's history, and what of it moved in them, both by chain and hash. */
export async function loadPage(db: Kysely<Database>, account: string, lines: readonly Line[]) {
  if (lines.length === 0) return { transactions: [], transfers: [] }
  // Hashes that two chains share bring a row too many; the lines say which belong together.
  const chainIds = [...new Set(lines.map(({ chainId }) => chainId))]
  const hashes = lines.map(({ hash }) => hash)
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
