import type { Kit } from '../../contract/kit.js'
import type { Network } from '../../core/network.js'
import { switchOrigin } from './origin.js'
import { prefer } from './prefer.js'
import { type SwitchView, switchRoute } from './switch-route.js'

/** What choosing works on. */
export type ChooseKit = Pick<Kit, 'session' | 'events' | 'registry' | 'wiring'>

/** Does what choosing a network leads to where no wallet is asked; gives the view to go on to where one is. */
export function chooseNetwork(kit: ChooseKit, network: Network, isConfirmed?: boolean): SwitchView | undefined {
  const { session } = kit
  const { chainNamespace: namespace, caipNetworkId } = network
  const route = switchRoute(network, { ...switchOrigin(kit), isConfirmed })
  if (route === 'prefer') prefer(kit, network)
  // Choosing what the wallet is on gives up what was picked in the app before.
  else if (route === 'stay' && session.account(namespace)) session.showNetwork(namespace, caipNetworkId)
  return route === 'prefer' || route === 'stay' ? undefined : route
}
