import { createHash } from 'node:crypto'
import { z } from 'zod'
import { caip2 } from '../caip.js'
import { appLink, httpsLink } from './clean-link.js'
import { cleanText } from './clean-text.js'
import type { InjectedMark, Wallet } from './wallet.js'

/** Longest list that is read at once. */
export const WALLETS_LIMIT = 50_000
const NAME_CHARACTERS = 64
const CHAINS_LIMIT = 256
const MARKS_LIMIT = 16

/** An id of a wallet or an image: no separator of lists, no slash, no white space. */
export const walletId = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9._:-]{0,127}$/, 'is no id of a wallet')
const badge = z.string().regex(/^[a-z][a-z_]{0,31}$/)
const rdns = z
  .string()
  .max(253)
  .regex(/^[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+$/)
const namespace = z.string().regex(/^[-a-z0-9]{3,8}$/)
const injectedId = z.string().regex(/^[\w$.-]{1,64}$/)

/** What came of a list: the usable rows, the first of each id, and how many were left out. */
export interface DecodedWallets {
  readonly wallets: readonly Wallet[]
  readonly refused: readonly { readonly index: number; readonly reason: string }[]
}

/**
 * Reads a list of wallets of others: an array, or `{data: [...]}` as `/getWallets` answers. A row without a usable id and
 * name is left out; of a row, every field that is not what it should be is left out. Throws a `TypeError` for anything
 * that is no list, a `RangeError` for more than `WALLETS_LIMIT` rows.
 */
export function decodeWallets(input: unknown): DecodedWallets {
  const rows = Array.isArray(input) ? input : z.object({ data: z.array(z.unknown()) }).safeParse(input).data?.data
  if (!rows) throw new TypeError('This is no list of wallets: an array, or {"data": [...]}, was expected')
  if (rows.length > WALLETS_LIMIT) throw new RangeError(`A list of more than ${WALLETS_LIMIT} wallets is not read`)
  const wallets = new Map<string, Wallet>()
  const refused: { index: number; reason: string }[] = []
  for (const [index, row] of rows.entries()) {
    const wallet = decodeWallet(row)
    if (typeof wallet === 'string') refused.push({ index, reason: wallet })
    else if (wallets.has(wallet.id)) refused.push({ index, reason: `${wallet.id} is there twice` })
    else wallets.set(wallet.id, wallet)
  }
  return { wallets: [...wallets.values()], refused }
}

/** One row, or why it can't be used. */
function decodeWallet(row: unknown): Wallet | string {
  if (typeof row !== 'object' || row === null) return 'is no object'
  const field = (name: string) =>
    Object.hasOwn(row, name) ? (row as Readonly<Record<string, unknown>>)[name] : undefined
  const text = (name: string) => {
    const value = field(name)
    return typeof value === 'string' ? value : ''
  }
  const id = walletId.safeParse(text('id').trim()).data
  if (!id) return 'has no usable id'
  const name = cleanText(text('name'), NAME_CHARACTERS)
  if (!name) return `${id} has no name`
  return {
    id,
    name,
    ...given('image_id', walletId.safeParse(text('image_id')).data),
    ...given('badge_type', badge.safeParse(field('badge_type')).data),
    ...given(
      'chains',
      items(field('chains'), CHAINS_LIMIT, (item) => caip2.safeParse(item).data),
    ),
    ...given('homepage', httpsLink(text('homepage'))),
    ...given('rdns', rdns.safeParse(text('rdns').trim()).data),
    ...given('mobile_link', appLink(text('mobile_link'))),
    ...given('link_mode', httpsLink(text('link_mode'))),
    ...given('desktop_link', appLink(text('desktop_link'))),
    ...given('webapp_link', httpsLink(text('webapp_link'))),
    ...given('app_store', httpsLink(text('app_store'))),
    ...given('play_store', httpsLink(text('play_store'))),
    ...given('chrome_store', httpsLink(text('chrome_store'))),
    ...given('injected', items(field('injected'), MARKS_LIMIT, decodeMark)),
  }
}

/** The field, when there is a value. */
function given<Name extends keyof Wallet>(name: Name, value: Wallet[Name] | undefined): Partial<Pick<Wallet, Name>> {
  return value === undefined ? {} : ({ [name]: value } as Pick<Wallet, Name>)
}

/** The usable items, each once, of at most `limit`; `undefined` when there is none. */
function items<T>(list: unknown, limit: number, decode: (item: unknown) => T | undefined): readonly T[] | undefined {
  if (!Array.isArray(list)) return undefined
  const usable = list
    .slice(0, limit)
    .map(decode)
    .filter((item) => item !== undefined)
  const once = new Map(usable.map((item) => [JSON.stringify(item), item]))
  return once.size > 0 ? [...once.values()] : undefined
}

function decodeMark(item: unknown): InjectedMark | undefined {
  const shape = z.object({ namespace: z.unknown(), injected_id: z.unknown() }).partial().safeParse(item).data
  const family = namespace.safeParse(shape?.namespace).data
  const mark = injectedId.safeParse(shape?.injected_id).data
  return family || mark
    ? { ...(family ? { namespace: family } : {}), ...(mark ? { injected_id: mark } : {}) }
    : undefined
}

/**
 * The image id of a wallet whose source gives none: the same for the same wallet id, everywhere and for ever. A UUID of
 * version 8 (RFC 9562) made of the SHA-256 of the wallet id.
 */
export function imageIdOf(walletId: string): string {
  const hex = createHash('sha256').update(`wallet-image:${walletId}`).digest('hex')
  const variant = '89ab'[Number.parseInt(hex.slice(16, 17), 16) % 4]
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-')
}
