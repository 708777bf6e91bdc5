import type { CaipNetworkId, Namespace } from './caip.js'
import { ModalError } from './error.js'
import type { ChainManifest, KnownNetwork, NetworkProblem } from './network-info.js'
import type { CaipNetwork } from './parse-caip.js'
import { parseCaipNetworkId } from './parse-caip.js'
import { plannedNetworks } from './planned.data.js'
import { chains } from './registry.js'

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
 * The network of a name or a CAIP-2 id, also one of old; of several under one id the first by name. `undefined` for what this version does
 * not know.
 */
export function findNetwork(reference: string): FoundNetwork | undefined {
  const manifests: readonly ChainManifest[] = chains
  for (const chain of manifests) {
    const idOf = (id: number | string): CaipNetworkId => `${chain.namespace}:${id}`
    const ids = ({ id, formerId }: KnownNetwork): readonly string[] => [idOf(id), ...(formerId ? [idOf(formerId)] : [])]
    const entry = Object.entries(chain.networks).find(
      ([name, each]) => name === reference || ids(each).includes(reference),
    )
    if (entry) return { caipNetworkId: idOf(entry[1].id), chain, network: entry[1] }
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
  return {
    message: 'is not a network that this version knows',
    fix: "Use a name that viem/chains exports, 'solana', 'solanaDevnet', 'solanaTestnet', or a CAIP-2 id.",
  }
}

function caipProblem(reference: string): NetworkProblem | undefined {
  const parsed = parse(reference)
  if ('fix' in parsed) return parsed
  const manifests: readonly ChainManifest[] = chains
  if (findNetwork(reference)) return undefined
  const chain = manifests.find(({ namespace }) => namespace === parsed.chainNamespace)
  return chain ? chain.problemOf(parsed.reference) : noNamespace(parsed.chainNamespace)
}

/** Why a network that the config describes itself cannot be one of its namespace, or `undefined`. */
export function objectProblem(namespace: Namespace, id: number | string): NetworkProblem | undefined {
  const manifests: readonly ChainManifest[] = chains
  const chain = manifests.find((each) => each.namespace === namespace)
  return chain ? chain.idProblem(id) : noNamespace(namespace)
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
