import { type Kysely, sql } from 'kysely'
import { z } from 'zod'
import type { Database } from '../db/tables.js'

/** A line of a history; in this order, with the newest first, are its pages. */
export interface Line {
  readonly minedAt: number
  readonly chainId: string
  readonly block: number
  readonly position: number
  readonly hash: string
}

/** A line as a cursor holds it. */
export const lineTuple = z.tuple([z.int(), z.string(), z.int(), z.int(), z.string()])

/** Where a page begins: after this line. */
export type LineTuple = z.output<typeof lineTuple>

/** The lines of an account (as the tables name it) on some chains, at most `limit`, the newest first. */
export async function findLines(
  db: Kysely<Database>,
  {
    account,
    chainIds,
    after,
    limit,
  }: {
    readonly account: string
    readonly chainIds: readonly string[]
    readonly after: LineTuple | undefined
    readonly limit: number
  },
): Promise<readonly Line[]> {
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
  const { rows } = await sql<Line>`
    select mined_at as "minedAt", chain_id as "chainId", block, position, tx_hash as hash
    from (${sql.join(chainIds.map(ofChain), sql` union all `)}) as lines
    order by mined_at desc, chain_id desc, block desc, position desc, tx_hash desc
    limit ${limit}
  `.execute(db)
  return rows
}
