import type { Flow } from '../../core/flow.js'
import type { Network } from '../../core/network.js'
import type { Feature } from '../../wiring.js'
import type { SwitchStep } from './flow.js'

/** The networks feature. */
export interface NetworksApi {
  /**
   * Moves the wallet, or the preference while nobody is connected.
   * Throws `network/not-switched`, `network/not-added`, `flow/cancelled`, `flow/timeout`, `wallet/*`.
   */
  switchTo(network: Network, signal: AbortSignal): Promise<void>
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
