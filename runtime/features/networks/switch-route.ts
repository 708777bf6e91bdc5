import type { CaipNetworkId, Namespace } from '../../../schema/caip.js'
import type { Network } from '../../core/network.js'

/** The state in which a network is chosen. */
export interface SwitchOrigin {
  /** The network shown: the wallet's while one is there, else the preference. */
  readonly caipNetworkId: CaipNetworkId
  /** The namespace shown. */
  readonly active: Namespace | null
  /** Namespaces with a live connection. */
  readonly connected: readonly Namespace[]
  /** Namespaces the embedded wallet works on, while it is the wallet of the active namespace. */
  readonly embedded?: readonly Namespace[]
  /** The caller has asked already: no other question comes before the wallet's own (SPEC §4). */
  readonly isConfirmed?: boolean | undefined
}

/** The views that go on where a wallet is to be asked. */
export type SwitchView = 'SwitchNetwork' | 'SwitchActiveChain'

/** What choosing a network leads to: nothing, a preference that needs no wallet, or a view. */
export type SwitchRoute = 'stay' | 'prefer' | SwitchView

/** What choosing `target` leads to (SPEC §4, network switch). Networks are the same when their CAIP-2 ids are. */
export function switchRoute(
  target: Pick<Network, 'caipNetworkId' | 'chainNamespace'>,
  from: SwitchOrigin,
): SwitchRoute {
  const { caipNetworkId, chainNamespace } = target
  const { active, connected, embedded = [], isConfirmed = false } = from
  const isActiveConnected = active !== null && connected.includes(active)
  const isTargetConnected = connected.includes(chainNamespace)
  if (caipNetworkId === from.caipNetworkId) return 'stay'
  if (!isActiveConnected && !isTargetConnected) return 'prefer'
  if (isConfirmed || embedded.includes(chainNamespace)) return 'SwitchNetwork'
  return isActiveConnected && !isTargetConnected ? 'SwitchActiveChain' : 'SwitchNetwork'
}
