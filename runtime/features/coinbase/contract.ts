import type { CoinbasePreference } from '../../connectors/coinbase/preference.js'
import type { FeatureToken } from '../../contract/feature-token.js'

/** Options of the coinbase feature, as resolved from the config. */
export interface CoinbaseOptions {
  /** Smart wallet, app and extension alike; `all` when left out. */
  readonly coinbasePreference?: CoinbasePreference
}

/** The coinbase feature, for hosts that draw their own wallet list. */
export interface CoinbaseApi {
  /** Which connector of `kit.registry` it is. */
  readonly connectorId: string
}

/** The feature of Coinbase Wallet. */
export const coinbaseToken: FeatureToken<CoinbaseApi> = { id: 'coinbase' }
