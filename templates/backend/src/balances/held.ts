/** How much an account has of something, before it is priced. */
export interface Held {
  /** CAIP-2 id of the chain. */
  readonly chainId: string
  /** The token's address as people see it; `null` for the native token. */
  readonly address: string | null
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  /** Base units. */
  readonly amount: bigint
  readonly iconUrl: string
}
