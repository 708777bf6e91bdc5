import type { Namespace } from '../../../schema/caip.js'
import type { Connector } from '../../contract/connector.js'
import type { Kit } from '../../contract/kit.js'
import type { SwitchOrigin } from './switch-route.js'

type OriginKit = Pick<Kit, 'session' | 'registry' | 'wiring'>

/** The current state, as `switchRoute` needs it. */
export function switchOrigin(kit: OriginKit): SwitchOrigin {
  const { session, wiring } = kit
  const { active, caipNetworkId } = session.state.peek()
  const namespaces = [...new Set(wiring.networks.map((network) => network.chainNamespace))]
  return {
    active,
    caipNetworkId,
    connected: namespaces.filter((namespace) => session.connectorOf(namespace)),
    embedded: namespaces.filter((namespace) => embeddedWallet(kit, namespace)),
  }
}

/** The embedded wallet's connector for a namespace, while it is the wallet of the active namespace. */
export function embeddedWallet(
  { session, registry }: Pick<Kit, 'session' | 'registry'>,
  namespace: Namespace,
): Connector | undefined {
  const { active } = session.state.peek()
  if (!active || session.connectorOf(active)?.type !== 'AUTH') return undefined
  return registry.list.peek().find((item) => item.type === 'AUTH' && item.namespace === namespace)
}
