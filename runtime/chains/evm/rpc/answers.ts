import type { Decoder } from '../../../core/decode.js'
import { NodeFailure, unreadable } from './node-failure.js'

/** A call with the number its answer must have. */
export interface NumberedCall {
  readonly jsonrpc: '2.0'
  readonly id: number
  readonly method: string
  readonly params: readonly unknown[]
}

/** What a node says to one call. */
export type Answer = { readonly result: unknown } | { readonly error: { readonly code: number; readonly text: string } }

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
  const { code, text } = answer.error
  throw new NodeFailure(text, { mayPass: nodeTrouble.includes(code) && code !== -32601 })
}

function decodeAnswer(data: unknown): Answer | undefined {
  if (typeof data !== 'object' || data === null) return undefined
  const { result, error } = data as { result?: unknown; error?: unknown }
  if (error == null) return result === undefined ? undefined : { result }
  const { code, message } = Object(error) as { code?: unknown; message?: unknown }
  if (typeof code !== 'number') return undefined
  // What a node says is shown to people: it is kept short.
  return { error: { code, text: typeof message === 'string' ? message.slice(0, 200) : `error ${code}` } }
}
