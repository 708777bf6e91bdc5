import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { answerText, write } from './answer.js'
import type { Methods } from './method.js'
import { rpcCodes } from './rpc-error.js'

/** Larger bodies are refused; a batch of a hundred transactions has about 200 kB. */
export const MAX_BODY_BYTES = 1_048_576

/** Any page may ask, as with a public node; this is a local chain with public keys and secrets. */
const cors = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-allow-methods': 'POST, OPTIONS',
  'access-control-max-age': '600',
}

/** Answers JSON-RPC over POST on a server, and `GET /health`. */
export function serveHttp(server: Server, methods: Methods, report: (cause: unknown) => void): void {
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const reply = (status: number, type: string, body: string): void =>
      void response.writeHead(status, { ...cors, 'content-type': type }).end(body)
    if (request.method === 'OPTIONS') return void response.writeHead(204, cors).end()
    if (request.method === 'GET' && request.url === '/health') return reply(200, 'text/plain', 'ok')
    if (request.method !== 'POST') return reply(405, 'text/plain', 'JSON-RPC is asked by POST')
    readBody(request).then(
      async (text) => {
        if (text !== undefined) return reply(200, 'application/json', await answerText(text, methods, report))
        const error = { code: rpcCodes.invalidRequest, message: `A body has at most ${MAX_BODY_BYTES} bytes` }
        response.setHeader('connection', 'close')
        reply(413, 'application/json', write({ jsonrpc: '2.0', id: null, error }))
      },
      // The client closed the connection: there is no receiver for the answer.
      () => response.destroy(),
    )
  })
}

/** The body as text, `undefined` when there is too much of it. */
async function readBody(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    // Read to the end all the same, a little further, so that the client gets to read the answer.
    if (size <= MAX_BODY_BYTES) chunks.push(chunk)
    if (size > 4 * MAX_BODY_BYTES) break
  }
  return size > MAX_BODY_BYTES ? undefined : Buffer.concat(chunks).toString('utf8')
}
