import type { Kysely } from 'kysely'
import type { Database } from '../db/tables.js'

/** Addresses of one statement: Postgres takes at most 65,535 parameters, and blocks can be filled with more contracts. */
const MOST = 10_000

/** Which of these token addresses of a chain are stored already. */
export async function findKnownTokens(
  db: Kysely<Database>,
  chainId: string,
  addresses: readonly string[],
): Promise<ReadonlySet<string>> {
  const known = new Set<string>()
  for (let start = 0; start < addresses.length; start += MOST) {
    const rows = await db
      .selectFrom('tokens')
      .select('address')
      .where('chain_id', '=', chainId)
      .where('address', 'in', addresses.slice(start, start + MOST))
      .execute()
    for (const { address } of rows) known.add(address)
  }
  return known
}
