import { z } from 'zod'
import { chainsError } from './errors.js'

/** One call: method and parameters of JSON-RPC. */
export type Call = readonly [method: string, ...params: unknown[]]

/** Sends calls to one chain as a batch, in this order, and gives their results. */
export type AskChain = (calls: readonly Call[]) => Promise<readonly unknown[]>

const answers = z.array(
  z.object({ id: z.number(), result: z.unknown(), error: z.object({ message: z.string() }).optional() }),
)

/** How long a batch may take, in ms. */
const DEADLINE_MS = 30_000

/**
 * Makes the function that talks to the chain at `url`. It rejects with `chains/no-answer` when the chain is gone, late
 * or answers anything but results, naming the first call that failed; and with the signal's reason.
 */
export function askChain(url: string, signal: AbortSignal): AskChain {
  return async (calls) => {
    const [first] = calls
    if (first === undefined) return []
    const body = calls.map(([method, ...params], id) => ({ jsonrpc: '2.0', id, method, params }))
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
        signal: AbortSignal.any([signal, AbortSignal.timeout(DEADLINE_MS)]),
      })
      const byId = new Map(answers.parse(await response.json()).map((answer) => [answer.id, answer]))
      return calls.map(([method], id) => {
        const answer = byId.get(id)
        if (answer === undefined) throw new Error(`no answer to ${method}`)
        if (answer.error !== undefined) throw new Error(`${method}: ${answer.error.message}`)
        return answer.result
      })
    } catch (cause) {
      signal.throwIfAborted()
      const reason = cause instanceof Error ? cause.message : String(cause)
      throw chainsError('chains/no-answer', { url, reason }, cause)
    }
  }
}
