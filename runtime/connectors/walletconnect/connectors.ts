import type { Namespace } from '../../../schema/caip.js'
import type { Connector } from '../../contract/connector.js'
import { coreError } from '../../core/errors.js'
import { browserTabs } from '../../core/host-tabs.js'
import { retireClient, startClient } from './client.js'
import type { ConnectorParts, Connectors, ConnectorsDeps } from './deps.js'
import { namespaceConnector } from './namespace-connector.js'
import { createNamespaceSession } from './namespace-session.js'
import { proposedNamespaces } from './namespaces.js'
import { createSessionManager } from './session-manager.js'
import { shareClient } from './shared-client.js'

/**
 * The connector of a namespace. The first one asked for starts the official client, which all of them share; a start
 * that failed is forgotten, so that the next use tries again. Throws `wallet/not-installed`, `wallet/no-connector`,
 * `relay/*`.
 */
export async function connectorOf(deps: ConnectorsDeps, namespace: Namespace): Promise<Connector> {
  const { started } = deps
  started.connectors ??= start(deps)
  const { connectors } = started
  connectors.catch(() => {
    started.connectors = undefined
  })
  return (await connectors).of(namespace)
}

async function start({ kit, ...deps }: ConnectorsDeps): Promise<Connectors> {
  const relayUrl = (await kit?.loadModal())?.services?.relay
  if (!kit || !relayUrl) throw coreError('wallet/no-connector')
  const { host, wiring, options } = deps
  const { projectId = wiring.projectId } = options
  const tabs = host.tabs === undefined ? browserTabs() : host.tabs
  const shared = await shareClient({
    tabs,
    host,
    // Tabs of another app, or of a version that speaks otherwise, are none of ours.
    name: `modal-kit/walletconnect/1/${projectId}/${relayUrl}`,
    relayUrl,
    begin: () => startClient({ projectId, app: wiring.app, log: host.log }, relayUrl),
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
  const hub = createSessionManager({ host, client, relayUrl, networks, namespaces, state: link, isKept })
  const chainNamespaces = new Set(networks.map((network) => network.chainNamespace))
  const connectors = [...chainNamespaces].map((namespace) => {
    const namespaceSession = createNamespaceSession({ hub, namespace, networks, storage, log, defaultNetwork })
    const connector = namespaceConnector({ host, hub, namespaceSession, namespace, networks, options, state: link })
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
