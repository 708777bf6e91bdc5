import type { Decoder } from '../../../core/decode.js'
import { coreError } from '../../../core/errors.js'
import type { Clock } from '../../../core/host.js'
import { resultOf } from './answers.js'
import { NodeFailure, unreadable } from './node-failure.js'
import type { PoolNode } from './pool.js'
import { rpcRules } from './rules.data.js'
import type { Call } from './sender.js'

/** A call, and what its answer must be. */
export interface Question<T> {
  readonly call: Call
  readonly decode: Decoder<T>
}

/** What came of asking every node once: a value, or why there is none. */
export type Round<T> = { readonly value: T } | { readonly failures: readonly NodeFailure[] }

/**
 * Asks nodes in their order, the next one when the one before has failed or kept us waiting for two seconds. The first
 * answer that can be read wins, and the others are left. Rejects with the reason of `outer`, or what a decoder throws.
 */
export async function askRound<T>(
  clock: Clock,
  nodes: readonly PoolNode[],
  question: Question<T>,
  outer: AbortSignal,
): Promise<Round<T>> {
  const done = new AbortController()
  const signal = AbortSignal.any([outer, done.signal])
  const asked: Promise<{ readonly value: T; readonly place: number }>[] = []
  for (const [place, node] of nodes.entries()) {
    const turn = turnAfter(asked.at(-1), clock, signal)
    asked.push(turn.then(async () => ({ value: await askNode(node, question, signal), place })))
  }
  try {
    const { value, place } = await Promise.any(asked)
    outer.throwIfAborted()
    // Those before it have failed or were too slow.
    for (const node of nodes.slice(0, place)) node.rest()
    return { value }
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

async function askNode<T>(node: PoolNode, { call, decode }: Question<T>, signal: AbortSignal): Promise<T> {
  try {
    const value = decode(resultOf(await node.send(call, signal)))
    if (value !== undefined) return value
    throw unreadable(`to ${call.method} cannot be read`)
  } catch (cause) {
    if (cause instanceof NodeFailure) node.fault(cause)
    throw cause
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
