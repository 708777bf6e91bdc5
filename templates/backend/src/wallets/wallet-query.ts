import { z } from 'zod'
import { caip2 } from '../caip.js'
import { searchKey } from './clean-text.js'
import { walletId } from './decode-wallets.js'

/** Most wallets of one page; a request for more gets so many. */
const ENTRIES_LIMIT = 100
const ENTRIES_DEFAULT = 40
const PAGE_LIMIT = 100_000
const ITEMS_LIMIT = 500
const SEARCH_CHARACTERS = 100
const NAME_CHARACTERS = 128

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
