import type { Connector } from '../../contract/connector.js'
import type { ConnectorSource, SourceKit } from '../../contract/source.js'
import { lateConnector } from '../late-connector.js'
import type { ConnectorsDeps } from './deps.js'
import { walletConnectIcon as icon } from './icon.data.js'
import type { walletConnectId, walletConnectName } from './link.js'
import { createLinkState } from './link-state.js'
import type { WalletConnectOptions } from './options.js'

/** Written out, so that opening the modal shares nothing with the scripts that come later. */
const id: typeof walletConnectId = 'walletConnect'
const name: typeof walletConnectName = 'WalletConnect'

/** Gives the connector that does the work, in a namespace. */
export type ConnectorLoader = (deps: ConnectorsDeps, namespace: Connector['namespace']) => Promise<Connector>

/**
 * Wallets on another device, over a relay: one connector per namespace of the app, all on one client and one session.
 * Nothing is fetched and no server is contacted before one of them is used. `load` fetches what does the work; `goOn`
 * is called where an earlier page was left in the middle of pairing.
 */
export function lateWalletConnect(
  options: WalletConnectOptions,
  load: ConnectorLoader,
  goOn: (kit: SourceKit) => void = () => {},
): ConnectorSource {
  return {
    id,
    discover(host, add, wiring, kit) {
      const link = createLinkState()
      const started = {}
      // A kit that starts again keeps the connectors it has, and one of several networks of a namespace is enough.
      for (const { chainNamespace: namespace } of wiring.networks) {
        const identity = { id, name, icon, type: 'WALLET_CONNECT', namespace, pairing: link.pairing, link } as const
        add(lateConnector(identity, () => load({ host, wiring, kit, options, link, started }, namespace)))
      }
      if (kit?.storage.read('unfinished', Boolean)) goOn(kit)
      // The socket closes with the last user of a connector.
      return () => {}
    },
  }
}
