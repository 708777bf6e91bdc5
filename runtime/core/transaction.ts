import type { Decimal } from './decimal.js'
import { readDecimal } from './decimal-sums.js'
import { type Decoder, listOf, optional, shape, text } from './decode.js'

/** What moved in a transaction. Texts and addresses of pictures are untrusted. */
export interface Transfer {
  readonly direction: string
  readonly quantity: Decimal | null
  readonly fungible_info: { readonly symbol: string; readonly icon: { readonly url: string | null } | null } | null
  readonly nft_info: {
    readonly name: string | null
    readonly content: { readonly preview: { readonly url: string | null } | null } | null
    readonly flags: { readonly is_spam: boolean | null } | null
  } | null
}

/** A transaction of an account (SPEC §3, Transaction). */
export interface Transaction {
  readonly id: string
  readonly metadata: {
    /** Milliseconds since the epoch. */
    readonly minedAt: number
    /** CAIP-2. */
    readonly chain: string
    /** What it was for the account: `send`, `receive`, `trade` or another word. */
    readonly operationType: string
    readonly status: string
    readonly hash: string | null
    readonly sentFrom: string | null
    readonly sentTo: string | null
  }
  readonly transfers: readonly Transfer[]
}

/** A page of a history. */
export interface TransactionPage {
  readonly transactions: readonly Transaction[]
  /** What the next page is asked for with; `null` at the end. */
  readonly next: string | null
}

/** Transactions of a page that are read. */
const ROWS = 500

const flag: Decoder<boolean> = (input) => (typeof input === 'boolean' ? input : undefined)
const moment: Decoder<number> = (input) => {
  const ms = typeof input === 'string' ? Date.parse(input) : Number.NaN
  return Number.isNaN(ms) ? undefined : ms
}
/** What cannot be read is not shown as a number. */
const quantity: Decoder<Decimal | null> = (input) =>
  readDecimal((Object(input) as { readonly numeric?: unknown }).numeric) ?? null

const maybeText = /*#__PURE__*/ optional(text)
const picture = /*#__PURE__*/ shape({ url: maybeText })
const coin = /*#__PURE__*/ shape({ symbol: text, icon: /*#__PURE__*/ optional(picture) })
const collectible = /*#__PURE__*/ shape({
  name: maybeText,
  content: /*#__PURE__*/ optional(/*#__PURE__*/ shape({ preview: /*#__PURE__*/ optional(picture) })),
  flags: /*#__PURE__*/ optional(/*#__PURE__*/ shape({ is_spam: /*#__PURE__*/ optional(flag) })),
})

const transfer = /*#__PURE__*/ shape<Transfer>({
  direction: text,
  quantity,
  fungible_info: /*#__PURE__*/ optional(coin),
  nft_info: /*#__PURE__*/ optional(collectible),
})

const transaction = /*#__PURE__*/ shape<Transaction>({
  id: text,
  metadata: /*#__PURE__*/ shape<Transaction['metadata']>({
    minedAt: moment,
    chain: text,
    operationType: text,
    status: text,
    hash: maybeText,
    sentFrom: maybeText,
    sentTo: maybeText,
  }),
  transfers: /*#__PURE__*/ listOf(transfer),
})

/** Reads a page of a history (FACTS 3.3): `{data: […], next}`. A row that is no transaction is left out. */
export const transactionPage: Decoder<TransactionPage> = (input) => {
  const { data, next } = Object(input) as { readonly data?: unknown; readonly next?: unknown }
  if (!Array.isArray(data)) return undefined
  const transactions = data.slice(0, ROWS).flatMap((row) => transaction(row) ?? [])
  // A list of something else is no history without an entry.
  if (data.length > 0 && transactions.length === 0) return undefined
  return { transactions, next: typeof next === 'string' && next ? next : null }
}
