import type { Namespace } from '../../../schema/caip.js'
import type { FeatureToken } from '../../contract/feature-token.js'
import type { ArrangeRows } from '../../contract/wallet-row.js'
import type { PluralForms } from '../../core/words.js'
import type { WalletIdentity } from '../../wallets/same-wallet.js'
import type { ListedWallet } from './listed-wallet.js'
import type { WalletPages } from './wallet-pages.js'

/** Options of the directory, as resolved from the config. */
export interface AllWalletsOptions {
  /** Ids of the only wallets that are listed. */
  readonly include?: readonly string[]
  /** Ids of the wallets that stand in Connect itself, in this order. */
  readonly featured?: readonly string[]
}

/** The directory of wallets, for hosts that draw their own list. Everything throws the rows of `Backend.get`. */
export interface Directory {
  /**
   * The featured wallets in the order of the config, and a few that the directory recommends; fetched once. Of one
   * namespace where that is given.
   */
  shelf(namespace?: unknown): Promise<Shelf>
  /** What puts the wallets of `shelf` into a list, each wallet once, and takes away what the app leaves out. */
  arrange(namespace?: Namespace): Promise<ArrangeRows>
  /** The list that answers a question; nothing is fetched before `more`. */
  list(question?: Question): WalletPages
  /** A wallet by its id or rdns: at once where it was listed before. */
  find(id: string, signal: AbortSignal): Promise<ListedWallet | undefined>
  /**
   * Whether a wallet is one the app leaves out. One that the app knows by an id of the directory is found under its rdns
   * too, once a shelf or a list has come (FACTS 3.5, excluded).
   */
  hides(wallet: WalletIdentity): boolean
}

/** What is asked of the list. */
export interface Question {
  /** What the name or the rdns holds; everything when empty. */
  readonly search?: string
  readonly isCertified?: boolean
  /** Wallets of this namespace only. */
  readonly namespace?: Namespace | undefined
}

/** A wallet of the directory as it stands in Connect. */
export interface ShelfWallet extends ListedWallet {
  readonly group: 'featured' | 'recommended'
}

/** The directory's wallets that stand in Connect. */
export interface Shelf {
  readonly wallets: readonly ShelfWallet[]
  /** How many wallets there are, rounded down to a ten: the number and the form it is written in. */
  readonly total?: { readonly count: number; readonly forms: PluralForms } | undefined
}

/** The feature of the directory of wallets. */
export const allWalletsToken: FeatureToken<Directory, AllWalletsOptions> = { id: 'allWallets' }

declare module '../../contract/router.js' {
  interface ViewParams {
    AllWallets: { readonly namespace?: Namespace | undefined }
  }
}
