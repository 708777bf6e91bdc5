import { isFresh } from '../core/fresh.js'
import type { Clock } from '../core/host.js'
import { type Answer, resultOf } from './answers.js'
import type { ChainQuestion } from './chain-question.js'
import { NodeFailure, unreadable } from './node-failure.js'
import { rpcRules } from './rules.data.js'

/** Which chain a node says it serves. */
export interface NodeChain {
  /** It has said so lately; else the next request asks again. */
  isKnown(): boolean
  /** Takes what it says. Throws a `NodeFailure` with `wrongChain` for another chain, and for what names none. */
  hear(answer: Answer | undefined): void
}

/** Makes the memory of a node's chain. `reference` is that of the one it must serve (CAIP-2). */
export function createNodeChain(clock: Clock, question: ChainQuestion, reference: string): NodeChain {
  let heardAt: number | undefined
  return {
    isKnown: () => isFresh(heardAt, clock.now(), rpcRules.checkMs),
    hear(answer) {
      if (!answer) throw unreadable('has no chain id', { mayPass: true })
      const wrongChain = question.read(resultOf(answer))
      if (wrongChain === undefined) throw unreadable('has no chain id')
      if (wrongChain !== reference) throw new NodeFailure(`it serves chain ${wrongChain}`, { wrongChain })
      heardAt = clock.now()
    },
  }
}
