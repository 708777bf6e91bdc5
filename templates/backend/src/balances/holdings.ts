import { formatUnits } from 'viem'
import { namespaceOf } from '../caip.js'
import { nativeAddressOf } from '../tokens/token-address.js'

/** How much an account has of something, before it is priced. */
export interface TokenHolding {
  /** CAIP-2 id of the chain. */
  readonly chainId: string
  /** The token's address as displayed; `null` for the native token. */
  readonly address: string | null
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  /** Base units. */
  readonly amount: bigint
  readonly iconUrl: string
}

/** A balance as the API answers it. */
export interface Balance {
  readonly name: string
  readonly symbol: string
  readonly chainId: string
  /** CAIP-10; the native token has none. */
  readonly address?: string
  /** US dollars; left out where the price is not known. */
  readonly value?: number
  /** US dollars for one whole token; 0 where it is not known. */
  readonly price: number
  /** `numeric` is in whole tokens, exact. */
  readonly quantity: { readonly decimals: string; readonly numeric: string }
  readonly iconUrl: string
}

/** The id that prices are asked for with: the native token goes by its placeholder address. */
export function priceId({ chainId, address }: Pick<TokenHolding, 'chainId' | 'address'>): string {
  return `${chainId}:${address ?? nativeAddressOf(namespaceOf(chainId))}`
}

/**
 * Balances with their prices: of each chain the native token first, then what is worth most, then by symbol. Values are
 * numbers because the API has them so; no amount is computed from them.
 */
export function priceHoldings(
  holdings: readonly TokenHolding[],
  prices: ReadonlyMap<string, number>,
): readonly Balance[] {
  return holdings.map((each) => toBalance(each, prices.get(priceId(each)))).sort(compare)
}

function toBalance(
  { chainId, address, name, symbol, decimals, amount, iconUrl }: TokenHolding,
  price: number | undefined,
): Balance {
  const numeric = formatUnits(amount, decimals)
  return {
    name,
    symbol,
    chainId,
    ...(address === null ? {} : { address: `${chainId}:${address}` }),
    ...(price === undefined ? {} : { value: price * Number(numeric) }),
    price: price ?? 0,
    quantity: { decimals: String(decimals), numeric },
    iconUrl,
  }
}

function compare(a: Balance, b: Balance): number {
  if (a.chainId !== b.chainId) return a.chainId < b.chainId ? -1 : 1
  const isNative = Number(b.address === undefined) - Number(a.address === undefined)
  return isNative || (b.value ?? 0) - (a.value ?? 0) || a.symbol.localeCompare(b.symbol, 'en')
}
