import type { ConnectorSource } from '../../contract/source.js'
import { lateWalletConnect } from './late-source.js'
import type { WalletConnectOptions } from './options.js'

/** WalletConnect without the screens of its feature, for hosts that draw their own: put it into `wiring.connectors`. */
export function walletConnectSource(options: WalletConnectOptions = {}): ConnectorSource {
  return lateWalletConnect(options, async (deps, namespace) =>
    (await import('./connectors.js')).connectorOf(deps, namespace),
  )
}
