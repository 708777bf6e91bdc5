import type { Kit } from '../../kit.js'
import type { NetworksApi } from './feature.js'
import { createSwitchFlow } from './flow.js'
import { switchNetwork } from './switch-network.js'

/** Makes the networks feature of a kit. */
export function createNetworks(kit: Kit): NetworksApi {
  return {
    switchTo: (network, signal) => switchNetwork(kit, network, signal),
    createFlow: () => createSwitchFlow(kit),
  }
}
