import { ModalError } from './error.js'
import type { NetworkInfo } from './network-info.js'
import { networks } from './networks.js'
import type { CaipNetwork } from './parse-caip.js'
import { parseCaipNetworkId } from './parse-caip.js'
import { plannedNetworks } from './planned.data.js'

/** What is wrong with a network, and what to write. */
export interface NetworkProblem {
  readonly message: string
  readonly fix: string
}

/** The network of a viem export name or an eip155 CAIP-2 id; `undefined` when `networkProblem` has something to say. */
export function findNetwork(reference: string): NetworkInfo | undefined {
  if (!reference.includes(':')) return networkNamed(reference)
  const id = /^eip155:([1-9]\d*)$/.exec(reference)?.[1]
  return id === undefined ? undefined : networkOf(Number(id))
}

/** The network of an eip155 chain id, if viem knows one; of several the first by name. */
export function networkOf(id: number): NetworkInfo | undefined {
  return Object.values(networks).find((network) => network.id === id)
}

/** Why a name or CAIP-2 id cannot be used in this version, or `undefined`. */
export function networkProblem(reference: string): NetworkProblem | undefined {
  const planned = Object.entries(plannedNetworks).find(([name]) => name === reference)
  if (planned) return noFamily(planned[1])
  return reference.includes(':') ? caipProblem(reference) : nameProblem(reference)
}

/** Why a number is no eip155 chain id, or `undefined` (SPEC §5). */
export function chainIdProblem(id: number): NetworkProblem | undefined {
  if (Number.isInteger(id) && id > 0 && id < 0x80000000) return undefined
  return { message: 'Invalid chainId', fix: 'Use an id from 1 to 2147483647.' }
}

function nameProblem(name: string): NetworkProblem | undefined {
  const network = networkNamed(name)
  if (network) return chainIdProblem(network.id)
  return { message: 'is not a network that viem/chains exports', fix: 'Use a name that viem/chains exports.' }
}

function caipProblem(reference: string): NetworkProblem | undefined {
  const parsed = parse(reference)
  if ('fix' in parsed) return parsed
  if (parsed.chainNamespace !== 'eip155') return noFamily(parsed.chainNamespace)
  const id = /^[1-9]\d*$/.test(parsed.reference) ? Number(parsed.reference) : Number.NaN
  const problem = chainIdProblem(id)
  if (problem || networkOf(id)) return problem
  return {
    message: 'is not a chain that viem/chains knows',
    fix: 'Write the chain as an object: { id, name, nativeCurrency, rpcUrls }.',
  }
}

function parse(reference: string): CaipNetwork | NetworkProblem {
  try {
    return parseCaipNetworkId(reference)
  } catch (error) {
    if (!ModalError.is(error)) throw error
    return { message: error.message, fix: error.fix }
  }
}

function networkNamed(name: string): NetworkInfo | undefined {
  return Object.entries(networks).find(([each]) => each === name)?.[1]
}

function noFamily(family: string): NetworkProblem {
  return { message: `this version of create-modal-kit has no ${family} yet`, fix: 'Remove the network.' }
}
