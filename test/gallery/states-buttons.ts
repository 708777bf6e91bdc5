import { type GalleryState, someWallets } from './gallery-state.js'

/** The buttons in the host's page. */
export const buttonStates: readonly GalleryState[] = [
  { id: 'buttons', wallets: someWallets() },
  { id: 'buttons-connected', wallets: someWallets(), isConnected: true },
  { id: 'buttons-unsupported', wallets: someWallets({ caipNetworkId: 'eip155:31337' }), isConnected: true },
]
