import { type Decimal, digitsAt, ofUnits } from './decimal.js'
import { readDecimal } from './decimal-sums.js'
import { type Decoder, listOf, optional, shape, text } from './decode.js'

/** What an account has of a token (SPEC §3, Token balance). Texts are untrusted: show them through `clean`. */
export interface TokenBalance {
  readonly name: string
  readonly symbol: string
  /** CAIP-2. */
  readonly chainId: string
  /** CAIP-10; the native token has none. */
  readonly address?: string
  /** US dollars for one whole token; absent where unknown. */
  readonly price?: Decimal
  /** US dollars that all of it is worth, where its source says so. */
  readonly value?: Decimal
  /** `numeric` is in whole tokens. */
  readonly quantity: { readonly decimals: number; readonly numeric: Decimal }
  readonly iconUrl: string
}

/** No chain has more base units of anything. */
const MOST = 2n ** 256n - 1n
/** Tokens of a list that are read. */
const ROWS = 5_000

const decimals: Decoder<number> = (input) =>
  typeof input === 'number' && Number.isInteger(input) && input >= 0 && input <= 255 ? input : undefined
/** The backend writes them as text. */
const decimalsText: Decoder<number> = (input) =>
  decimals(typeof input === 'string' && /^\d{1,3}$/.test(input) ? Number(input) : input)
const number: Decoder<number> = (input) => (typeof input === 'number' && Number.isFinite(input) ? input : undefined)
const hex: Decoder<bigint> = (input) =>
  typeof input === 'string' && /^0x[\da-f]{1,64}$/i.test(input) ? BigInt(input) : undefined
const assetType: Decoder<'ERC20' | 'NATIVE'> = (input) => (input === 'ERC20' || input === 'NATIVE' ? input : undefined)

/** What any row has: a list without one is another's, and no empty account. */
const token = /*#__PURE__*/ shape({ symbol: text, quantity: /*#__PURE__*/ shape({}) })
const listed = /*#__PURE__*/ shape({
  name: text,
  symbol: text,
  chainId: text,
  address: /*#__PURE__*/ optional(text),
  quantity: /*#__PURE__*/ shape({ decimals: decimalsText, numeric: readDecimal }),
  iconUrl: /*#__PURE__*/ optional(text),
})

const metadata = /*#__PURE__*/ shape({
  name: text,
  symbol: text,
  decimals,
  price: number,
  iconUrl: text,
  value: /*#__PURE__*/ optional(number),
})

const asset = /*#__PURE__*/ shape({ address: text, balance: hex, type: assetType, metadata })

/**
 * Reads the balances that the backend tells (FACTS 3.3): `{balances: […]}`. A row that is none is left out, and so are a
 * quantity no chain can hold and tokens with 0 decimals (SPEC §5); a list in which no row is one cannot be read.
 */
export const tokenBalances: Decoder<readonly TokenBalance[]> = (input) => {
  const { balances } = Object(input) as { readonly balances?: unknown }
  if (!Array.isArray(balances)) return undefined
  const rows = balances.slice(0, ROWS)
  return rows.length === 0 || rows.some(token) ? rows.flatMap((row) => readListed(row) ?? []) : undefined
}

/**
 * Reads the list of a wallet for one network (ERC-7811). It is accepted only if every item matches (SPEC §5); tokens with 0
 * decimals are dropped.
 */
export function walletAssets(chainId: string): Decoder<readonly TokenBalance[]> {
  const read = listOf(asset)
  return (input) => {
    const assets = read(input)
    return assets?.slice(0, ROWS).flatMap(({ address, balance, type, metadata }) => {
      const { name, symbol, price, value, iconUrl, decimals } = metadata
      const place = type === 'NATIVE' ? { chainId } : { chainId, address: `${chainId}:${address}` }
      const quantity = { decimals, numeric: ofUnits(balance, decimals) }
      return decimals === 0 ? [] : { name, symbol, ...place, ...dollarsOf({ price, value }), quantity, iconUrl }
    })
  }
}

function readListed(row: unknown): TokenBalance | undefined {
  const { address, iconUrl, ...rest } = listed(row) ?? {}
  if (!('quantity' in rest) || rest.quantity.decimals === 0) return undefined
  const { numeric, decimals } = rest.quantity
  if (digitsAt(numeric, decimals) > MOST) return undefined
  return { ...rest, ...(address ? { address } : {}), ...dollarsOf(Object(row)), iconUrl: iconUrl ?? '' }
}

/** Services that do not know a price or a value send zero. */
function dollarsOf(row: { readonly price?: unknown; readonly value?: unknown }): Pick<TokenBalance, 'price' | 'value'> {
  const [price, value] = [readDecimal(row.price), readDecimal(row.value)]
  return { ...(price?.digits && { price }), ...(value?.digits && { value }) }
}
