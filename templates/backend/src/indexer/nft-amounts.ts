import { sql, type Transaction } from 'kysely'
import type { Database } from '../db/tables.js'

/**
 * Adds to the sums of who has which NFT what moved in the blocks from `first` on (their transfers are stored, none later),
 * or takes it back before those transfers are deleted. Sums forgive contracts that lie: what came twice and went once is
 * one too many there, and nothing breaks.
 */
export async function changeNftAmounts(
  trx: Transaction<Database>,
  chainId: string,
  { first, undo }: { readonly first: number; readonly undo: boolean },
): Promise<void> {
  const sign = undo ? sql`-1` : sql`1`
  const moved = sql`transfers where chain_id = ${chainId} and block >= ${first} and token_id is not null`
  await sql`
    insert into nft_holdings as held (owner, chain_id, contract, token_id, amount)
    select owner, ${chainId}, token, token_id, sum(change) * ${sign}
    from (
      select recipient as owner, token, token_id, amount as change from ${moved}
      union all
      select sender, token, token_id, -amount from ${moved}
    ) as changes
    where owner is not null
    group by owner, token, token_id
    on conflict (owner, chain_id, contract, token_id) do update set amount = held.amount + excluded.amount
  `.execute(trx)
}
