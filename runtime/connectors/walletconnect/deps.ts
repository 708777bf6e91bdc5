import type { Namespace } from '../../../schema/caip.js'
import type { AppSettings } from '../../contract/app.js'
import type { Connector } from '../../contract/connector.js'
import type { SourceKit } from '../../contract/source.js'
import type { Host } from '../../core/host.js'
import type { Network } from '../../core/network.js'
import type { Storage } from '../../core/storage.js'
import type { LinkState } from './link.js'
import type { NamespaceSession } from './namespace-session.js'
import type { WalletConnectOptions } from './options.js'
import type { SessionManager } from './session-manager.js'
import type { SignClient } from './sign-client.js'
/** What the connector of a namespace is made of. */
export interface NamespaceConnectorDeps {
  readonly host: Pick<Host, 'clock' | 'http' | 'page' | 'log'>
  readonly hub: SessionManager
  readonly namespaceSession: NamespaceSession
  readonly namespace: Namespace
  readonly networks: readonly Network[]
  readonly options: WalletConnectOptions
  readonly state: LinkState
}

/** What a connector is found with. */
export interface ConnectorsDeps {
  readonly host: Host
  readonly wiring: AppSettings
  /** The modal's part of the wiring places the relay. */
  readonly kit: Pick<SourceKit, 'storage' | 'loadModal'> | undefined
  readonly options: WalletConnectOptions
  readonly link: LinkState
  /** The connectors that do the work, from the first use on: all namespaces share them. */
  readonly started: { connectors?: Promise<Connectors> | undefined }
}

/** What the connectors of a kit are made of. */
export interface ConnectorParts extends Pick<ConnectorsDeps, 'host' | 'options' | 'link'> {
  readonly wiring: Pick<AppSettings, 'networks' | 'defaultNetwork' | 'enableReconnect'>
  readonly storage: Storage
  readonly client: SignClient
  readonly relayUrl: string
  /** Sees to it that the client knows what other tabs have done. */
  readonly refresh?: () => Promise<void>
}

/** The connectors of a kit, on one client. */
export interface Connectors {
  /** The one of a namespace. Throws `wallet/no-connector` for a namespace the app has no network of. */
  of(namespace: Namespace): Connector
}
