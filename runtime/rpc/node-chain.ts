import { isFresh } from '../core/fresh.js'
import type { Clock } from '../core/host.js'
import { type Answer, quantity, resultOf } from './answers.js'
import { NodeFailure, unreadable } from './node-failure.js'
import { rpcRules } from './rules.data.js'

/** Which chain a node says it serves. */
export interface NodeChain {
  /** It has said so lately; else the next request asks again. */
  isKnown(): boolean
  /** Takes what it says. Throws a `NodeFailure` with `wrongChain` for another chain, and for what names none. */
  hear(answer: Answer | undefined): void
}

/** Makes the memory of a node's chain. `id` is the one it must serve. */
export function createNodeChain(clock: Clock, id: number): NodeChain {
  let heardAt: number | undefined
  return {
    isKnown: () => isFresh(heardAt, clock.now(), rpcRules.checkMs),
    hear(answer) {
      if (!answer) throw unreadable('has no chain id', { mayPass: true })
      const found = quantity(resultOf(answer))
      if (found === undefined) throw unreadable('has no chain id')
      const wrongChain = Number(found)
      if (wrongChain !== id) throw new NodeFailure(`it serves chain ${wrongChain}`, { wrongChain })
      heardAt = clock.now()
    },
  }
}
