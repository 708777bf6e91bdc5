import type { CaipNetworkId } from '../../../schema/caip.js'
import type { Flow } from '../../core/flow.js'
import type { Network } from '../../core/network.js'
import type { Feature } from '../../wiring.js'
import type { SwitchStep } from './flow.js'
import type { SwitchView } from './switch-route.js'

/** The networks feature. */
export interface NetworksApi {
  /**
   * Moves the wallet, or the preference while nobody is connected.
   * Throws `network/not-found`, `network/not-switched`, `network/not-added`, `flow/cancelled`, `flow/timeout`, `wallet/*`.
   */
  switchTo(id: CaipNetworkId, signal: AbortSignal): Promise<void>
  /**
   * What a click on a network does (SPEC §4, network switch): gives the view that goes on, to be opened with the data
   * `{ caipNetworkId }`; `undefined` where it is done, since no wallet had to be asked. `isConfirmed` says that people
   * have been asked already.
   */
  choose(network: Network, isConfirmed?: boolean): SwitchView | undefined
  /** A flow that does the same, for hosts that draw their own list. */
  createFlow(): Flow<Network, SwitchStep, never>
}

/** Turns switching networks on: the list, and the wait for the wallet. */
export function networks(): Feature<'networks', NetworksApi> {
  return {
    id: 'networks',
    load: (kit) => import('./api.js').then((it) => it.createNetworks(kit)),
  }
}
