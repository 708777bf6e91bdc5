import type { ConnectorSource } from '../../contract/source.js'
import { lateConnector } from '../late-connector.js'
import { coinbaseIcon } from './icon.data.js'
import type { CoinbaseWalletOptions } from './options.js'

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

/** Coinbase Wallet where it is no extension: its SDK is fetched by the first click, and contacts no server before. */
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
