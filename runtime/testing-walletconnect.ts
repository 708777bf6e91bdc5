export type {
  SessionNamespace,
  SessionNamespaces,
  SessionShare,
} from './testing/walletconnect/approval.js'
export type { PeerSession } from './testing/walletconnect/peer-sessions.js'
export {
  createWalletConnectPeer,
  type PeerBehaviour,
  type WalletConnectPeer,
  type WalletConnectPeerOptions,
} from './testing/walletconnect/walletconnect-peer.js'
