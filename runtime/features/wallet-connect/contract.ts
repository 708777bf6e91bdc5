import type { Namespace } from '../../../schema/caip.js'
import type { WalletConnectLink } from '../../connectors/walletconnect/link.js'
import type { WalletConnectOptions } from '../../connectors/walletconnect/options.js'
import type { Connection } from '../../contract/connection.js'
import type { Connector } from '../../contract/connector.js'
import type { FeatureToken } from '../../contract/feature-token.js'
import type { Flow } from '../../core/flow.js'
import type { PairedWallet } from './paired-wallet.js'
/** The WalletConnect feature, for hosts that draw their own screen. */
export interface WalletConnectApi {
  /** A flow that pairs; the code is in the `pairing` cell of the connector it is started with. */
  createFlow(): Flow<WalletConnectInput, WalletConnectStep>
  /**
   * Opens the modal with a pairing URI that the app made itself (manual control); the session it leads to is the app's.
   * Throws `wallet/no-connector`, and `wallet/bad-answer` for what is no pairing URI.
   */
  open(options: { readonly uri: string }): void
  /** The wallet of the session, and what it was asked. Throws `wallet/no-connector`. */
  link(): WalletConnectLink
}

/** What pairing shows. The code itself is in the `pairing` cell of the connector; the last one stays while the next is made. */
export type WalletConnectStep =
  | { readonly step: 'pairing' }
  | { readonly step: 'done'; readonly connection: Connection }

/** What pairing begins with. */
export interface WalletConnectInput {
  readonly connector: Connector
  /** The wallet that was chosen, for the events and the recent wallets; any wallet when left out. */
  readonly wallet?: PairedWallet | undefined
  /** How the user reached the wallet, read once that has happened: by scanning when left out. */
  readonly method?: (() => 'mobile' | 'qrcode') | undefined
}

/** Options of the WalletConnect feature, as resolved from the config: `true`, or what replaces parts of the request. */
export interface WalletConnectFeatureOptions {
  readonly walletConnect?: boolean | WalletConnectOptions
  /** The project that the relay counts for; that of the app when left out. */
  readonly walletConnectProjectId?: string
}

/** The feature of WalletConnect. */
export const walletConnectToken: FeatureToken<WalletConnectApi, WalletConnectOptions> = { id: 'walletConnect' }

declare module '../../contract/router.js' {
  interface ViewParams {
    /** Without a wallet it is any. */
    ConnectingWalletConnect: { readonly walletId?: string | undefined; readonly namespace?: Namespace | undefined }
  }
}
