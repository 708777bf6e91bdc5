import { ModalError } from '../../schema/error.js'
import { deadline } from '../core/deadline.js'
import { detailOf } from '../core/errors.js'
import type { Host } from '../core/host.js'
import { readCapped, retryAfter } from '../core/http-answer.js'
import { NodeFailure, unreadable } from './node-failure.js'
import type { NodeUrl } from './node-url.js'
import { rpcRules } from './rules.data.js'

/**
 * Posts JSON to a node and gives the JSON it answers, within ten seconds for everything (SPEC §9) and 10 MiB. Throws a
 * `NodeFailure`, or the reason of the signal when that aborts first.
 */
export async function post(
  { clock, http }: Pick<Host, 'clock' | 'http'>,
  node: NodeUrl,
  body: unknown,
  outer: AbortSignal,
): Promise<unknown> {
  const bounds = { clock, ms: rpcRules.timeoutMs, name: node.host, signal: outer }
  try {
    return await deadline(bounds, async (signal) => {
      const init = { method: 'POST', headers: node.headers, body: JSON.stringify(body), signal }
      const response = await http.fetch(node.href, init)
      const read = await readCapped(response, rpcRules.answerBytes)
      if (!read && response.body) throw unreadable('is too long')
      const data = parse((await read?.text()) ?? '')
      return response.ok || isRefusedCall(response, data) ? data : throwStatus(response, clock.now())
    })
  } catch (cause) {
    outer.throwIfAborted()
    if (cause instanceof NodeFailure) throw cause
    const isLate = ModalError.is(cause) && cause.code === 'flow/timeout'
    const text = isLate ? `no answer within ${rpcRules.timeoutMs / 1_000} seconds` : detailOf(cause)
    throw new NodeFailure(text, { mayPass: true, cause })
  }
}

/** A call that is refused may have both: a status, and a JSON-RPC error that says why. A node in trouble has a status. */
function isRefusedCall({ status }: Response, data: unknown): boolean {
  const { error } = Object(data) as { error?: { code?: unknown } | null }
  return [400, 403, 404, 405].includes(status) && typeof error?.code === 'number'
}

function throwStatus({ status, headers }: Response, now: number): never {
  const mayPass = status === 408 || status === 429 || status >= 500
  // Refused for its form, not for its sender or the rate: nodes refuse batches in many ways.
  const isAboutBatch = ![401, 403, 408, 429, 502, 503, 504].includes(status)
  const waitMs = retryAfter(headers, now)
  throw new NodeFailure(`HTTP status code: ${status}`, { mayPass, isAboutBatch, waitMs })
}

/** The JSON, or `undefined` for what is none: no answer of JSON-RPC is that. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
