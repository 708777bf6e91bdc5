import type { CaipNetworkId } from './caip.js'
import { ModalError } from './error.js'
import { chains } from './features.js'
import type { ChainManifest, KnownNetwork, NetworkProblem } from './network-info.js'
import type { CaipNetwork } from './parse-caip.js'
import { parseCaipNetworkId } from './parse-caip.js'
import { plannedNetworks } from './planned.data.js'

/** A network that this version knows, and whose it is. */
export interface FoundNetwork {
  readonly caipNetworkId: CaipNetworkId
  readonly chain: ChainManifest
  readonly network: KnownNetwork
}

/** The names of all networks that a config may use. */
export function networkNames(): readonly string[] {
  return chains.flatMap(({ networks }) => Object.keys(networks))
}

/**
 * The network of a name or a CAIP-2 id; of several under one id the first by name. `undefined` for what this version does
 * not know.
 */
export function findNetwork(reference: string): FoundNetwork | undefined {
  const manifests: readonly ChainManifest[] = chains
  for (const chain of manifests) {
    const id = (network: KnownNetwork): CaipNetworkId => `${chain.namespace}:${network.id}`
    const entry = Object.entries(chain.networks).find(([name, each]) => name === reference || id(each) === reference)
    if (entry) return { caipNetworkId: id(entry[1]), chain, network: entry[1] }
  }
  return undefined
}

/** Why a name or CAIP-2 id cannot be used in this version, or `undefined`. */
export function networkProblem(reference: string): NetworkProblem | undefined {
  if (reference.includes(':')) return caipProblem(reference)
  const found = findNetwork(reference)
  if (found) return found.chain.problemOf(`${found.network.id}`)
  const planned = Object.entries(plannedNetworks).find(([name]) => name === reference)
  if (planned) return noNamespace(planned[1])
  return { message: 'is not a network that viem/chains exports', fix: 'Use a name that viem/chains exports.' }
}

function caipProblem(reference: string): NetworkProblem | undefined {
  const parsed = parse(reference)
  if ('fix' in parsed) return parsed
  const manifests: readonly ChainManifest[] = chains
  const chain = manifests.find(({ namespace }) => namespace === parsed.chainNamespace)
  return chain ? chain.problemOf(parsed.reference) : noNamespace(parsed.chainNamespace)
}

function parse(reference: string): CaipNetwork | NetworkProblem {
  try {
    return parseCaipNetworkId(reference)
  } catch (error) {
    if (!ModalError.is(error)) throw error
    return { message: error.message, fix: error.fix }
  }
}

function noNamespace(namespace: string): NetworkProblem {
  return { message: `this version of create-modal-kit has no ${namespace} yet`, fix: 'Remove the network.' }
}
