/** An amount of a currency in its base units. */
export interface Amount {
  /** Base units: wei, lamports. */
  readonly value: bigint
  readonly decimals: number
  readonly symbol: string
}
