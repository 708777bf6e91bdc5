import { walletConnectIcon } from '../../runtime/connectors/walletconnect/icon.data.js'
import type {
  RelayState,
  WalletConnectConnector,
  WalletConnectPeer,
} from '../../runtime/connectors/walletconnect/link.js'
import type { Connector, Pairing } from '../../runtime/contract/connector.js'
import { cell } from '../../runtime/core/cell.js'
import { walletConnect } from '../../runtime/features/wallet-connect/feature.js'
import type { GalleryState } from './gallery-state.js'
import { type Answer, galleryWallet } from './gallery-wallet.js'

/** A pairing URI as long as a real one. */
export const galleryUri = `wc:${'7f'.repeat(32)}@2?relay-protocol=irn&symKey=${'58'.repeat(32)}&expiryTimestamp=1700000240`

/** What WalletConnect does in a state of the gallery. */
export interface PairingPlan {
  readonly connects?: Answer
  readonly uri?: string | null
  readonly relay?: RelayState
  readonly pending?: number
  readonly peer?: WalletConnectPeer | null
}

/** A connector of WalletConnect that pairs by plan, and what a test changes of it. */
export interface GalleryPairing extends WalletConnectConnector {
  set(change: { readonly relay?: RelayState; readonly pending?: number }): void
}

/** Makes one; nothing is contacted. */
export function galleryPairing({
  connects = 'never',
  uri = galleryUri,
  relay: firstRelay = 'here',
  pending = 0,
  peer = null,
}: PairingPlan = {}): GalleryPairing {
  const wallet = galleryWallet({
    id: 'walletConnect',
    name: 'WalletConnect',
    icon: walletConnectIcon,
    connects,
    type: 'WALLET_CONNECT',
  })
  const pairing = cell<Pairing | null>(null)
  const relay = cell(firstRelay)
  const requests = cell(pending)
  const { rdns: _, ...plain } = wallet
  return {
    ...plain,
    pairing,
    link: { pairing, pending: requests, peer: cell<WalletConnectPeer | null>(peer), relay },
    connect(signal) {
      if (uri) pairing.value = { uri, expiresAt: 1_700_000_240_000 }
      return wallet.connect(signal)
    },
    set(change) {
      if (change.relay !== undefined) relay.value = change.relay
      if (change.pending !== undefined) requests.value = change.pending
    },
  }
}

/** What turns WalletConnect on in the gallery, with a connector that stands in for the real one. */
export const pairingParts: Pick<GalleryState, 'features' | 'views'> = {
  features: [{ ...walletConnect(), connectors: [] }],
  views: {
    ConnectingWalletConnect: () => import('../../runtime/features/wallet-connect/connecting-wallet-connect.view.js'),
    ConnectingWalletConnectBasic: () =>
      import('../../runtime/features/wallet-connect/connecting-wallet-connect-basic.view.js'),
  },
}

/** The other wallets of a state that has WalletConnect. */
export function withPairing(plan: PairingPlan, others: readonly Connector[] = []): readonly Connector[] {
  return [galleryPairing(plan), ...others]
}
