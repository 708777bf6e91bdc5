import { type Insertable, type Kysely, sql } from 'kysely'
import type { Database } from '../db/tables.js'
import { searchKey } from './clean-text.js'
import { imageIdOf } from './decode-wallets.js'
import type { WalletRow, WalletTables } from './tables.js'
import type { Wallet } from './wallet.js'

/** The database with the tables of the directory. */
export type WalletDatabase = Kysely<Database & WalletTables>

/** Rows in one statement: far below the 65,535 parameters that Postgres takes. */
const BATCH = 500

/**
 * Puts a list into the directory, in its order: known wallets are renewed, new ones added. Wallets that the list lacks
 * stay behind it, or go with `replace`. All or nothing; a concurrent import waits. Give it what `decodeWallets` returned.
 * Returns how many rows the directory has then.
 */
export async function importWallets(
  db: WalletDatabase,
  wallets: readonly Wallet[],
  { replace = false }: { readonly replace?: boolean } = {},
): Promise<number> {
  return await db.transaction().execute(async (change) => {
    await sql`lock table wallets in share row exclusive mode`.execute(change)
    if (replace) await change.deleteFrom('wallets').execute()
    else
      await change
        .updateTable('wallets')
        .set({ position: sql`position + ${wallets.length}` })
        .execute()
    for (let start = 0; start < wallets.length; start += BATCH) {
      const rows = wallets.slice(start, start + BATCH).map((wallet, index) => toRow(wallet, start + index + 1))
      await change
        .insertInto('wallets')
        .values(rows)
        .onConflict((conflict) =>
          conflict.column('id').doUpdateSet(({ ref }) => ({
            name_key: ref('excluded.name_key'),
            rdns_key: ref('excluded.rdns_key'),
            image_id: ref('excluded.image_id'),
            badge_type: ref('excluded.badge_type'),
            chains: ref('excluded.chains'),
            position: ref('excluded.position'),
            details: ref('excluded.details'),
          })),
        )
        .execute()
    }
    const { count } = await change
      .selectFrom('wallets')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    return count
  })
}

function toRow(wallet: Wallet, position: number): Insertable<WalletRow> {
  const image_id = wallet.image_id ?? imageIdOf(wallet.id)
  return {
    id: wallet.id,
    name_key: searchKey(wallet.name),
    rdns_key: wallet.rdns ? searchKey(wallet.rdns) : null,
    image_id,
    badge_type: wallet.badge_type ?? null,
    chains: wallet.chains ? JSON.stringify(wallet.chains) : null,
    position,
    details: JSON.stringify({ ...wallet, image_id }),
  }
}

/**
 * Fills an empty directory with the list that comes with the backend, and leaves any other as it is. Safe to call from
 * several processes at once. Returns whether it filled.
 */
export async function seedWallets(db: WalletDatabase): Promise<boolean> {
  const filled = await db.selectFrom('wallets').select('id').limit(1).executeTakeFirst()
  if (filled) return false
  const { walletData } = await import('./wallets.data.js')
  await importWallets(db, walletData)
  return true
}
