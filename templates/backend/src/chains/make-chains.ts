import { namespaceOf } from '../caip.js'
import { systemClock } from '../clock.js'
import type { Chain, Chains } from './chain.js'
import { chainNodes, type NodeParts } from './chain-nodes.js'
import type { ChainSettings } from './chain-settings.js'
import { NodeError } from './upstream.js'

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
