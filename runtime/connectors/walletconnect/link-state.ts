import { type Cell, cell } from '../../core/cell.js'
import type { Pairing } from '../connector.js'
import type { WalletConnectLink, WalletConnectPeer } from './link.js'

/** The cells all connectors of WalletConnect share, and who may write them. */
export interface LinkState {
  readonly pairing: Cell<Pairing | null>
  readonly link: WalletConnectLink
  setPeer(peer: WalletConnectPeer | null): void
  setOnline(isOnline: boolean): void
  /** Counts a request as pending until the returned function is called. */
  begin(): () => void
}

/** Makes the cells of one kit. They are there before any code of WalletConnect is. */
export function createLinkState(): LinkState {
  const pairing = cell<Pairing | null>(null)
  const pending = cell(0)
  const peer = cell<WalletConnectPeer | null>(null)
  const isOnline = cell(true)
  return {
    pairing,
    link: {
      pending,
      peer,
      isOnline,
      show(next) {
        pairing.value = next
      },
    },
    setPeer(next) {
      peer.value = next
    },
    setOnline(next) {
      isOnline.value = next
    },
    begin() {
      pending.value += 1
      return () => {
        pending.value -= 1
      }
    },
  }
}
