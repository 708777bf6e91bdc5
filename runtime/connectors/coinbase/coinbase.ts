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

const script = () => import('./load-coinbase.js')

/**
 * Coinbase Wallet where it is no extension. Its SDK is fetched once Connect is painted, since its window may open only
 * within the click, and contacts no server before that.
 */
export function coinbaseWallet(options: CoinbaseWalletOptions = {}): ConnectorSource {
  return {
    id: coinbaseId,
    discover(host, add, wiring) {
      add(
        lateConnector(identity, async () => (await script()).loadCoinbase(identity, { host, wiring, options }), script),
      )
      return () => {}
    },
  }
}
