import { type Expression, type SqlBool, sql } from 'kysely'
import { z } from 'zod'
import { caip2 } from '../caip.js'
import { searchKey } from './clean-text.js'
import { walletId } from './decode-wallets.js'
import type { WalletDatabase } from './store-wallets.js'
import type { Wallet } from './wallet.js'

/** Most wallets of one page; a request for more gets so many. */
const ENTRIES_LIMIT = 100
const ENTRIES_DEFAULT = 40
const PAGE_LIMIT = 100_000
const ITEMS_LIMIT = 500
const SEARCH_CHARACTERS = 100
const NAME_CHARACTERS = 128

/** One page, and how many wallets the query finds in all. */
export interface WalletPage {
  readonly data: readonly Wallet[]
  readonly count: number
}

/**
 * Reads one page. Every wallet of the query is on exactly one page, in a stable order: names or rdns that begin with
 * the search come before those that only contain it, then what the project features, then the order of the list.
 * A wallet with unknown chains is never left out by `chains`.
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

const whole = (limit: number) =>
  z
    .string()
    .regex(/^[1-9][0-9]{0,8}$/, 'must be a whole number, 1 or more')
    .transform(Number)
    .refine((value) => value <= limit, `must be ${limit} at most`)

/** A list with commas between; empty items do not count. */
function list<T>(item: z.ZodType<T, string>) {
  return z
    .string()
    .transform((text) =>
      text
        .split(',')
        .map((part) => part.trim())
        .filter((part) => part !== ''),
    )
    .pipe(z.array(item).max(ITEMS_LIMIT, `must have ${ITEMS_LIMIT} items at most`))
    .transform((items) => [...new Set(items)])
    .optional()
    .transform((items) => (items && items.length > 0 ? items : undefined))
}

const key = z
  .string()
  .max(NAME_CHARACTERS, `must have items of ${NAME_CHARACTERS} characters at most`)
  .transform((text) => searchKey(text))
const chain = z.string().pipe(caip2)
const badge = z
  .string()
  .trim()
  .regex(/^([a-z][a-z_]{0,31})?$/, 'is no badge, such as certified')
  .optional()

/** Query of `/getWallets` (FACTS 3.5). What it does not know is ignored. */
export const walletQuery = z
  .object({
    page: whole(PAGE_LIMIT).default(1),
    entries: whole(Number.MAX_SAFE_INTEGER)
      .default(ENTRIES_DEFAULT)
      .transform((entries) => Math.min(entries, ENTRIES_LIMIT)),
    search: z
      .string()
      .max(SEARCH_CHARACTERS, `must have ${SEARCH_CHARACTERS} characters at most`)
      .default('')
      .transform((text) => searchKey(text)),
    badge_type: badge,
    badge,
    include: list(walletId),
    exclude: list(walletId),
    chains: list(chain),
    names: list(key),
    rdns: list(key),
  })
  .transform(({ badge_type, badge, ...rest }) => ({ ...rest, badge: badge_type || badge || undefined }))

/** What is asked of the directory. `search`, `names` and `rdns` are in the form of `searchKey`. */
export type WalletQuery = z.output<typeof walletQuery>
