import type { Connector } from '../../connectors/connector.js'
import type { Flow } from '../../core/flow.js'
import type { WalletGroup } from '../../core/wallet-groups.js'
import type { Kit } from '../../kit.js'
import type { Exclude, Feature } from '../../wiring.js'
import type { CustomWallet } from './custom-wallet.js'
import type { ConnectStep } from './flow.js'
import type { ConnectMethod } from './methods.js'
import type { RecentWallet } from './recent.js'

/** Options of the connect feature, as resolved from the config. */
export interface ConnectOptions {
  /** SPEC §9, connector type order: which groups of wallets are listed, and in what order. */
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
export interface ConnectApi {
  /** A flow that connects the connector it is started with; `wallet` is the one of the directory it leads to. */
  createFlow(wallet?: RecentWallet): Flow<Connector, ConnectStep, never>
  /** Puts a wallet that was connected in another way among the recent ones (SPEC §3). */
  remember(wallet: RecentWallet): void
}

/** The descriptor of the connect feature. */
export interface ConnectFeature extends Feature<'connect', ConnectApi> {
  readonly options: ConnectOptions
}

/** Turns connecting on: the wallet list, and the wait for the wallet. */
export function connect(options: ConnectOptions = {}): ConnectFeature {
  return {
    id: 'connect',
    options,
    load: (kit) => import('./flow.js').then((it) => it.createConnect(kit, options)),
  }
}

/** The options the app's connect feature was made with. */
export function connectOptions({ modal }: Kit): ConnectOptions {
  // The list holds features of any kind; the id says which one this is.
  const feature = modal.peek()?.features.find((item): item is ConnectFeature => item.id === 'connect')
  return feature?.options ?? {}
}
