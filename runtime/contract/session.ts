import type { CaipNetworkId, Namespace } from '../../schema/caip.js'
import type { Cell } from '../core/cell.js'
import type { Connection, NamespaceState, Remembered, SessionEvent } from './connection.js'
import type { Connector } from './connector.js'
/**
 * The hints of one kit, by chain family. `pairing` is no family: it stands for a page that was killed while somebody
 * paired, has the modal's code fetched and connects nobody.
 */
export type PersistedConnections = Readonly<Partial<Record<Namespace | 'pairing', Remembered>>>

/** Accounts and networks of every chain family: the state of record. */
export interface SessionState {
  /** The family shown; a view preference, never a condition. */
  readonly active: Namespace | null
  readonly namespaces: Readonly<Partial<Record<Namespace, NamespaceState>>>
  /** The network to show: the wallet's while one is there, else the one picked, else the default. */
  readonly caipNetworkId: CaipNetworkId
  /** What was picked in the app and the wallet is not on: the app's network, where it is not the wallet's. */
  readonly picked: CaipNetworkId | undefined
}

/** The session of one kit. Everything thrown is a `ModalError`. */
export interface Session {
  readonly state: Cell<SessionState>
  /** Hints of earlier visits that may still be restored. */
  remembered(): PersistedConnections
  /** Connects without opening the wallet; `undefined` when the wallet gives no standing permission, or is live already. */
  restore(connector: Connector, signal: AbortSignal): Promise<Connection | undefined>
  /**
   * Asks the wallet, or with `restore` takes what it gives without being opened. A newer attempt of the family supersedes
   * this one, and the earlier connection stays until there is a new one. Throws `flow/cancelled`, `wallet/*`.
   */
  connect(connector: Connector, signal: AbortSignal, how?: 'restore'): Promise<Connection>
  /** What became known of a live wallet, as if it had announced it. A wallet that is not live is not heard. */
  handleConnectorEvent(connector: Connector, event: SessionEvent): void
  /** Tells `listener` what became known of wallets that are not live here, until the returned function is called. */
  onUnheard(listener: (connector: Connector, event: SessionEvent) => void): () => void
  /** Ends the session of one family, or of all. */
  disconnect(namespace?: Namespace): Promise<void>
  /** What is known of the wallet's network after a switch, or the preference while nobody is connected. */
  showNetwork(namespace: Namespace, caipNetworkId: CaipNetworkId): void
  /** Shows a family, connected or not; `caipNetworkId` is its network while it is not. No wallet is asked. */
  activate(namespace: Namespace, caipNetworkId: CaipNetworkId): void
  /** The live account of a family, the active one by default. */
  account(namespace?: Namespace): Connection | undefined
  /** The connector behind the live account. */
  connectorOf(namespace: Namespace): Connector | undefined
  /** Stops waiting for a remembered wallet that did not come; its hint stays. */
  cancelReconnect(namespace: Namespace): void
  /** Follows a disconnect in another tab. */
  reconcile(): void
  /** Aborts what is under way and stops following wallets. */
  stop(): void
}
