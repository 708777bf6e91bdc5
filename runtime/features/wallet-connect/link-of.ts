import type { Connector } from '../../connectors/connector.js'
import { isWalletConnect, type WalletConnectLink } from '../../connectors/walletconnect/link.js'

/** What the connectors of WalletConnect know of the wallet at the other end; `undefined` for another connector. */
export function linkOf(connector: Connector | undefined): WalletConnectLink | undefined {
  return isWalletConnect(connector) ? connector.link : undefined
}
