import type { WalletConnectOptions } from '../../connectors/walletconnect/options.js'
import type { Kit } from '../../kit.js'
import type { Feature } from '../../wiring.js'
import type { WalletConnectApi } from './api.js'

/** Options of the WalletConnect feature, as resolved from the config: `true`, or what replaces parts of the request. */
export interface WalletConnectFeatureOptions {
  readonly walletConnect?: boolean | WalletConnectOptions
}

/** The descriptor of the WalletConnect feature. */
export interface WalletConnectFeature extends Feature<'walletConnect', WalletConnectApi> {
  readonly options: WalletConnectOptions
}

/** The options the app's WalletConnect feature was made with. */
export function walletConnectOptions({ modal }: Pick<Kit, 'modal'>): WalletConnectOptions {
  // The list holds features of any kind; the id says which one this is.
  const feature = modal.peek()?.features.find((item): item is WalletConnectFeature => item.id === 'walletConnect')
  return feature?.options ?? {}
}
