import type { Namespace } from '../../schema/caip.js'
import type { Events } from '../core/events.js'
import type { Host } from '../core/host.js'
import type { Storage } from '../core/storage.js'
import type { AppSettings, Services } from './app.js'
import type { Connector, Registry } from './connector.js'
import type { Router } from './router.js'
import type { Session } from './session.js'

/** What a source sees of the kit it is discovered for. */
export interface SourceKit {
  readonly host: Host
  readonly wiring: AppSettings
  readonly session: Session
  readonly events: Events
  readonly storage: Storage
  readonly router: Router
  /** For a wallet that leaves the page. */
  readonly registry: Pick<Registry, 'remove'>
  /** The modal's code, which says where the services are. */
  loadModal(): Promise<{ readonly services?: Services }>
}

/**
 * Finds connectors. `add` may be called at any time until the returned function stops it. `kit` is for a wallet that
 * connects by itself, because the page runs inside it, and for one that is reached by a service.
 */
export interface ConnectorSource {
  readonly id: string
  /** The namespace of all its wallets, where it is one. */
  readonly namespace?: Namespace
  discover(host: Host, add: (connector: Connector) => void, wiring: AppSettings, kit?: SourceKit): () => void
}
