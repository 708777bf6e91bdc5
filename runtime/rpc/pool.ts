import { deadline } from '../core/deadline.js'
import { isFresh } from '../core/fresh.js'
import type { Network } from '../core/network.js'
import type { ChainQuestion } from './chain-question.js'
import { NodeFailure } from './node-failure.js'
import { type NodeUrl, nodeUrl } from './node-url.js'
import { createRanking } from './ranking.js'
import type { RpcHost } from './rpc-host.js'
import { rpcRules } from './rules.data.js'
import { createScores, type Sample } from './scores.js'
import { createSender, type Sender } from './sender.js'

/** One node of a network. */
export interface PoolNode extends Sender, Pick<NodeUrl, 'url' | 'host'> {
  /** Set once it answered for another chain: it is not asked again as long as the page lives. */
  wrong(): NodeFailure | undefined
  /** Takes note of what it failed with: a node of another chain is dropped, any other rests. */
  fault(failure: NodeFailure): void
  /** It was slower than another node: it is asked last for a while. */
  rest(): void
  isResting(): boolean
}

/** The nodes of one network. */
export interface Pool {
  readonly nodes: readonly PoolNode[]
  /** The nodes to ask, best first. Those of the host come before the proxy, those that rest after all others. */
  order(): readonly PoolNode[]
  /** The node that `keep` was last called with, unless it has failed since. */
  kept(): PoolNode | undefined
  /** Goes on with this node for what is passed on. */
  keep(node: PoolNode): void
  /** Ranks the nodes until `signal` aborts, or there was no read for a while. */
  follow(signal: AbortSignal): void
}

/** Makes the pool of a network. Nothing is contacted. */
export function createPool(host: RpcHost, question: ChainQuestion, network: Network): Pool {
  const { clock, log } = host
  const { intervalMs: _, timeoutMs } = rpcRules.ranking
  const [, reference = ''] = network.caipNetworkId.split(':')
  const scores = createScores()
  const members = network.rpcUrls.map((url, index) => {
    const at = nodeUrl(url)
    const sender = createSender(host, at, question, reference)
    let wrong: NodeFailure | undefined
    let restsSince: number | undefined
    const node: PoolNode = {
      ...sender,
      url,
      host: at.host,
      wrong: () => wrong,
      isResting: () => isFresh(restsSince, clock.now(), rpcRules.restMs),
      rest() {
        restsSince = clock.now()
      },
      fault(failure) {
        node.rest()
        if (failure.facts.wrongChain === undefined || wrong) return
        wrong = failure
        log(
          'warn',
          `${at.host} answers for chain ${failure.facts.wrongChain}, not for ${network.name}: it is not asked.`,
        )
      },
    }
    const place = () => [Number(node.isResting()), Number(at.isProxied), -scores.of(index), index]
    return { node, place }
  })

  async function sampleOne(node: PoolNode, signal: AbortSignal): Promise<Sample> {
    const from = clock.now()
    const isGood = await deadline({ clock, ms: timeoutMs, name: node.host, signal }, node.ping).then(
      () => true,
      (cause: unknown) => {
        if (cause instanceof NodeFailure) node.fault(cause)
        return false
      },
    )
    // What a clock that jumps makes of it is no time a node took.
    return { ms: Math.min(Math.max(0, clock.now() - from), timeoutMs), isGood }
  }

  const ranking = createRanking(host, async (signal) => {
    const lost: Sample = { ms: timeoutMs, isGood: false }
    const round = await Promise.all(members.map(({ node }) => (node.wrong() ? lost : sampleOne(node, signal))))
    if (!signal.aborted) scores.add(round)
  })

  let kept: PoolNode | undefined

  return {
    nodes: members.map(({ node }) => node),
    order() {
      const placed = members.filter(({ node }) => !node.wrong()).map(({ node, place }) => ({ node, place: place() }))
      return placed.sort((a, b) => compare(a.place, b.place)).map(({ node }) => node)
    },
    kept: () => (kept?.wrong() || kept?.isResting() ? undefined : kept),
    keep(node) {
      kept = node
    },
    follow(signal) {
      // A node alone has no rank.
      if (members.filter(({ node }) => !node.wrong()).length > 1) ranking.follow(signal)
    },
  }
}

function compare(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((value, index) => value !== other[index])
  return (one[at] ?? 0) - (other[at] ?? 0)
}
