import { Problem } from '../http/problem.js'
import type { ChainSettings } from './chain-settings.js'
import type { NodeAnswer, NodeCall } from './upstream.js'

/** What is known of a node, without its address. `wrong-chain`: it said another chain id, and is not asked. */
export interface NodeStatus {
  /** Its place in the settings, from 1. */
  readonly node: number
  readonly state: 'unknown' | 'ok' | 'failing' | 'wrong-chain'
}

/** One chain that the backend reads. */
export interface Chain {
  readonly settings: ChainSettings
  /** Family of the chain: `eip155`. */
  readonly namespace: string
  /**
   * Asks the chain's nodes by JSON-RPC, the next one where one fails. Resolves to `result`, undecoded: its reader checks
   * it. Throws a `NodeError` for a JSON-RPC error of a node, an `UpstreamError` when no node answers as it should.
   */
  request(method: string, params: readonly unknown[] | object, signal?: AbortSignal): Promise<unknown>
  /** Like `request`, for a call of a client: gives the node's answer, letter by letter, with the id of the call. */
  forward(call: NodeCall, signal?: AbortSignal): Promise<NodeAnswer>
  /** Asks the nodes which chain they are on: those that fail, or were not asked for ten minutes. Never rejects. */
  check(): Promise<void>
  nodes(): readonly NodeStatus[]
}

/** The chains of the settings. */
export interface Chains {
  list(): readonly Chain[]
  get(chainId: string): Chain | undefined
}

/** The chain of this CAIP-2 id. Throws a `Problem` 400 `unsupported_chain` that lists what there is. */
export function needChain(chains: Chains, chainId: string): Chain {
  const chain = chains.get(chainId)
  if (chain) return chain
  const known = chains
    .list()
    .map(({ settings }) => settings.chainId)
    .join(', ')
  throw new Problem(
    400,
    'unsupported_chain',
    `${chainId.slice(0, 50)} is not served here. Served: ${known.slice(0, 200)}`,
  )
}
