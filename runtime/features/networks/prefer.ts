import type { Kit } from '../../contract/kit.js'
import type { Network } from '../../core/network.js'

/** Moves the app to a network and asks no wallet, because none is there. */
export function prefer({ session, events }: Pick<Kit, 'session' | 'events'>, network: Network): void {
  const { chainNamespace: namespace, caipNetworkId } = network
  const { active } = session.state.peek()
  events.emit('SWITCH_NETWORK', { network: caipNetworkId })
  if (active && active !== namespace) session.activate(namespace, caipNetworkId)
  session.showNetwork(namespace, caipNetworkId)
}
