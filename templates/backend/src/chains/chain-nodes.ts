import { withDeadline } from '../clock.js'
import type { ChainSettings } from './chain-settings.js'
import { readChainId } from './read-chain-id.js'
import { askNode, type NodeAnswer, type NodeCall, UPSTREAM_MS, UpstreamError } from './upstream.js'

/** Which chain a node is on is asked again after this time, in ms. */
const VERIFIED_MS = 10 * 60_000
/** A node that failed is asked last for this time, in ms. */
const REST_MS = 30_000
/** A node may take this long while there is another one to ask, in ms. */
const IMPATIENT_MS = 4_000

/** What is known of a node, without its address. `wrong-chain`: it said another chain id, and is not asked. */
export interface NodeStatus {
  /** Its place in the settings, from 1. */
  readonly node: number
  readonly state: 'unknown' | 'ok' | 'failing' | 'wrong-chain'
}

/** What the nodes of a chain work with. */
export interface NodeParts {
  readonly fetch: typeof globalThis.fetch
  /** Aborted when the backend stops. */
  readonly signal: AbortSignal
  now(): number
  /** Called for every answer that did not come as it should. */
  onFailure(chainId: string, node: number, cause: unknown): void
}

/** The nodes of one chain, asked in turn. */
export interface ChainNodes {
  /** Throws an `UpstreamError` when none answers as it should, or the signal's reason. */
  ask(call: NodeCall, signal?: AbortSignal): Promise<NodeAnswer>
  /** Asks every node, that was not asked in the last ten minutes, which chain it is on. Never rejects. */
  check(): Promise<void>
  status(): readonly NodeStatus[]
}

interface Node {
  readonly number: number
  readonly url: string
  state: NodeStatus['state']
  verifiedAt: number
  restsUntil: number
  verifying: Promise<void> | undefined
}

/** Makes the nodes of a chain. Nothing is asked yet. */
export function chainNodes({ chainId, rpcUrls }: ChainSettings, parts: NodeParts): ChainNodes {
  const nodes = rpcUrls.map(
    (url, index): Node => ({
      number: index + 1,
      url,
      state: 'unknown',
      verifiedAt: Number.NEGATIVE_INFINITY,
      restsUntil: 0,
      verifying: undefined,
    }),
  )

  function ask(call: NodeCall, signal?: AbortSignal): Promise<NodeAnswer> {
    return withDeadline(UPSTREAM_MS, [parts.signal, signal], (whole) => askInTurn(call, whole, signal))
  }

  async function askInTurn(call: NodeCall, whole: AbortSignal, signal?: AbortSignal): Promise<NodeAnswer> {
    const failures: unknown[] = []
    const inTurn = [...nodes].sort((a, b) => Number(isResting(a)) - Number(isResting(b)) || a.number - b.number)
    for (const [index, node] of inTurn.entries()) {
      try {
        return await askOne(node, call, { whole, isLast: index === inTurn.length - 1 })
      } catch (cause) {
        signal?.throwIfAborted()
        parts.signal.throwIfAborted()
        failures.push(cause)
        fail(node, cause)
        if (whole.aborted) break
      }
    }
    throw new UpstreamError(`No node of ${chainId} answers`, { cause: new AggregateError(failures) })
  }

  async function askOne(node: Node, call: NodeCall, { whole, isLast }: { whole: AbortSignal; isLast: boolean }) {
    await verify(node)
    const answer = await withDeadline(isLast ? UPSTREAM_MS : IMPATIENT_MS, [whole], (signal) =>
      askNode(node.url, call, { fetch: parts.fetch, signal }),
    )
    node.state = 'ok'
    node.restsUntil = 0
    return answer
  }

  /** Requests that come together wait for one answer. */
  async function verify(node: Node, isDue = parts.now() - node.verifiedAt >= VERIFIED_MS): Promise<void> {
    if (isDue) {
      node.verifying ??= identify(node).finally(() => {
        node.verifying = undefined
      })
      await node.verifying
    }
    if (node.state === 'wrong-chain') throw new UpstreamError(`Node ${node.number} is on another chain`)
  }

  async function identify(node: Node): Promise<void> {
    const identity = await readChainId(node.url, chainId, parts)
    node.verifiedAt = parts.now()
    if (typeof identity === 'object') {
      node.state = 'wrong-chain'
      parts.onFailure(chainId, node.number, new UpstreamError(`It is on chain ${identity.wrong}`))
    } else {
      node.state = 'ok'
    }
  }

  function isResting(node: Node): boolean {
    return node.state === 'wrong-chain' || parts.now() < node.restsUntil
  }

  function fail(node: Node, cause: unknown): void {
    if (node.state === 'wrong-chain') return
    node.state = 'failing'
    node.restsUntil = parts.now() + REST_MS
    parts.onFailure(chainId, node.number, cause)
  }

  async function check(): Promise<void> {
    const ask = (node: Node) => verify(node, node.state === 'failing' ? true : undefined)
    await Promise.all(nodes.map((node) => ask(node).catch((cause) => fail(node, cause))))
  }

  return { ask, check, status: () => nodes.map(({ number, state }) => ({ node: number, state })) }
}
