import type { Address } from 'viem'

/** A token and the token its price is read in, with their decimals. Addresses are lower case. */
export interface Pair {
  readonly token: Address
  readonly tokenDecimals: number
  readonly quote: Address
  readonly quoteDecimals: number
}
