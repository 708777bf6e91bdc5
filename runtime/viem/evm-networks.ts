import type { CaipNetworkId } from '../../schema/caip.js'
import type { AnyKit } from '../bridge/any-kit.js'
import { liveOf } from '../bridge/live.js'
import type { Network } from '../core/network.js'

/** The eip155 network that counts: the wallet's, else the one shown, else the first one wired. */
export function currentNetworkId({ session, wiring }: Pick<AnyKit, 'session' | 'wiring'>): CaipNetworkId | undefined {
  const live = liveOf({ session }, 'eip155')
  if (live) return live.account.caipNetworkId
  const { caipNetworkId: shown } = session.state.peek()
  return shown.startsWith('eip155:') ? shown : evmNetworks(wiring)[0]?.caipNetworkId
}

/** The networks of the config that are EVM chains. */
export function evmNetworks({ networks }: AnyKit['wiring']): readonly Network[] {
  return networks.filter(({ chainNamespace }) => chainNamespace === 'eip155')
}

/** The number of an eip155 network: `eip155:137` is 137. */
export function chainNumber(id: CaipNetworkId): number {
  return Number(id.slice('eip155:'.length))
}
