import type { Namespace } from '../../../schema/caip.js'
import { coreError } from '../../core/errors.js'
import type { Host } from '../../core/host.js'
import { createStorage } from '../../core/storage.js'
import type { Wiring } from '../../wiring.js'
import type { Connector } from '../connector.js'
import { startClient } from './client.js'
import { createFamily } from './family.js'
import { familyConnector } from './family-connector.js'
import { createHub } from './hub.js'
import type { LinkState } from './link-state.js'
import { proposedNamespaces } from './namespaces.js'
import type { WalletConnectOptions } from './options.js'
import type { SignClient } from './sign-client.js'

/** What the connectors of a kit are made of. */
export interface ConnectorsDeps {
  readonly host: Host
  readonly wiring: Pick<Wiring, 'projectId' | 'app' | 'services' | 'networks' | 'defaultNetwork'>
  readonly options: WalletConnectOptions
  readonly state: LinkState
}

/** The connectors of a kit, on one client. */
export interface Connectors {
  /** The one of a family. Throws `wallet/no-connector` for a family the app has no network of. */
  of(namespace: Namespace): Connector
  stop(): void
}

/** Starts the official client and makes the connectors over it. Throws `wallet/not-installed`, `wallet/no-connector`, `relay/*`. */
export async function startConnectors(deps: ConnectorsDeps): Promise<Connectors> {
  return createConnectors(deps, await startClient(deps.wiring))
}

/** Makes the connectors over a client that has started. */
export function createConnectors({ host, wiring, options, state }: ConnectorsDeps, client: SignClient): Connectors {
  const { networks, defaultNetwork, services } = wiring
  const { log } = host
  const namespaces = proposedNamespaces(networks, options)
  const hub = createHub({ host, client, relayUrl: services.relay ?? '', networks, namespaces, state })
  const storage = createStorage(host.storage)
  const families = new Set(networks.map((network) => network.chainNamespace))
  const connectors = [...families].map((namespace) => {
    const family = createFamily({ hub, namespace, networks, storage, log, defaultNetwork })
    return familyConnector({ host, hub, family, namespace, networks, options, state })
  })
  return {
    of(namespace) {
      const connector = connectors.find((item) => item.namespace === namespace)
      if (!connector) throw coreError('wallet/no-connector')
      return connector
    },
    stop: hub.stop,
  }
}
