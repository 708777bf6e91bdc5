import { coinbaseId, coinbaseWallet } from '../../connectors/coinbase/coinbase.js'
import type { CoinbasePreference } from '../../connectors/coinbase/preference.js'
import type { Feature } from '../../wiring.js'

/** Options of the coinbase feature, as resolved from the config. */
export interface CoinbaseOptions {
  /** Turns it on. */
  readonly coinbase?: boolean
  /** Smart wallet, app and extension alike; `all` when left out. */
  readonly coinbasePreference?: CoinbasePreference
}

/** The coinbase feature, for hosts that draw their own wallet list. */
export interface CoinbaseApi {
  /** Which connector of `kit.registry` it is. */
  readonly connectorId: string
}

/** Turns Coinbase Wallet on: the smart wallet in a window of its own, and the app on a phone. */
export function coinbase({ coinbasePreference }: CoinbaseOptions = {}): Feature<'coinbase', CoinbaseApi> {
  return {
    id: 'coinbase',
    connectors: [coinbaseWallet(coinbasePreference && { preference: coinbasePreference })],
    load: async () => ({ connectorId: coinbaseId }),
  }
}
