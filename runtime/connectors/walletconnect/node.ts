import { deadline } from '../../core/deadline.js'
import { shape, text } from '../../core/decode.js'
import { coreError, detailOf } from '../../core/errors.js'
import type { Host } from '../../core/host.js'

/** SPEC §9: RPC time-out. */
const RPC_MS = 10_000

const failure = /*#__PURE__*/ shape<{ code: number; message: string; data: unknown }>({
  code: (input) => (typeof input === 'number' ? input : undefined),
  message: text,
  data: (input) => input ?? null,
})

/**
 * Asks the nodes of a network one thing (JSON-RPC 2.0), one after the other until one has answered. An error that a node
 * answers with is its answer, and thrown as it is: code, message and data. Throws `rpc/unreachable`.
 */
export async function askNode(
  { clock, http }: Pick<Host, 'clock' | 'http'>,
  network: string,
  urls: readonly string[],
  method: string,
  params: unknown,
): Promise<unknown> {
  let last: unknown = 'no rpcUrls are configured'
  for (const url of urls) {
    const answer = await ask(url).catch((cause: unknown) => {
      last = cause
      return undefined
    })
    if (!answer) continue
    const { code, message, data } = failure(answer['error']) ?? {}
    if (code !== undefined) throw Object.assign(new Error(message), { code, data })
    if ('result' in answer) return answer['result']
    last = 'an answer that is not JSON-RPC'
  }
  throw coreError('rpc/unreachable', { network, detail: detailOf(last) }, last)

  async function ask(url: string): Promise<Record<string, unknown>> {
    const { signal } = new AbortController()
    const answer = await deadline({ clock, ms: RPC_MS, name: network, signal }, async (inner) => {
      const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
      const headers = { 'content-type': 'application/json' }
      const response = await http.fetch(url, { method: 'POST', headers, body, signal: inner })
      if (!response.ok) throw new Error(`HTTP status code: ${response.status}`)
      return (await response.json()) as unknown
    })
    return Object(answer) as Record<string, unknown>
  }
}
