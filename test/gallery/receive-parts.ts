import { receive } from '../../runtime/features/receive/feature.js'
import type { GalleryState } from './gallery-state.js'

/** What turns receiving on in the gallery. */
export const receiveParts: Pick<GalleryState, 'features' | 'views'> = {
  features: [receive()],
  views: {
    WalletReceive: () => import('../../runtime/features/receive/wallet-receive.view.js'),
    WalletCompatibleNetworks: () => import('../../runtime/features/receive/wallet-compatible-networks.view.js'),
  },
}
