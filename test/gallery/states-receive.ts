import { familyNetworks, manyNetworks } from './gallery-networks.data.js'
import { type GalleryState, someWallets } from './gallery-state.js'
import { galleryNetworks } from './gallery-wiring.js'
import { receiveParts } from './receive-parts.js'

const receive: Omit<GalleryState, 'id'> = {
  view: 'WalletReceive',
  isConnected: true,
  wallets: someWallets(),
  from: ['Account'],
  ...receiveParts,
}

/** Receiving. */
export const receiveStates: readonly GalleryState[] = [
  { id: 'receive', ...receive },
  { id: 'receive-one-network', ...receive, networks: galleryNetworks.slice(0, 1) },
  { id: 'receive-families', ...receive, networks: familyNetworks },
  { id: 'receive-unsupported', ...receive, wallets: someWallets({ caipNetworkId: 'eip155:31337' }) },
  { id: 'receive-nobody', ...receive, isConnected: false, from: [] },
  { id: 'compatible-networks', ...receive, view: 'WalletCompatibleNetworks', from: ['Account', 'WalletReceive'] },
  {
    id: 'compatible-many',
    ...receive,
    view: 'WalletCompatibleNetworks',
    from: ['WalletReceive'],
    networks: manyNetworks,
  },
]
