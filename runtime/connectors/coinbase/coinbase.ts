import type { ConnectorSource } from '../connector.js'
import { lateConnector } from '../late-connector.js'
import { coinbaseIcon } from './icon.data.js'
import type { CoinbasePreference } from './preference.js'

/** How Coinbase Wallet is asked. */
export interface CoinbaseWalletOptions {
  /** Smart wallet, app and extension alike; `all` when left out. */
  readonly preference?: CoinbasePreference
  /** The page of the smart wallet; Coinbase's own when left out. */
  readonly keysUrl?: string
}

/** The id of the connector. */
export const coinbaseId = 'coinbaseWalletSDK'

const identity = {
  id: coinbaseId,
  name: 'Coinbase Wallet',
  type: 'EXTERNAL',
  namespace: 'eip155',
  rdns: 'com.coinbase.wallet',
  icon: coinbaseIcon,
} as const

/** Coinbase Wallet where it is no extension: its SDK is fetched by the first click, and contacts nobody before. */
export function coinbaseWallet(options: CoinbaseWalletOptions = {}): ConnectorSource {
  return {
    id: coinbaseId,
    discover(host, add, wiring) {
      add(
        lateConnector(identity, async () => {
          const { loadCoinbase } = await import('./load-coinbase.js')
          return loadCoinbase(identity, { host, wiring, options })
        }),
      )
      return () => {}
    },
  }
}
