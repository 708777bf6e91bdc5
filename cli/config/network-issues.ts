import type { CaipNetworkId } from '../../schema/caip.js'
import type { Config } from '../../schema/config.js'
import type { NetworkEntry, NetworkReference } from '../../schema/network-entry.js'
import { hasOwnRpc } from '../../schema/network-entry.js'
import { isLoopback } from '../../schema/url.js'
import type { Issue } from './issue.js'
import { chainOf } from './resolve-network.js'
import type { ResolvedNetwork } from './resolved.js'

/** What is wrong between entries of `networks`, and between them and `defaultNetwork`. */
export function networkIssues({ networks, defaultNetwork }: Config): readonly Issue[] {
  const ids = networks.map((entry) => caipIdOf(referenceOf(entry)))
  const twice = ids.flatMap((id, index) => {
    const first = ids.indexOf(id)
    const message = `is ${id}, which networks[${first}] is already`
    return first === index ? [] : [{ keys: ['networks', index], message, fix: 'Remove one of them.' }]
  })
  if (defaultNetwork === undefined || ids.includes(caipIdOf(defaultNetwork))) return twice
  const names = networks
    .map(referenceOf)
    .map((reference) => (typeof reference === 'string' ? reference : reference.name))
  const fix = `Use one of ${names.join(', ')}, or add it to networks.`
  return [...twice, { keys: ['defaultNetwork'], message: 'is not one of networks', fix }]
}

/** Networks whose endpoints work on this machine only, for a build that leaves it. */
export function loopbackIssues({ networks }: Config, resolved: readonly ResolvedNetwork[]): readonly Issue[] {
  const message = 'is asked on this machine only, and --mode production was asked for'
  const fix = 'Give it rpcUrls that your users can reach.'
  return networks.flatMap((entry, index) => {
    const id = caipIdOf(referenceOf(entry))
    const isLocal = resolved.some(({ caipNetworkId, rpcUrls }) => caipNetworkId === id && rpcUrls.some(isLoopback))
    return isLocal ? [{ keys: ['networks', index], message, fix }] : []
  })
}

/** The CAIP-2 id of a network that has been checked. */
export function caipIdOf(reference: NetworkReference): CaipNetworkId {
  return `eip155:${chainOf(reference)?.id}`
}

function referenceOf(entry: NetworkEntry): NetworkReference {
  return hasOwnRpc(entry) ? entry.network : entry
}
