import { isNamespace } from '../../../schema/caip.js'
import type { Connector } from '../../contract/connector.js'
import type { Kit } from '../../contract/kit.js'

/** The connector of WalletConnect for the namespace asked for, else for the one the page is on. */
export function pairingConnector(kit: Kit, namespace: unknown): Connector | undefined {
  const { active, caipNetworkId } = kit.session.state.peek()
  const [own = ''] = caipNetworkId.split(':')
  const wanted = [namespace, active, own].find((name) => typeof name === 'string' && isNamespace(name))
  const all = kit.registry.list.peek().filter(({ id }) => id === 'walletConnect')
  return all.find((connector) => connector.namespace === wanted) ?? (namespace ? undefined : all[0])
}
