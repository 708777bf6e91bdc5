import { z } from 'zod'

/** Ids of calls: the SDKs send numbers and texts of digits. */
const idSchema = z.union([z.number(), z.string().max(100)])
const requestSchema = z.object({
  id: idSchema,
  jsonrpc: z.literal('2.0'),
  method: z.string().max(100),
  params: z.unknown().optional(),
})
const answerSchema = z
  .object({ id: idSchema, jsonrpc: z.literal('2.0') })
  .and(z.union([z.object({ result: z.unknown() }), z.object({ error: z.unknown() })]))

/** The id of a call. */
export type CallId = z.output<typeof idSchema>

/** What a client sent. */
export type Frame =
  | { readonly kind: 'call'; readonly id: CallId; readonly method: string; readonly params: unknown }
  /** To one of our own calls. */
  | { readonly kind: 'answer'; readonly id: CallId }
  | { readonly kind: 'broken'; readonly code: number; readonly message: string }

/** Reads the text of one frame, whatever it is. */
export function readFrame(text: string): Frame {
  let input: unknown
  try {
    input = JSON.parse(text)
  } catch {
    return { kind: 'broken', code: -32_700, message: 'Parse error' }
  }
  const request = requestSchema.safeParse(input)
  if (request.success) {
    const { id, method, params } = request.data
    return { kind: 'call', id, method, params }
  }
  const answer = answerSchema.safeParse(input)
  if (answer.success) return { kind: 'answer', id: answer.data.id }
  return { kind: 'broken', code: -32_600, message: 'Invalid request' }
}

/** The text of an answer. */
export function writeResult(id: CallId, result: unknown): string {
  return JSON.stringify({ id, jsonrpc: '2.0', result })
}

/** The text of a refusal; `null` where the id could not be read. */
export function writeError(id: CallId | null, code: number, message: string): string {
  return JSON.stringify({ id, jsonrpc: '2.0', error: { code, message } })
}
