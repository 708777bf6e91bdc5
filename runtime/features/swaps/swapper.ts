import type { Kit } from '../../contract/kit.js'
import { accountKey } from '../../core/account-key.js'
import type { Network } from '../../core/network.js'
import { isSupported } from '../../core/supported.js'
import { type NetworkRouters, type SwapOptions, swapToken } from './contract.js'
import { routers } from './routers.data.js'

/** Who swaps, where, and through what. */
export interface Swapper {
  readonly address: string
  readonly network: Network
  readonly routers: NetworkRouters
  /** Account and network; another key is another swapper. */
  readonly key: string
}

/** The active account on its network; `undefined` where none is connected, or no router of the network is known. */
export function swapperOf(kit: Pick<Kit, 'session' | 'network' | 'options'>): Swapper | undefined {
  const live = kit.session.account()
  const network = live && kit.network(live.caipNetworkId)
  const known = network && routersOf(network, kit.options(swapToken))
  if (!live || !network || !known) return undefined
  return { address: live.address, network, routers: known, key: accountKey(network.caipNetworkId, live.address) }
}

/** The routers that a swap on a network may go to: those of the config before the published ones. */
export function routersOf(
  { caipNetworkId, chainNamespace }: Network,
  options: SwapOptions | undefined,
): NetworkRouters | undefined {
  if (!isSupported('swaps', chainNamespace)) return undefined
  return options?.swap?.routers?.[caipNetworkId] ?? routers[caipNetworkId]
}
