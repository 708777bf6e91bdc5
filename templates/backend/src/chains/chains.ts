import { evmAddress, namespaceOf, solanaAddress } from '../caip.js'
import { systemClock } from '../clock.js'
import { Problem } from '../http/problems.js'
import { chainNodes, type NodeParts, type NodeStatus } from './chain-nodes.js'
import type { ChainSettings } from './chain-settings.js'
import { type NodeAnswer, type NodeCall, NodeError } from './upstream.js'

/** One chain that the backend reads. */
export interface Chain {
  readonly settings: ChainSettings
  /** Namespace of the chain: `eip155`. */
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
  throw new Problem('unsupported_chain', { words: { chain: chainId.slice(0, 50), known: known.slice(0, 200) } })
}

/** Makes the chains of the settings readable. Nothing is asked yet. */
export function makeChains(
  settings: readonly ChainSettings[],
  fetch: typeof globalThis.fetch,
  parts: Partial<Omit<NodeParts, 'fetch'>> = {},
): Chains {
  const { signal = new AbortController().signal, now = () => systemClock().now(), onFailure = () => {} } = parts
  const chains = settings.map((each) => makeChain(each, { fetch, signal, now, onFailure }))
  const byId = new Map(chains.map((chain) => [chain.settings.chainId, chain]))
  return { list: () => chains, get: (chainId) => byId.get(chainId) }
}

function makeChain(settings: ChainSettings, parts: NodeParts): Chain {
  const nodes = chainNodes(settings, parts)
  return {
    settings,
    namespace: namespaceOf(settings.chainId),
    forward: nodes.ask,
    check: nodes.check,
    nodes: nodes.status,
    async request(method, params, signal) {
      const answer = await nodes.ask({ id: 1, method, params }, signal)
      if ('error' in answer) throw new NodeError(answer.error.code, answer.error.message, answer.error.data)
      return answer.result
    },
  }
}

/** An account as the tables know it, and the chains that it was asked for on. */
export interface AccountChains {
  /** Lower case on EVM chains. */
  readonly account: string
  readonly namespace: 'eip155' | 'solana'
  readonly chains: readonly Chain[]
}

/**
 * The chains of a request for an account: the one that it names, or every one of the address's namespace. Throws a
 * `Problem` 400 for text that is no address, a chain that is not served, and an address of another namespace than the
 * chain.
 */
export function accountChains(chains: Chains, address: string, chainId: string | undefined): AccountChains {
  const namespace = familyOf(address)
  const account = namespace === 'eip155' ? address.toLowerCase() : address
  if (chainId === undefined) {
    return { account, namespace, chains: chains.list().filter((chain) => chain.namespace === namespace) }
  }
  const chain = needChain(chains, chainId)
  if (chain.namespace !== namespace) {
    throw new Problem('address_mismatch', { words: { chain: chainId } })
  }
  return { account, namespace, chains: [chain] }
}

function familyOf(address: string): AccountChains['namespace'] {
  if (evmAddress.safeParse(address).success) return 'eip155'
  if (solanaAddress.safeParse(address).success) return 'solana'
  throw new Problem('invalid_address')
}
