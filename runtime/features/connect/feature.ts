import type { Connector } from '../../connectors/connector.js'
import type { Flow } from '../../core/flow.js'
import type { Kit } from '../../kit.js'
import type { Exclude, Feature } from '../../wiring.js'
import { type ConnectStep, createConnectFlow } from './flow.js'
import type { WalletGroup } from './rows.js'

/** Options of the connect feature, as resolved from the config. */
export interface ConnectOptions {
  /** SPEC §6, connectorTypeOrder: which groups of wallets are listed, and in what order. */
  readonly connectorTypeOrder?: readonly WalletGroup[]
  /** Wallets that are not listed. */
  readonly exclude?: Exclude
  /** How many wallets are remembered as recent; two when left out (SPEC §9). */
  readonly recentLimit?: number
}

/** The connect feature, for hosts that draw their own wallet list. */
export interface ConnectApi {
  /** A flow that connects the connector it is started with. */
  createFlow(): Flow<Connector, ConnectStep, never>
}

/** The descriptor of the connect feature. */
export interface ConnectFeature extends Feature<'connect', ConnectApi> {
  readonly options: ConnectOptions
}

/** Turns connecting on: the wallet list, and the wait for the wallet. Its logic comes with it, since its view is the first one. */
export function connect(options: ConnectOptions = {}): ConnectFeature {
  return {
    id: 'connect',
    options,
    load: async (kit) => ({ createFlow: () => createConnectFlow(kit, options) }),
  }
}

/** The options the app's connect feature was made with. */
export function connectOptions({ modal }: Kit): ConnectOptions {
  // The list holds features of any kind; the id says which one this is.
  const feature = modal.peek()?.features.find((item): item is ConnectFeature => item.id === 'connect')
  return feature?.options ?? {}
}
