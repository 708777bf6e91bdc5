import type { CaipNetworkId, Namespace } from '../../schema/caip.js'
import type { Cell } from '../core/cell.js'
import type { Network } from '../core/network.js'
import type { ConnectionAccount } from './connection.js'
import type { RequestOf } from './requests.js'

/** Where a connector comes from (SPEC §3). */
export type ConnectorType = 'MULTI_CHAIN' | 'ANNOUNCED' | 'INJECTED' | 'EXTERNAL' | 'WALLET_CONNECT' | 'AUTH'

/** What a wallet says about itself: decoded, never empty. */
export interface ConnectorAccounts {
  /** As the wallet orders them. The first is shown, or the first of the type that the app prefers in the namespace (SPEC §9). */
  readonly accounts: readonly [ConnectionAccount, ...ConnectionAccount[]]
  readonly caipNetworkId: CaipNetworkId
}

/** What a wallet elsewhere scans or is opened with while `connect` waits (WalletConnect). It is secret: never logged, never stored. */
export interface Pairing {
  readonly uri: string
  /** When it stops being good, in milliseconds since the epoch (SPEC §9: 4 minutes after it was made). */
  readonly expiresAt: number
}

/** A change the wallet announced. */
export type ConnectorChange =
  | { readonly type: 'accountsChanged'; readonly accounts: readonly ConnectionAccount[] }
  | { readonly type: 'chainChanged'; readonly caipNetworkId: CaipNetworkId }
  | { readonly type: 'disconnect' }
  /** The wallet has left the page: its connection is remembered, and restored once the wallet is back. */
  | { readonly type: 'unavailable' }

/** One wallet on one namespace. Everything it answers has been decoded; everything it throws is a `ModalError`. */
export interface Connector<N extends Namespace = Namespace> {
  /** Unique within a namespace. An announced wallet's id is its rdns. */
  readonly id: string
  readonly name: string
  readonly type: ConnectorType
  readonly namespace: N
  readonly rdns?: string
  /** A `data:` image, at most 100 kB (EIP-6963). */
  readonly icon?: string
  /** The namespace's own provider object, pinned: EIP-1193 on eip155. `undefined` before the connector was first used. */
  readonly provider: unknown
  /** What to scan or open while `connect` waits; `null` while there is nothing. Only a wallet that is elsewhere has it. */
  readonly pairing?: Cell<Pairing | null>
  /** Standing permission only: never opens the wallet, gives `undefined` where there is none. */
  restore(signal: AbortSignal): Promise<ConnectorAccounts | undefined>
  /** Fetches the code that `connect` needs, so that the click that follows reaches the wallet at once. Asks the wallet nothing. */
  prepare?(): void
  /** Asks the wallet. Throws `wallet/rejected`, `wallet/pending`, `wallet/no-accounts`, `wallet/bad-answer`, `wallet/failed`. */
  connect(signal: AbortSignal): Promise<ConnectorAccounts>
  /** Gives the permission back where the wallet knows how; never throws, and does not wait for ever. */
  disconnect(): Promise<void>
  /**
   * Switches the wallet, adding the network when the wallet does not know it (4902). Gives the chain the wallet is then on.
   * On a namespace where the app chooses (`Chain.switching`) no wallet is asked: what follows is meant for that network.
   */
  switchNetwork(network: Network, signal: AbortSignal): Promise<CaipNetworkId>
  /** Whether asking can lead anywhere: a session may be limited to some networks. A wallet without it can always be asked. */
  canSwitchTo?(network: Network): boolean
  /** Asks the wallet one thing in the vocabulary of its namespace. Throws `wallet/*`. */
  request: RequestOf<N>
  /** Follows the wallet; the returned function stops. */
  watch(onChange: (change: ConnectorChange) => void): () => void
}

/** The signer: a connector, whose errors are translated already. */
export type Signer = Pick<Connector, 'name' | 'request'>

/** Every connector found so far, in order of discovery. */
export type ConnectorList = Cell<readonly Connector[]>

/** The connectors of one kit. */
export interface Registry {
  readonly list: ConnectorList
  /** Adds a connector once. */
  add(connector: Connector): void
  /** Takes a connector out whose wallet has left the page. */
  remove(connector: Connector): void
  /** Ids are compared case-insensitively, since a remembered one may come from an older version. */
  find(namespace: Namespace, id: string): Connector | undefined
}
