import type { Namespace } from '../../../schema/caip.js'
import type { WalletConnection } from './contract.js'

/** The connections of one chain family. */
export interface ConnectionGroup {
  readonly namespace: Namespace
  /** The one in use first. */
  readonly live: readonly WalletConnection[]
  readonly ended: readonly WalletConnection[]
}

/** Sorts connections by family, in the order of the config; one family alone where `only` names it. */
export function connectionGroups(
  families: readonly Namespace[],
  connections: readonly WalletConnection[],
  only?: unknown,
): readonly ConnectionGroup[] {
  const shown = families.filter((namespace) => namespace === only)
  return (shown.length > 0 ? shown : families).map((namespace) => {
    const own = connections.filter((item) => item.namespace === namespace)
    const rank = ({ status }: WalletConnection) => (status === 'connected' ? 0 : 1)
    return {
      namespace,
      live: own.filter(({ status }) => status !== 'disconnected').sort((a, b) => rank(a) - rank(b)),
      ended: own.filter(({ status }) => status === 'disconnected'),
    }
  })
}
