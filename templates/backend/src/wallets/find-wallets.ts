import { type Expression, type SqlBool, sql } from 'kysely'
import type { WalletDatabase } from './store-wallets.js'
import type { Wallet } from './wallet.js'
import type { WalletQuery } from './wallet-query.js'

/** One page, and how many wallets the query finds in all. */
export interface WalletPage {
  readonly data: readonly Wallet[]
  readonly count: number
}

/**
 * Reads one page. Every wallet of the query is on exactly one page, in a stable order: names or rdns that begin with the
 * search come before those that only contain it, then what the project features, then the order of the list.
 * A wallet whose chains nobody told is never left out by `chains`.
 */
export async function findWallets(
  db: WalletDatabase,
  projectId: string | undefined,
  query: WalletQuery,
): Promise<WalletPage> {
  const found = db
    .selectFrom('wallets')
    .leftJoin('project_wallets', (join) =>
      join.onRef('project_wallets.wallet_id', '=', 'wallets.id').on('project_wallets.project_id', '=', projectId ?? ''),
    )
    .where(sql<SqlBool>`project_wallets.hidden is not true`)
    .where((where) => where.and(conditions(query)))
  const [{ count }, rows] = await Promise.all([
    found.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
    found
      .select('wallets.details')
      .$if(query.search !== '', (select) => select.orderBy(searchRank(query.search)))
      .orderBy('project_wallets.featured', (order) => order.asc().nullsLast())
      .orderBy('wallets.position')
      .orderBy(sql`wallets.id collate "C"`)
      .limit(query.entries)
      .offset((query.page - 1) * query.entries)
      .execute(),
  ])
  return { data: rows.map(({ details }) => details), count }
}

/** Plain positions of text, never patterns: `%` and `_` of a search mean themselves. */
function conditions({ search, badge, include, exclude, chains, names, rdns }: WalletQuery): Expression<SqlBool>[] {
  const all: Expression<SqlBool>[] = []
  if (search) all.push(sql`(strpos(name_key, ${search}) > 0 or strpos(coalesce(rdns_key, ''), ${search}) > 0)`)
  if (badge) all.push(sql`wallets.badge_type = ${badge}`)
  if (include) all.push(sql`wallets.id in (${sql.join(include)})`)
  if (exclude) all.push(sql`wallets.id not in (${sql.join(exclude)})`)
  if (chains) all.push(sql`(chains is null or chains ?| array[${sql.join(chains)}]::text[])`)
  const known = [
    ...(names ? [sql<SqlBool>`name_key in (${sql.join(names)})`] : []),
    ...(rdns ? [sql<SqlBool>`coalesce(rdns_key, '') in (${sql.join(rdns)})`] : []),
  ]
  if (known.length > 0) all.push(sql`(${sql.join(known, sql` or `)})`)
  return all
}

function searchRank(search: string): Expression<number> {
  return sql`case when strpos(name_key, ${search}) = 1 or strpos(coalesce(rdns_key, ''), ${search}) = 1 then 0 else 1 end`
}
