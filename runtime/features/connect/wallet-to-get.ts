import type { LinkedWallet } from '../../links/linked-wallet.js'

/** A wallet people may get: one of the app's own choice, or one of the directory. */
export interface WalletToGet extends LinkedWallet {
  /** A `data:` image, or an address of the images service. */
  readonly image_url?: string | undefined
}

/** What the directory tells of such wallets, where it is on. */
export interface WalletsToGet {
  /** The wallet of that id or rdns. */
  find(id: string, signal: AbortSignal): Promise<WalletToGet | undefined>
  /** Those that stand first. */
  shelf(): Promise<{ readonly wallets: readonly WalletToGet[] }>
}
