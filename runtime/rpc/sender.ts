import { type Answer, type NumberedCall, readAnswer, readAnswers } from './answers.js'
import type { ChainQuestion } from './chain-question.js'
import { createNodeChain } from './node-chain.js'
import { NodeFailure, unreadable } from './node-failure.js'
import type { NodeUrl } from './node-url.js'
import { post } from './post.js'
import { createRequestCap } from './request-cap.js'
import type { RpcHost } from './rpc-host.js'

/** A call before it has a number. */
export type Call = Pick<NumberedCall, 'method' | 'params'>

/** Asks one node. Everything it throws is a `NodeFailure`, or the reason of the signal. */
export interface Sender {
  /** Asks, in one request with all calls of the same moment (SPEC §9: batches wait 0 ms). */
  send(call: Call, signal: AbortSignal): Promise<Answer>
  /** Asks which chain it serves, whatever is known of it. */
  ping(signal: AbortSignal): Promise<void>
}

interface Waiting {
  readonly call: NumberedCall
  readonly signal: AbortSignal
  resolve(answer: Answer): void
  reject(cause: unknown): void
}

/**
 * Makes the sender of a node of the chain with that reference (CAIP-2). No answer is given unless the same request, or one of the last four
 * seconds, named that chain. viem's own batches give the answers out by their place in the list, so that a missing one
 * would shift all others; these are told apart by number.
 */
export function createSender(host: RpcHost, node: NodeUrl, question: ChainQuestion, reference: string): Sender {
  const chain = createNodeChain(host.clock, question, reference)
  const count = createRequestCap(host, node.host)
  let queue: Waiting[] = []
  let number = 0
  let takesBatches = true
  /** A list ended in a failure that may pass: at the next try its calls are asked one by one. */
  let isInDoubt = false

  const numbered = ({ method, params }: Call): NumberedCall => ({ jsonrpc: '2.0', id: ++number, method, params })
  const request = (body: NumberedCall | readonly NumberedCall[], signal: AbortSignal) => {
    count()
    return post(host, node, body, signal)
  }
  const askOne = async (call: NumberedCall, signal: AbortSignal) => readAnswer(await request(call, signal), call.id)
  const whichChain = () => numbered({ method: question.method, params: [] })

  /** All in one request; `undefined` where the node may take no lists. */
  async function askBatch(calls: readonly NumberedCall[], signal: AbortSignal) {
    try {
      return readAnswers(await request(calls, signal))
    } catch (cause) {
      const { isAboutBatch, mayPass } = cause instanceof NodeFailure ? cause.facts : {}
      // A node in trouble is not asked a second time in the same try.
      isInDoubt = isAboutBatch === true && mayPass === true
      if (isAboutBatch && !mayPass) return undefined
      throw cause
    }
  }

  async function askAll(
    calls: readonly NumberedCall[],
    signal: AbortSignal,
  ): Promise<ReadonlyMap<number, Answer | NodeFailure>> {
    const mayBatch = takesBatches && !isInDoubt
    const check = chain.isKnown() && !isInDoubt ? undefined : whichChain()
    isInDoubt = false
    const all = check ? [check, ...calls] : calls
    const answers = mayBatch && all.length > 1 ? await askBatch(all, signal) : undefined
    if (answers) {
      if (check) chain.hear(answers.get(check.id))
      return answers
    }
    // One by one, and the chain before the rest: nothing else ties the answers together.
    if (check) chain.hear(await askOne(check, signal))
    const one = async (call: NumberedCall) => [call.id, await askOne(call, signal).catch(asFailure)] as const
    const found = await Promise.all(calls.map(one))
    const isProof = all.length > 1 && found.some(([, answer]) => !(answer instanceof NodeFailure))
    takesBatches = takesBatches && !isProof
    return new Map(found)
  }

  async function flush(): Promise<void> {
    const batch = queue
    queue = []
    const left = new Set(batch.filter(({ signal }) => !signal.aborted))
    if (left.size === 0) return
    const gone = new AbortController()
    const stops = [...left].map((waiting) => {
      const leave = () => {
        left.delete(waiting)
        if (left.size === 0) gone.abort(waiting.signal.reason)
      }
      waiting.signal.addEventListener('abort', leave)
      return () => waiting.signal.removeEventListener('abort', leave)
    })
    try {
      const calls = [...left].map(({ call }) => call)
      const answers = await askAll(calls, gone.signal)
      for (const { call, resolve, reject } of left) {
        const answer = answers.get(call.id)
        if (!answer) reject(unreadable('to a call is missing', { mayPass: true }))
        else if (answer instanceof NodeFailure) reject(answer)
        else resolve(answer)
      }
    } catch (cause) {
      for (const { reject } of left) reject(cause)
    } finally {
      for (const stop of stops) stop()
    }
  }

  return {
    send(call, signal) {
      return new Promise((resolve, reject) => {
        if (signal.aborted) return reject(signal.reason)
        const stop = () => reject(signal.reason)
        signal.addEventListener('abort', stop, { once: true })
        queue.push({
          call: numbered(call),
          signal,
          resolve(answer) {
            signal.removeEventListener('abort', stop)
            resolve(answer)
          },
          reject(cause) {
            signal.removeEventListener('abort', stop)
            reject(cause)
          },
        })
        // One place is left for the question about the chain.
        if (queue.length === node.batchSize - 1) void flush()
        else if (queue.length === 1) queueMicrotask(flush)
      })
    },
    async ping(signal) {
      const check = whichChain()
      chain.hear(await askOne(check, signal))
    },
  }
}

/** What a call failed with on its own: the others of its moment may be well. */
function asFailure(cause: unknown): NodeFailure {
  if (cause instanceof NodeFailure) return cause
  throw cause
}
