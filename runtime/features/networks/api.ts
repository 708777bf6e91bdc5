import type { Kit } from '../../contract/kit.js'
import { coreError } from '../../core/errors.js'
import { chooseNetwork } from './choose.js'
import type { NetworksApi } from './contract.js'
import { createSwitchFlow } from './flow.js'
import { switchNetwork } from './switch-network.js'

/** Makes the networks feature of a kit. */
export function createNetworks(kit: Kit): NetworksApi {
  return {
    async switchTo(id, signal) {
      const network = kit.network(id)
      if (!network) throw coreError('network/not-found', { network: id })
      await switchNetwork(kit, network, signal)
    },
    choose: (network, isConfirmed) => chooseNetwork(kit, network, isConfirmed),
    createFlow: () => createSwitchFlow(kit),
  }
}
