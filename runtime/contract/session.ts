import type { CaipNetworkId, Namespace } from '../../schema/caip.js'
import type { Cell } from '../core/cell.js'
import type { Connection, ConnectionId, Connections, NamespaceState } from './connection.js'
import type { Connector } from './connector.js'

/** Accounts and networks of every namespace: the state of record. */
export interface SessionState {
  /** The namespace shown; a view preference, never a condition. */
  readonly active: Namespace | null
  readonly connections: Connections
  /** The connection each namespace is to show. While it is not live, the newest live one of the namespace is shown. */
  readonly current: Readonly<Partial<Record<Namespace, ConnectionId>>>
  /** The connector that each namespace is asking, by its id. */
  readonly asking: Readonly<Partial<Record<Namespace, string>>>
  /** What each namespace shows of all that. */
  readonly namespaces: Readonly<Partial<Record<Namespace, NamespaceState>>>
  /** The network to show: the wallet's while one is there, else the one picked, else the default. */
  readonly caipNetworkId: CaipNetworkId
  /** What was picked in the app and the wallet is not on: the app's network, where it is not the wallet's. */
  readonly picked: CaipNetworkId | undefined
}

/** The session of one kit. Everything thrown is a `ModalError`. */
export interface Session {
  readonly state: Cell<SessionState>
  /** Fetches what asking wallets needs, so that the click that follows reaches one at once. Asks no wallet anything. */
  prepare(...connectors: readonly Pick<Connector, 'namespace' | 'prepare'>[]): void
  /**
   * Connects without opening the wallet; `undefined` when the wallet gives no standing permission, or is live already.
   * With `remembered` it is that connection, and only where the wallet gives its account: anything may announce itself
   * under the rdns of another wallet. Under its own id it comes beside what the namespace shows or waits for; another
   * provider of the wallet takes its place. Throws `flow/cancelled`, `flow/timeout`, `wallet/*`.
   */
  restore(connector: Connector, signal: AbortSignal, remembered?: ConnectionId): Promise<Connection | undefined>
  /**
   * Asks the wallet, or with `restore` takes what it gives without being opened. A newer attempt of the namespace
   * supersedes this one, and the earlier connection stays until there is a new one. Throws `flow/cancelled`, `wallet/*`.
   */
  connect(connector: Connector, signal: AbortSignal, how?: 'restore'): Promise<Connection>
  /** Ends one connection, all of a namespace, or all. Another live one of the namespace takes the place of one that was shown. */
  disconnect(which?: Namespace | ConnectionId): Promise<void>
  /** Drops what is known of a connection that is not live. */
  forget(id: ConnectionId): void
  /** What is known of the wallet's network after a switch, or the preference without a connection. */
  showNetwork(namespace: Namespace, caipNetworkId: CaipNetworkId): void
  /** Shows a namespace, connected or not; `caipNetworkId` is its network while it is not. No wallet is asked. */
  activate(namespace: Namespace, caipNetworkId: CaipNetworkId): void
  /** The live account of a namespace, the active one by default. */
  account(namespace?: Namespace): Connection | undefined
  /** The connector behind a live connection, or behind the one that a namespace shows. */
  connectorOf(which: Namespace | ConnectionId): Connector | undefined
}
