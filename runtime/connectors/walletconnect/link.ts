import type { Connector, Pairing } from '../../contract/connector.js'
import type { Cell, WritableCell } from '../../core/cell.js'

/** The wallet at the other end, as it describes itself: cleaned text. Its links are hostile until `safeOpen` took them. */
export interface WalletConnectPeer {
  /** At most 64 characters; `WalletConnect` where the wallet has no name. */
  readonly name: string
  /** A deep link of the wallet's own, such as `wallet://`. */
  readonly native?: string
  /** An `https:` link that opens the wallet. */
  readonly universal?: string
}

/** What the connectors of WalletConnect know together: all of them share one session with one wallet. */
export interface WalletConnectLink {
  /** What a wallet scans or is opened with while one is waited for. */
  readonly pairing: Cell<Pairing | null>
  /** How many requests wait for an answer of the wallet. */
  readonly pending: Cell<number>
  /** The wallet of the session; `null` while there is none. */
  readonly peer: Cell<WalletConnectPeer | null>
  /** Whether the relay can be reached; `here` until it was lost. */
  readonly relay: Cell<RelayState>
}

/** `lost` when its connection has ended, `silent` when it has been waited for longer than four seconds. */
export type RelayState = 'here' | 'lost' | 'silent'

/** A connector of WalletConnect. */
export interface WalletConnectConnector extends Connector {
  readonly pairing: Cell<Pairing | null>
  readonly link: LinkState
}

/** The id that the connectors of WalletConnect have in every namespace. */
export const walletConnectId = 'walletConnect'

/** SPEC §9: milliseconds that a pairing lives. */
export const pairingLifeMs = 240_000

/** What they are called while no wallet is known. */
export const walletConnectName = 'WalletConnect'

/** Whether a connector is one of WalletConnect. */
export function isWalletConnect(connector: Connector | undefined): connector is WalletConnectConnector {
  return connector?.id === walletConnectId && 'link' in connector
}

/** The cells all connectors of a kit share, writable. */
export interface LinkState extends WalletConnectLink {
  readonly pairing: WritableCell<Pairing | null>
  readonly pending: WritableCell<number>
  readonly peer: WritableCell<WalletConnectPeer | null>
  readonly relay: WritableCell<RelayState>
}
