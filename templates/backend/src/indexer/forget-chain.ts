import type { Kysely } from 'kysely'
import type { Database } from '../db/tables.js'

/**
 * Forgets everything that was indexed of a chain, so that it is read anew from its first block. Give it a transaction
 * where an indexer may be running.
 */
export async function forgetChain(db: Kysely<Database>, chainId: string): Promise<void> {
  const tables = [
    'transfers',
    'activity',
    'transactions',
    'tokens',
    'holdings',
    'nfts',
    'nft_holdings',
    'watched',
    'index_blocks',
    'index_cursors',
  ] as const
  for (const table of tables) await db.deleteFrom(table).where('chain_id', '=', chainId).execute()
}
