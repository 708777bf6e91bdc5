import type { Namespace } from '../../../schema/caip.js'
import type { WalletConnection } from '../../contract/connection.js'

/** The connections of one namespace. */
export interface ConnectionGroup {
  readonly namespace: Namespace
  /** The one in use first. */
  readonly live: readonly WalletConnection[]
  readonly ended: readonly WalletConnection[]
}

/** Sorts connections by namespace, in the order of the config; one namespace alone where `only` names it. */
export function connectionGroups(
  namespaces: readonly Namespace[],
  connections: readonly WalletConnection[],
  only?: unknown,
): readonly ConnectionGroup[] {
  const shown = namespaces.filter((namespace) => namespace === only)
  return (shown.length > 0 ? shown : namespaces).map((namespace) => {
    const own = connections.filter((item) => item.namespace === namespace)
    const rank = ({ status }: WalletConnection) => (status === 'connected' ? 0 : 1)
    return {
      namespace,
      live: own.filter(({ status }) => status !== 'disconnected').sort((a, b) => rank(a) - rank(b)),
      ended: own.filter(({ status }) => status === 'disconnected'),
    }
  })
}
