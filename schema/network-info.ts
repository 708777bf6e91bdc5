/** What is known of an eip155 chain without a request; shaped like viem's chains. */
export interface NetworkInfo {
  readonly id: number
  readonly name: string
  readonly nativeCurrency: { readonly name: string; readonly symbol: string; readonly decimals: number }
  readonly blockExplorers?: { readonly default: { readonly name: string; readonly url: string } }
  readonly testnet?: true
}
