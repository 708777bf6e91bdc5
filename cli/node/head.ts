import { request as requestPlain } from 'node:http'
import { request as requestSafe } from 'node:https'
import { isIP } from 'node:net'
import type { Head, HeadInit } from '../context.js'

/**
 * Sends a GET with exactly these headers and gives the head of the answer, also that of an upgrade; the connection is
 * closed then. `ws:` and `wss:` addresses are asked as `http:` and `https:`, which they begin as. Rejects as `fetch` does: with the
 * reason in `cause`, or with that of the signal.
 */
export async function head(url: string, { headers, signal }: HeadInit): Promise<Head> {
  signal.throwIfAborted()
  const to = new URL(url.replace(/^ws/i, 'http'))
  const send = to.protocol === 'https:' ? requestSafe : requestPlain
  // Otherwise the certificate would be asked for under the name in the `host` header.
  const name = isIP(to.hostname.replace(/^\[|\]$/g, '')) ? {} : { servername: to.hostname }
  return new Promise((resolve, reject) => {
    const request = send(to, { headers, signal, agent: false, ...name })
    const answer = (answered: { readonly statusCode?: number; readonly rawHeaders: readonly string[] }): void => {
      resolve({ status: answered.statusCode ?? 0, headers: readHeaders(answered.rawHeaders) })
      request.destroy()
    }
    request.on('response', answer)
    request.on('upgrade', answer)
    request.on('error', (cause) => reject(signal.aborted ? signal.reason : new TypeError('head failed', { cause })))
    request.end()
  })
}

/** Names and values by turns, as Node gives them; what is no header to `fetch` is left out. */
function readHeaders(raw: readonly string[]): Headers {
  const headers = new Headers()
  for (let at = 0; at < raw.length; at += 2) {
    try {
      headers.append(raw[at] ?? '', raw[at + 1] ?? '')
    } catch {
      // A server may send anything.
    }
  }
  return headers
}
