import type { AccountType } from '../../schema/account-types.js'
import type { CaipNetworkId, Namespace } from '../../schema/caip.js'

/** One wallet on one namespace: `eip155/io.metamask`, the id of the connector in lower case (SPEC §3). */
export type ConnectionId = `${Namespace}/${string}`

/** One address a wallet shared (SPEC §3, Connection). */
export interface ConnectionAccount {
  /** As its namespace writes it. */
  readonly address: string
  /** Where the wallet tells it. */
  readonly type?: AccountType
  /** As the wallet writes it, on namespaces whose addresses do not hold it (SPEC §3, Bitcoin account). */
  readonly publicKey?: string
  /** Its derivation path (BIP-32), where the wallet tells it. */
  readonly path?: string
}

/** What storage knows of an earlier visit. It is a hint: nothing can be signed with it. */
export interface Remembered {
  readonly connectorId: string
  readonly address: string
  readonly caipNetworkId: CaipNetworkId
  /** The name of the wallet; a cookie does not say it. */
  readonly name?: string
  /** Every address it shared, the selected one first; a cookie has one alone. */
  readonly accounts?: readonly ConnectionAccount[]
}

/** A wallet that is there and answers. `live` keeps it apart from what is only remembered. */
export interface Connection extends Remembered {
  readonly live: true
  readonly accounts: readonly ConnectionAccount[]
}

/** A connection whose wallet does not answer here. */
export interface InactiveConnection {
  /**
   * `reconnecting`: its wallet is waited for or asked. `remembered`: its wallet gave nothing, and is connected again as
   * soon as it gives an account by itself. `disconnected`: it has ended, and is connected again by a click alone.
   */
  readonly status: 'reconnecting' | 'remembered' | 'disconnected'
  readonly remembered: Remembered
}

/**
 * How one connection stands, apart from all others. Only what has a `connection` is live: a status that is added for a
 * wallet that answers, such as that of a sign-in under way, has one too.
 */
export type ConnectionState = InactiveConnection | { readonly status: 'connected'; readonly connection: Connection }

/** Every connection of a session, the newest first. */
export type Connections = Readonly<Partial<Record<ConnectionId, ConnectionState>>>

/** What one namespace shows of its connections. */
export type NamespaceState =
  | { readonly status: 'disconnected' }
  | { readonly status: 'reconnecting'; readonly remembered: Remembered }
  | { readonly status: 'connecting'; readonly connectorId: string; readonly previous: Connection | undefined }
  | { readonly status: 'connected'; readonly connection: Connection }

/** What names a connection. */
export interface ConnectionKey {
  readonly connectorId: string
  readonly namespace: Namespace
}

/** One wallet on one namespace (SPEC §3, Connection), with what is shown of it. */
export interface KnownWallet extends ConnectionKey {
  readonly id: ConnectionId
  readonly name: string
  /** A `data:` image; none while the wallet is not on the page. */
  readonly icon: string | undefined
  /** The selected one. */
  readonly address: string
  readonly accounts: readonly ConnectionAccount[]
  readonly caipNetworkId: CaipNetworkId
  /** Whether the wallet is on the page, so that it can be connected again. */
  readonly isHere: boolean
}

/** A wallet that answers (SPEC §4): `connected` is the one that its namespace shows, `active` is live beside it. */
export interface LiveWallet extends KnownWallet {
  readonly status: 'connected' | 'active'
  readonly live: Connection
}

/** A wallet that was connected here before. Nothing can be signed with it. */
export interface EndedWallet extends KnownWallet {
  readonly status: 'disconnected'
  readonly live?: undefined
}

/** One wallet on one namespace and how it stands (SPEC §4). */
export type WalletConnection = LiveWallet | EndedWallet
