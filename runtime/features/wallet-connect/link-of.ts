import { isWalletConnect, type WalletConnectLink } from '../../connectors/walletconnect/link.js'
import type { Connector } from '../../contract/connector.js'

/** What the connectors of WalletConnect know of the wallet at the other end; `undefined` for another connector. */
export function linkOf(connector: Connector | undefined): WalletConnectLink | undefined {
  return isWalletConnect(connector) ? connector.link : undefined
}
