import { cell } from '../../core/cell.js'
import type { LinkState } from './link.js'

/** Makes the cells of one kit. They are there before any code of WalletConnect is. */
export function createLinkState(): LinkState {
  return { pairing: cell(null), pending: cell(0), peer: cell(null), relay: cell('here') }
}
