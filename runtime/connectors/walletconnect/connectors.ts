import type { Namespace } from '../../../schema/caip.js'
import { coreError } from '../../core/errors.js'
import type { Host } from '../../core/host.js'
import { browserTabs } from '../../core/host-tabs.js'
import type { Storage } from '../../core/storage.js'
import type { Kit } from '../../kit.js'
import type { Wiring } from '../../wiring.js'
import type { Connector } from '../connector.js'
import { retireClient, startClient } from './client.js'
import { createFamily } from './family.js'
import { familyConnector } from './family-connector.js'
import { createHub } from './hub.js'
import type { LinkState } from './link-state.js'
import { proposedNamespaces } from './namespaces.js'
import type { WalletConnectOptions } from './options.js'
import { shareClient } from './shared-client.js'
import type { SignClient } from './sign-client.js'

/** What a connector is found with. */
export interface ConnectorsDeps {
  readonly host: Host
  readonly wiring: Pick<Wiring, 'projectId' | 'app' | 'networks' | 'defaultNetwork' | 'enableReconnect'>
  /** The modal's part of the wiring places the relay. */
  readonly kit: Pick<Kit, 'storage' | 'loadModal'> | undefined
  readonly options: WalletConnectOptions
  readonly link: LinkState
}

/** What the connectors of a kit are made of. */
export interface ConnectorParts extends Pick<ConnectorsDeps, 'host' | 'options' | 'link'> {
  readonly wiring: Pick<Wiring, 'networks' | 'defaultNetwork' | 'enableReconnect'>
  readonly storage: Storage
  readonly client: SignClient
  readonly relayUrl: string
  /** Sees to it that the client knows what other tabs have done. */
  readonly refresh?: () => Promise<void>
}

/** The connectors of a kit, on one client. */
export interface Connectors {
  /** The one of a family. Throws `wallet/no-connector` for a family the app has no network of. */
  of(namespace: Namespace): Connector
}

/**
 * The connector of a family. The first one asked for starts the official client, which all of them share; a start that
 * failed is forgotten, so that the next use tries again. Throws `wallet/not-installed`, `wallet/no-connector`, `relay/*`.
 */
export async function connectorOf(deps: ConnectorsDeps, namespace: Namespace): Promise<Connector> {
  const { link } = deps
  link.connectors ??= start(deps)
  const started = link.connectors
  started.catch(() => {
    link.connectors = undefined
  })
  return (await started).of(namespace)
}

async function start({ kit, ...deps }: ConnectorsDeps): Promise<Connectors> {
  const relayUrl = (await kit?.loadModal())?.services?.relay
  if (!kit || !relayUrl) throw coreError('wallet/no-connector')
  const { host, wiring } = deps
  const tabs = host.tabs === undefined ? browserTabs() : host.tabs
  const shared = await shareClient({
    tabs,
    host,
    // Tabs of another app, or of a version that speaks otherwise, are none of ours.
    name: `modal-kit/walletconnect/1/${wiring.projectId}/${relayUrl}`,
    relayUrl,
    begin: () => startClient(wiring, relayUrl),
    retire: (client) => retireClient(client, tabs, host.log),
    isKept: wiring.enableReconnect ?? true,
  })
  return createConnectors({ ...deps, ...shared, storage: kit.storage, relayUrl })
}

/** Makes the connectors over a client that has started. */
export function createConnectors(parts: ConnectorParts): Connectors {
  const { host, wiring, storage, options, link, client, relayUrl, refresh } = parts
  const { networks, defaultNetwork, enableReconnect: isKept = true } = wiring
  const { log } = host
  const namespaces = proposedNamespaces(networks, options)
  const hub = createHub({ host, client, relayUrl, networks, namespaces, state: link, isKept })
  const families = new Set(networks.map((network) => network.chainNamespace))
  const connectors = [...families].map((namespace) => {
    const family = createFamily({ hub, namespace, networks, storage, log, defaultNetwork })
    const connector = familyConnector({ host, hub, family, namespace, networks, options, state: link })
    return {
      ...connector,
      async restore(signal: AbortSignal) {
        await refresh?.()
        return connector.restore(signal)
      },
    }
  })
  return {
    of(namespace) {
      const connector = connectors.find((item) => item.namespace === namespace)
      if (!connector) throw coreError('wallet/no-connector')
      return connector
    },
  }
}
