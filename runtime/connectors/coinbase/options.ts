import type { CoinbasePreference } from './preference.js'
/** How Coinbase Wallet is asked. */
export interface CoinbaseWalletOptions {
  /** Smart wallet, app and extension alike; `all` when left out. */
  readonly preference?: CoinbasePreference
  /** The page of the smart wallet; Coinbase's own when left out. */
  readonly keysUrl?: string
}
