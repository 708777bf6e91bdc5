import { z } from 'zod'
import type { Methods } from './method.js'
import { RpcError, rpcCodes } from './rpc-error.js'

const requestSchema = z.object({
  jsonrpc: z.literal('2.0'),
  id: z.union([z.string().max(200), z.number(), z.null()]).optional(),
  method: z.string().max(100),
  params: z.unknown().optional(),
})

/** More calls in a batch are refused, as the RPC proxy of the backend does. */
const MAX_BATCH = 100

/**
 * Answers the text of a request or a batch of them by JSON-RPC 2.0, always with a text and never by throwing.
 * `report` hears of failures that are not the client's. Empty when there was nothing but notifications.
 */
export async function answerText(text: string, methods: Methods, report: (cause: unknown) => void): Promise<string> {
  let input: unknown
  try {
    input = JSON.parse(text)
  } catch {
    return write(failure(null, new RpcError(rpcCodes.parseError, 'Parse error')))
  }
  if (!Array.isArray(input)) return write(await answer(input, methods, report))
  if (input.length === 0 || input.length > MAX_BATCH)
    return write(failure(null, new RpcError(rpcCodes.invalidRequest, `A batch has 1 to ${MAX_BATCH} calls`)))
  const answers: unknown[] = []
  // One after the other: a batch that sends and then asks finds what it sent.
  for (const each of input) answers.push(await answer(each, methods, report))
  const said = answers.filter((each) => each !== undefined)
  return said.length === 0 ? '' : write(said)
}

async function answer(input: unknown, methods: Methods, report: (cause: unknown) => void): Promise<unknown> {
  const request = requestSchema.safeParse(input)
  if (!request.success) return failure(null, new RpcError(rpcCodes.invalidRequest, 'Invalid request'))
  const { id, method, params } = request.data
  try {
    // Only own names: `constructor` is not a method.
    const run = Object.hasOwn(methods, method) ? methods[method] : undefined
    if (run === undefined) throw new RpcError(rpcCodes.methodNotFound, `Method not found: ${method}`)
    const result = await run(params)
    return id === undefined ? undefined : { jsonrpc: '2.0', id, result: result ?? null }
  } catch (cause) {
    if (!(cause instanceof RpcError)) report(cause)
    return id === undefined ? undefined : failure(id, cause)
  }
}

function failure(id: unknown, cause: unknown): unknown {
  if (!(cause instanceof RpcError))
    return { jsonrpc: '2.0', id, error: { code: rpcCodes.internalError, message: 'Internal error' } }
  const { code, message, data } = cause
  return { jsonrpc: '2.0', id, error: { code, message, ...(data === undefined ? {} : { data }) } }
}

/** As text. Whole numbers up to 64 bits are plain numbers on Solana's wire; ours stay below 2^53. */
export function write(value: unknown): string {
  return value === undefined ? '' : JSON.stringify(value, (_, each) => (typeof each === 'bigint' ? Number(each) : each))
}
