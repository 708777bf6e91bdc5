import type { Clock } from '../core/host.js'
import { type Answer, isNodeTrouble } from './answers.js'
import { askRound } from './ask-round.js'
import { NodeFailure } from './node-failure.js'
import type { Pool } from './pool.js'
import type { Call } from './sender.js'

/** What came of passing a call on: a node's answer, or why there is none. */
export type Passed = { readonly answer: Answer } | { readonly failures: readonly NodeFailure[] }

/** Nodes that one call is sent to, at most. */
const NODES = 2

/**
 * Sends a call to one node, the one that answered last: a filter lives in one node, and a call that changes something must
 * not race with itself. Where none has, the nodes are asked for their chain, as for any read, and the first to answer is
 * taken. A node that fails, or says that it is in trouble itself, makes room for another one, once. Rejects with the reason
 * of `signal`.
 */
export async function passOn(clock: Clock, pool: Pool, call: Call, signal: AbortSignal): Promise<Passed> {
  const failures: NodeFailure[] = []
  let answer: Answer | undefined
  for (let sent = 0; sent < NODES; sent += 1) {
    const round = await chooseNode(clock, pool, signal)
    if ('failures' in round) return answer ? { answer } : round
    const { node } = round
    try {
      answer = await node.send(call, signal)
      if (!isNodeTrouble(answer) || pool.order().length === 1) {
        pool.keep(node)
        return { answer }
      }
      node.rest()
    } catch (cause) {
      if (!(cause instanceof NodeFailure)) throw cause
      node.fault(cause)
      failures.push(cause)
    }
  }
  return answer ? { answer } : { failures }
}

async function chooseNode(clock: Clock, pool: Pool, signal: AbortSignal) {
  const node = pool.kept()
  return node ? { node } : askRound(clock, pool.order(), (each, inner) => each.ping(inner), signal)
}
