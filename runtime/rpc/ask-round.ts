import { coreError } from '../core/errors.js'
import type { Clock } from '../core/host.js'
import { NodeFailure } from './node-failure.js'
import type { PoolNode } from './pool.js'
import { rpcRules } from './rules.data.js'

/** The result of asking every node once: a value and its node, or why there is none. */
export type Round<T> = { readonly value: T; readonly node: PoolNode } | { readonly failures: readonly NodeFailure[] }

/**
 * Asks nodes in their order, the next one when the one before has failed or kept us waiting for two seconds. The first
 * answer wins, and the others are left; `ask` throws a `NodeFailure` for what is none. Rejects with the reason of `outer`,
 * or with whatever else `ask` throws.
 */
export async function askRound<T>(
  clock: Clock,
  nodes: readonly PoolNode[],
  ask: (node: PoolNode, signal: AbortSignal) => Promise<T>,
  outer: AbortSignal,
): Promise<Round<T>> {
  const done = new AbortController()
  const signal = AbortSignal.any([outer, done.signal])
  const asked: Promise<{ readonly value: T; readonly node: PoolNode; readonly place: number }>[] = []
  for (const [place, node] of nodes.entries()) {
    const turn = turnAfter(asked.at(-1), clock, signal)
    const answer = turn
      .then(() => ask(node, signal))
      .catch((cause: unknown) => {
        if (cause instanceof NodeFailure) node.fault(cause)
        throw cause
      })
    asked.push(answer.then((value) => ({ value, node, place })))
  }
  try {
    const { value, node, place } = await Promise.any(asked)
    outer.throwIfAborted()
    // Those before it have failed or were too slow.
    for (const slower of nodes.slice(0, place)) slower.rest()
    return { value, node }
  } catch (cause) {
    outer.throwIfAborted()
    const { errors: causes } = cause as AggregateError
    const failures = causes.filter((each) => each instanceof NodeFailure)
    // Without nodes there is no cause at all; a decoder that throws is no failure of a node.
    if (failures.length < causes.length) throw causes.find((each) => !(each instanceof NodeFailure))
    return { failures }
  } finally {
    done.abort()
  }
}

/** Resolves when the node before has failed or keeps us waiting; rejects when it was good. */
async function turnAfter(before: Promise<unknown> | undefined, clock: Clock, signal: AbortSignal): Promise<void> {
  if (!before) return
  const failed = before.then(
    () => Promise.reject(coreError('flow/cancelled')),
    () => {},
  )
  await Promise.race([clock.sleep(rpcRules.hedgeMs, signal), failed])
  signal.throwIfAborted()
}
