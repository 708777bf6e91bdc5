import type { Address } from 'viem'
import type { Chain } from '../chains/chains.js'

/** A place that prices come from. */
export interface PriceSource {
  readonly name: string
  /**
   * Prices of tokens of one chain, by the address as it was given, in US dollars with `PRICE_DIGITS` digits after the
   * point. A token without a price that can be trusted is left out. Throws a `Problem` 502 when the source is down.
   */
  prices(chain: Chain, addresses: readonly string[]): Promise<ReadonlyMap<string, bigint>>
}

/** A token and the token its price is read in, with their decimals. Addresses are lower case. */
export interface Pair {
  readonly token: Address
  readonly tokenDecimals: number
  readonly quote: Address
  readonly quoteDecimals: number
}
