import { z } from 'zod'
import { readCapped } from '../http/read-capped.js'

/** A node answered with a JSON-RPC error: the request's own fault, no other node is asked. */
export class NodeError extends Error {
  override readonly name = 'NodeError'
  readonly code: number
  readonly data: unknown
  constructor(code: number, message: string, data?: unknown) {
    super(message)
    this.code = code
    this.data = data
  }
}

/** No node answered as it should: refused, late, too long, or garbage. */
export class UpstreamError extends Error {
  override readonly name = 'UpstreamError'
}

/** All nodes together may take this long, in ms. */
export const UPSTREAM_MS = 10_000
/** A node may answer this much, in bytes. */
export const UPSTREAM_BYTES = 5 * 1024 * 1024

/** Shorter parts of a URL are words such as `v3`, no keys. */
const SHORTEST_KEY = 12

/** One JSON-RPC 2.0 request. */
export interface NodeCall {
  readonly id: string | number
  readonly method: string
  readonly params: readonly unknown[] | object
}

/** What a node said: `text` is its whole JSON-RPC answer, letter by letter, with the id of the call. */
export type NodeAnswer =
  | { readonly text: string; readonly result: unknown }
  | {
      readonly text: string
      readonly error: { readonly code: number; readonly message: string; readonly data?: unknown }
    }

/** Statuses that say "not now" or "not you", whatever the body says: another node may do better. */
const elsewhere: ReadonlySet<number> = new Set([401, 402, 403, 408, 429, 500, 502, 503, 504])
/** "Limit exceeded" of EIP-1474 and what hosted nodes use for the same. */
const limitCodes: ReadonlySet<number> = new Set([-32005, -32029, -32097, 429])

const error = z.object({ code: z.int(), message: z.string(), data: z.unknown().optional() })
const answer = z.union([
  z.object({ id: z.union([z.string(), z.number(), z.null()]).optional(), error }),
  z.object({ id: z.union([z.string(), z.number()]), result: z.unknown() }).refine((each) => 'result' in each),
])

/**
 * Sends one request to one node. Throws an `UpstreamError`, or what `fetch` throws, when it does not answer as it should:
 * an id that is not the call's, more than `UPSTREAM_BYTES`, no JSON-RPC, or a refusal for reasons of its own.
 */
export async function askNode(
  url: string,
  call: NodeCall,
  { fetch, signal }: { readonly fetch: typeof globalThis.fetch; readonly signal: AbortSignal },
): Promise<NodeAnswer> {
  const response = await fetch(url, {
    method: 'POST',
    redirect: 'error',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', ...call }),
    signal,
  })
  const text = await readCapped(response, UPSTREAM_BYTES, signal)
  const read = answer.safeParse(readJson(text, response.status))
  if (!read.success) throw new UpstreamError(`HTTP ${response.status} without a JSON-RPC answer`)
  if ('result' in read.data) {
    if (read.data.id !== call.id) throw new UpstreamError('The id of the answer is not the id of the request')
    return { text, result: read.data.result }
  }
  const { code, message, data } = read.data.error
  if (elsewhere.has(response.status) || limitCodes.has(code))
    throw new UpstreamError(`HTTP ${response.status}, code ${code}`)
  if (read.data.id !== call.id && read.data.id !== null && read.data.id !== undefined) {
    throw new UpstreamError('The id of the answer is not the id of the request')
  }
  const clean = { code, message: withoutSecrets(message, url), ...(data === undefined ? {} : { data }) }
  return { text: JSON.stringify({ jsonrpc: '2.0', id: call.id, error: clean }), error: clean }
}

function readJson(text: string, status: number): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new UpstreamError(`HTTP ${status} without JSON`, { cause })
  }
}

/** Takes the keys that a node's URL may carry out of its words: hosted nodes quote them in their errors. */
function withoutSecrets(text: string, url: string): string {
  const { pathname, searchParams, username, password, host } = new URL(url)
  const parts = [...pathname.split('/'), ...searchParams.values(), username, password, host].filter(
    (part) => part.length >= SHORTEST_KEY,
  )
  return parts.reduce((rest, part) => rest.replaceAll(part, '…'), text).slice(0, 2_000)
}
