import { cell, type WritableCell } from '../../core/cell.js'
import type { Pairing } from '../connector.js'
import type { Connectors } from './connectors.js'
import type { WalletConnectLink, WalletConnectPeer } from './link.js'

/** The cells all connectors of a kit share, for those who write them. */
export interface LinkState extends WalletConnectLink {
  readonly pairing: WritableCell<Pairing | null>
  readonly pending: WritableCell<number>
  readonly peer: WritableCell<WalletConnectPeer | null>
  readonly isOnline: WritableCell<boolean>
  /** The connectors that do the work, from the first use on. */
  connectors?: Promise<Connectors> | undefined
}

/** Makes the cells of one kit. They are there before any code of WalletConnect is. */
export function createLinkState(): LinkState {
  return { pairing: cell(null), pending: cell(0), peer: cell(null), isOnline: cell(true) }
}
