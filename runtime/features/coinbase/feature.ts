import { coinbaseId, coinbaseWallet } from '../../connectors/coinbase/coinbase.js'
import type { Feature } from '../../contract/kit.js'
import { type CoinbaseApi, type CoinbaseOptions, coinbaseToken } from './contract.js'

/** Turns Coinbase Wallet on: the smart wallet in a window of its own, and the app on a phone. */
export function coinbase({ coinbasePreference }: CoinbaseOptions = {}): Feature<CoinbaseApi> {
  return {
    id: coinbaseToken.id,
    connectors: [coinbaseWallet(coinbasePreference && { preference: coinbasePreference })],
    load: async () => ({ connectorId: coinbaseId }),
  }
}
