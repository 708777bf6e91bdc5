import { features } from '../../../schema/features.js'
import { networks } from '../../../schema/networks.js'
import { plannedFlags, plannedNetworks } from '../../../schema/planned.data.js'
import { nearest, suggest } from '../../suggest.js'
import { initError } from './errors.js'

/** Throws unless every name is a network this version knows, by viem's export name or CAIP-2 id. */
export function checkNetworks(names: readonly string[]): void {
  if (names.length === 0) throw initError('init/no-networks')
  const ids = new Set(Object.values(networks).map((network) => `eip155:${network.id}`))
  for (const name of names) {
    if (Object.hasOwn(networks, name) || ids.has(name)) continue
    if (Object.hasOwn(plannedNetworks, name)) throw initError('init/network-not-built', { name })
    throw initError('init/unknown-network', { name, suggestion: suggestNetwork(name) })
  }
}

/** Throws unless every name is a feature this version has built, by its own name or the name of one of its flags. */
export function checkFeatures(names: readonly string[]): void {
  const built = builtFeatures()
  for (const name of names) {
    if (built.includes(name)) continue
    if (Object.hasOwn(plannedFlags, name)) throw initError('init/feature-not-built', { name, built: built.join(', ') })
    throw initError('init/unknown-feature', { name, suggestion: suggest(name, built) })
  }
}

function builtFeatures(): readonly string[] {
  return features.flatMap((manifest) => [manifest.id, ...Object.keys(manifest.flags)])
}

/** All networks are too many to list: without a near one the usual ones have to do. */
function suggestNetwork(name: string): string {
  return nearest(name, Object.keys(networks)) ?? 'mainnet, polygon or base'
}
