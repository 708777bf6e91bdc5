import type { Namespace } from '../../../schema/caip.js'
import type { Exclude } from '../../contract/app.js'
import type { Connection } from '../../contract/connection.js'
import type { Connector } from '../../contract/connector.js'
import type { FeatureToken } from '../../contract/feature-token.js'
import type { RecentList, RecentWallet } from '../../contract/provided.js'
import type { WalletGroup } from '../../contract/wallet-row.js'
import type { CustomWallet } from './custom-wallet.js'
import type { ConnectMethod } from './methods.js'
/** Options of the connect feature, as resolved from the config. */
export interface ConnectOptions {
  /** SPEC §9, connector type order: the groups of wallets that come first, in this order. */
  readonly connectorTypeOrder?: readonly WalletGroup[]
  /** SPEC §2, connect methods order. */
  readonly connectMethodsOrder?: readonly ConnectMethod[]
  /** Puts the wallets behind one button where there is another way to connect. */
  readonly collapseWallets?: boolean
  /** `false` does the same where that other way is e-mail. */
  readonly emailShowWallets?: boolean
  /** Wallets that are not listed. */
  readonly exclude?: Exclude
  /** Wallets that are listed although they are not here yet. */
  readonly customWallets?: readonly CustomWallet[]
  /** How many wallets are remembered as recent; two when left out (SPEC §9). */
  readonly recentLimit?: number
}

/** The connect feature, for hosts that draw their own wallet list. */
export interface ConnectApi extends RecentList {
  /**
   * Asks the wallet until it answers, at most five minutes, and tells the events of it. A wallet that connects is one of the
   * recent ones from then on: `wallet`, the entry of the directory that the connector leads to, where that is given.
   * One that was asked by `askAtOnce` is not asked again. Throws `flow/cancelled`, `flow/timeout`, `wallet/*`.
   */
  connect(connector: Connector, signal: AbortSignal, wallet?: RecentWallet): Promise<Connection>
  /**
   * Asks the first wallet of a page inside the click on it, in the open modal, and closes that where the wallet answers in
   * the same turn. Else, and for any other wallet, `wait` shows the screen that goes on with it by `connect`.
   */
  askAtOnce(connector: Connector, wait: () => void): void
  /** Puts a wallet that was connected in another way among the recent ones (SPEC §3). */
  remember(wallet: RecentWallet): void
}

/** The feature of connecting. */
export const connectToken: FeatureToken<ConnectApi, ConnectOptions> = { id: 'connect' }

declare module '../../contract/router.js' {
  interface ViewParams {
    ConnectWallets: { readonly namespace?: Namespace | undefined }
    ConnectingExternal: { readonly namespace: Namespace; readonly connectorId: string }
    ConnectingMultiChain: { readonly connectorId: string }
    Downloads: { readonly walletId: string }
  }
}
