import type { LinkedWallet } from '../../links/linked-wallet.js'

/** A wallet to get: one of the app's own choice, or one of the directory. */
export interface WalletToGet extends LinkedWallet {
  /** A `data:` image, or an address of the images service. */
  readonly image_url?: string | undefined
}
