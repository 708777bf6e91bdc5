import type { Feature } from '../../contract/kit.js'
import { networkSwitch } from '../../contract/provided.js'
import { type NetworksApi, networksToken } from './contract.js'

/** Turns switching networks on: the list, and the wait for the wallet. */
export function networks(): Feature<NetworksApi> {
  return {
    id: networksToken.id,
    provides: [networkSwitch],
    load: (kit) => import('./api.js').then((it) => it.createNetworks(kit)),
  }
}
