import type { Host } from '../../core/host.js'
import type { Wiring } from '../../wiring.js'
import type { Connector, ConnectorSource } from '../connector.js'
import { type ConnectorIdentity, lateConnector } from '../late-connector.js'
import { type WalletConnectLink, walletConnectId, walletConnectName } from './link.js'
import { createLinkState } from './link-state.js'
import type { WalletConnectOptions } from './options.js'

interface Found {
  readonly connectors: readonly Connector[]
  stop(): void
}

/**
 * Wallets on another device, over a relay: one connector per chain family of the app, all on one client and one session.
 * Nothing is fetched and nobody is contacted before one of them is used.
 */
export function walletConnectSource(options: WalletConnectOptions = {}): ConnectorSource {
  // A kit that is stopped and started again keeps its connectors, and its client with them.
  const found = new WeakMap<Host, Found>()
  return {
    id: walletConnectId,
    discover(host, add, wiring) {
      const mine = found.get(host) ?? find(host, wiring, options)
      found.set(host, mine)
      for (const connector of mine.connectors) add(connector)
      return mine.stop
    },
  }
}

function find(host: Host, wiring: Wiring, options: WalletConnectOptions): Found {
  const state = createLinkState()
  const make = () => import('./connectors.js').then((it) => it.startConnectors({ host, wiring, options, state }))
  let made: ReturnType<typeof make> | undefined
  function start() {
    made ??= make()
    // A failed start is forgotten, so that the next use tries again.
    made.catch(() => {
      made = undefined
    })
    return made
  }
  const families = new Set(wiring.networks.map((network) => network.chainNamespace))
  return {
    connectors: [...families].map((namespace) => {
      const identity: ConnectorIdentity & { readonly link: WalletConnectLink } = {
        id: walletConnectId,
        name: walletConnectName,
        type: 'WALLET_CONNECT',
        namespace,
        pairing: state.pairing,
        link: state.link,
      }
      return lateConnector(identity, async () => (await start()).of(namespace))
    }),
    stop: () => void made?.then((it) => it.stop()).catch(() => {}),
  }
}
