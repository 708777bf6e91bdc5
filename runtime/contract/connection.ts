import type { CaipNetworkId } from '../../schema/caip.js'
import type { ConnectorChange } from './connector.js'
/** What storage knows of an earlier visit. It is a hint: nothing can be signed with it. */
export interface Remembered {
  readonly connectorId: string
  readonly address: string
  readonly caipNetworkId: CaipNetworkId
}

/** One address a wallet shared (SPEC §3, Connection). */
export interface ConnectionAccount {
  readonly address: string
  readonly type?: 'eoa' | 'smartAccount' | 'payment' | 'ordinal'
}

/** A wallet that is there and answers. `live` keeps it apart from what is only remembered. */
export interface Connection extends Remembered {
  readonly live: true
  readonly accounts: readonly ConnectionAccount[]
}

/** What one chain family is doing. Every family has its own machine and none looks at another. */
export type NamespaceState =
  | { readonly status: 'disconnected' }
  | { readonly status: 'reconnecting'; readonly remembered: Remembered }
  | { readonly status: 'connecting'; readonly connectorId: string; readonly previous: Connection | undefined }
  | { readonly status: 'connected'; readonly connection: Connection }

/**
 * What can happen to a family. A change the wallet announced is an event as it is; its `disconnect` also stands for
 * a session ended in another tab, and lets an attempt that is under way go on.
 */
export type SessionEvent =
  | ConnectorChange
  | { readonly type: 'connect'; readonly connectorId: string }
  | { readonly type: 'connected'; readonly connection: Connection }
  /** The attempt ended without an account. */
  | { readonly type: 'failed' }
  /** The person ended the session here, and an attempt with it. */
  | { readonly type: 'end' }
  /** The kit stopped following the wallet: what was live is only remembered until it starts again. */
  | { readonly type: 'suspend' }
