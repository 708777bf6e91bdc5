import type { Decoder } from '../core/decode.js'
import { NodeFailure, unreadable } from './node-failure.js'

/** A call with the number its answer must have. */
export interface NumberedCall {
  readonly jsonrpc: '2.0'
  readonly id: number
  readonly method: string
  /** A list, or for some methods an object (JSON-RPC 2.0, 4.2). */
  readonly params: unknown
}

/** A JSON-RPC error that a node answers with (JSON-RPC 2.0, 5.1). */
export interface RpcErrorAnswer {
  readonly code: number
  /** As the node has it: shorten it before it is shown. */
  readonly message: string
  readonly data?: unknown
}

/** What a node says to one call. */
export type Answer = { readonly result: unknown } | { readonly error: RpcErrorAnswer }

/** A hex quantity: every amount and number a node gives. Anything else, such as `''` or `[]`, is not taken for zero. */
export const quantity: Decoder<bigint> = (input) =>
  typeof input === 'string' && /^0x[\da-f]{1,64}$/i.test(input) ? BigInt(input) : undefined

/**
 * The answers to a batch by the number of their call: the order is the node's own affair. Of two answers to one call none
 * is used, and one that is missing is missing for its call alone. Throws a `NodeFailure` for what is no list.
 */
export function readAnswers(data: unknown): ReadonlyMap<number, Answer> {
  if (!Array.isArray(data)) throw unreadable('to a batch is not a list', { isAboutBatch: true })
  const answers = new Map<number, Answer>()
  const seen = new Set<unknown>()
  for (const item of data) {
    const { id } = Object(item) as { id?: unknown }
    const answer = decodeAnswer(item)
    if (seen.has(id)) answers.delete(id as number)
    else if (answer && typeof id === 'number') answers.set(id, answer)
    seen.add(id)
  }
  return answers
}

/** The answer to one call. A refusal may leave the number out. Throws a `NodeFailure` for anything else. */
export function readAnswer(data: unknown, id: number): Answer {
  const answer = decodeAnswer(data)
  const found = (Object(data) as { id?: unknown }).id
  if (!answer || (found !== id && !('error' in answer && found == null))) throw unreadable('cannot be read')
  return answer
}

/** JSON-RPC errors that say more of the node than of the call: limits, an inner failure, a method it does not have. */
const nodeTrouble: readonly number[] = [-1, 429, -32005, -32007, -32601, -32603]

/** The result of an answer. Throws a `NodeFailure` with what the node says where there is none. */
export function resultOf(answer: Answer): unknown {
  if ('result' in answer) return answer.result
  const { code, message } = answer.error
  // What a node says is shown on screen: it is kept short.
  throw new NodeFailure(message.slice(0, 200), { mayPass: isNodeTrouble(answer) && code !== -32601 })
}

/** Whether an answer is an error that says more of the node than of the call: another node may do better. */
export function isNodeTrouble(answer: Answer): boolean {
  return 'error' in answer && nodeTrouble.includes(answer.error.code)
}

function decodeAnswer(input: unknown): Answer | undefined {
  if (typeof input !== 'object' || input === null) return undefined
  const { result, error } = input as { result?: unknown; error?: unknown }
  if (error == null) return result === undefined ? undefined : { result }
  const { code, message, data } = Object(error) as { code?: unknown; message?: unknown; data?: unknown }
  if (typeof code !== 'number') return undefined
  const text = typeof message === 'string' ? message : `error ${code}`
  return { error: { code, message: text, ...(data !== undefined && { data }) } }
}
