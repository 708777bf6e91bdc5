import { z } from 'zod'
import type { NodeCall } from '../chains/upstream.js'
import { invalidInput } from '../http/input.js'
import { Problem } from '../http/problems.js'

/** Most calls of one batch. */
const MOST_CALLS = 100

/** Codes of JSON-RPC 2.0. */
const INVALID_REQUEST = -32600
/** JSON-RPC 2.0: the method is not served. */
export const METHOD_NOT_FOUND = -32601
/** JSON-RPC 2.0: the parameters are not what the method takes. */
export const INVALID_PARAMS = -32602
/** JSON-RPC 2.0: the server could not answer. */
export const INTERNAL_ERROR = -32603

/** A call, or what is wrong with it: `id` is the call's where it has one that can be sent back. */
export type ReadCall =
  | { readonly call: NodeCall }
  | { readonly id: string | number | null; readonly code: number; readonly problem: Problem }

/** What came: one call, or several that are answered as a list. */
export type ReadCalls = { readonly isBatch: boolean; readonly calls: readonly ReadCall[] }

const id = z.union([z.string().max(200), z.int()])
const call = z.object({
  jsonrpc: z.literal('2.0').optional(),
  id,
  method: z.string().min(1).max(100),
  params: z.union([z.array(z.unknown()), z.record(z.string(), z.unknown())]).default([]),
})

/**
 * Decodes a JSON-RPC 2.0 body. A wrong call inside a batch is answered in its place. Throws the problems `invalid_input`
 * for an empty batch and `batch_too_long` for more than 100 calls.
 */
export function readCalls(body: unknown): ReadCalls {
  if (!Array.isArray(body)) return { isBatch: false, calls: [readCall(body)] }
  if (body.length === 0) throw invalidInput('The batch is empty.')
  if (body.length > MOST_CALLS) throw new Problem('batch_too_long', { words: { calls: MOST_CALLS } })
  return { isBatch: true, calls: body.map(readCall) }
}

function readCall(input: unknown): ReadCall {
  const read = call.safeParse(input)
  if (!read.success) {
    const found = z.object({ id }).safeParse(input)
    return {
      id: found.success ? found.data.id : null,
      code: INVALID_REQUEST,
      problem: invalidInput('Not a JSON-RPC 2.0 request with id (text or whole number), method and params'),
    }
  }
  const { id: callId, method, params } = read.data
  // Numbers that JavaScript can't hold would reach the node as other numbers.
  if (!isExact(params)) {
    return { id: callId, code: INVALID_PARAMS, problem: invalidInput('A number is too large: send it as text') }
  }
  return { call: { id: callId, method, params } }
}

function isExact(value: unknown): boolean {
  if (typeof value === 'number')
    return Number.isFinite(value) && (!Number.isInteger(value) || Number.isSafeInteger(value))
  if (typeof value !== 'object' || value === null) return true
  return Object.values(value).every(isExact)
}
