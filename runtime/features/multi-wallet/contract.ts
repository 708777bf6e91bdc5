import type { CaipNetworkId, Namespace } from '../../../schema/caip.js'
import type { ConnectionAccount } from '../../contract/connection.js'
import type { FeatureToken } from '../../contract/kit.js'
import type { Cell } from '../../core/cell.js'
/**
 * One wallet on one namespace (SPEC §3, Connection) and how it stands (SPEC §4): `connected` is the one the session
 * shows, `active` is live beside it, `disconnected` was connected here before.
 */
export interface WalletConnection {
  readonly connectorId: string
  readonly namespace: Namespace
  readonly name: string
  /** A `data:` image; none while the wallet is not on the page. */
  readonly icon: string | undefined
  readonly accounts: readonly ConnectionAccount[]
  readonly caipNetworkId: CaipNetworkId
  readonly status: 'connected' | 'active' | 'disconnected'
  /** Whether the wallet is on the page, so that it can be connected again. */
  readonly isHere: boolean
}

/** What names a connection. */
export type ConnectionKey = Pick<WalletConnection, 'connectorId' | 'namespace'>

/** Several wallets at once. */
export interface MultiWalletApi {
  /** Every connection, newest first: the live ones of all namespaces, and those that can be connected again. */
  readonly connections: Cell<readonly WalletConnection[]>
  /**
   * Makes a wallet the one its namespace shows. The wallet is opened only where it gives no account by itself.
   * Throws `wallet/missing`, `flow/cancelled`, `wallet/*`.
   */
  switchTo(connection: ConnectionKey, signal?: AbortSignal): Promise<void>
  /** Ends one connection. Another live one of its namespace takes its place; other namespaces stay as they are. */
  disconnect(connection: ConnectionKey): Promise<void>
  /** Ends every connection of a namespace, or of all. */
  disconnectAll(namespace?: Namespace): Promise<void>
  /** Forgets a connection that is not live. */
  remove(connection: ConnectionKey): void
}

/** The feature of several wallets at once. */
export const multiWalletToken: FeatureToken<MultiWalletApi> = { id: 'multiWallet' }

declare module '../../contract/router.js' {
  interface ViewParams {
    ProfileWallets: { readonly namespace?: Namespace | undefined }
  }
}
