import type { CaipNetworkId } from '../../../schema/caip.js'
import type { FeatureToken } from '../../contract/feature-token.js'
import type { NetworkSwitch } from '../../contract/provided.js'
import type { Flow } from '../../core/flow.js'
import type { Network } from '../../core/network.js'
import type { SwitchStep } from './flow.js'
import type { SwitchView } from './switch-route.js'
/** The networks feature. */
export interface NetworksApi extends NetworkSwitch {
  /**
   * What a click on a network does (SPEC §4, network switch): gives the view that goes on, to be opened with the data
   * `{ caipNetworkId }`; `undefined` where it is done, since no wallet had to be asked. `isConfirmed` says that the
   * user has confirmed already.
   */
  choose(network: Network, isConfirmed?: boolean): SwitchView | undefined
  /** A flow that does the same, for hosts that draw their own list. */
  createFlow(): Flow<Network, SwitchStep>
}

/** The feature of switching networks. */
export const networksToken: FeatureToken<NetworksApi> = { id: 'networks' }

declare module '../../contract/router.js' {
  interface ViewParams {
    SwitchNetwork: { readonly caipNetworkId: CaipNetworkId }
    SwitchActiveChain: { readonly caipNetworkId: CaipNetworkId }
  }
}
