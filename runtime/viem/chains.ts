import { type Chain, defineChain } from 'viem'
import type { CaipNetworkId } from '../../schema/caip.js'
import type { AnyKit } from '../bridge/any-kit.js'
import type { Network } from '../core/network.js'
import { noNetwork } from './errors.js'
import { chainNumber, currentNetworkId, evmNetworks } from './evm-networks.js'

/** viem's chain object of a wired network, with the nodes and explorers of the config. */
export function chainOf(network: Network): Chain {
  const { caipNetworkId, name, nativeCurrency, rpcUrls, blockExplorers = [], testnet } = network
  const [explorer] = blockExplorers
  return defineChain({
    id: chainNumber(caipNetworkId),
    name,
    nativeCurrency,
    rpcUrls: { default: { http: rpcUrls } },
    ...(explorer && { blockExplorers: { default: explorer } }),
    ...(testnet !== undefined && { testnet }),
  })
}

/** viem's chain objects of the config's EVM networks, in its order. Rejects a wiring without one with 4901. */
export function chainsOf({ wiring }: Pick<AnyKit, 'wiring'>): readonly [Chain, ...Chain[]] {
  const [first, ...rest] = evmNetworks(wiring).map(chainOf)
  if (!first) throw noNetwork('eip155')
  return [first, ...rest]
}

/** The wired network of that id, or the one shown now. Throws 4901 for one the app does not work on. */
export function wiredNetwork(kit: Pick<AnyKit, 'wiring' | 'session' | 'network'>, id?: CaipNetworkId): Network {
  const wanted = id ?? currentNetworkId(kit)
  const network = wanted && kit.network(wanted)
  if (network?.chainNamespace !== 'eip155') throw noNetwork(wanted ?? 'eip155')
  return network
}
