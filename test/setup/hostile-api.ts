import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import { listenOnLoopback } from './loopback.js'

/** A request as it arrived. */
export interface HeardRequest {
  readonly method: string
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  readonly headers: IncomingHttpHeaders
  readonly body: string
  /** Ends when the client hangs up before it was answered. */
  readonly gone: AbortSignal
}

/** How an API behaves: it may answer in any way, or not at all. */
export type ApiBehaviour = (response: ServerResponse, request: HeardRequest) => void

/** A server on loopback, as honest or as hostile as a test wants. */
export interface HostileApi {
  readonly url: string
  readonly heard: readonly HeardRequest[]
  behave(next: ApiBehaviour): void
  stop(): Promise<void>
}

/** Starts a server that does what it is told; nothing is ever answered before that. */
export async function startHostileApi(): Promise<HostileApi> {
  const heard: HeardRequest[] = []
  let behave: ApiBehaviour = () => {}
  const server = createServer(async (request, response) => {
    const gone = new AbortController()
    response.on('close', () => !response.writableFinished && gone.abort())
    let body = ''
    for await (const chunk of request) body += chunk
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
    const { method = '', headers } = request
    const seen = { method, path: pathname, query: Object.fromEntries(searchParams), headers, body, gone: gone.signal }
    heard.push(seen)
    behave(response, seen)
  })
  const { origin, stop } = await listenOnLoopback(server)
  return {
    url: origin,
    heard,
    behave(next) {
      behave = next
    },
    stop,
  }
}

/** Answers with a status and JSON. */
export function sayJson(status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): ApiBehaviour {
  return (response) =>
    void response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
}

/** Begins an answer of this type and never ends it: as much is poured as the client takes. */
export function pour(type: string): ApiBehaviour {
  return (response) => {
    response.writeHead(200, { 'content-type': type })
    const chunk = Buffer.alloc(64 * 1024, 32)
    const more = () => {
      while (!response.destroyed && response.write(chunk));
    }
    response.on('drain', more)
    more()
  }
}
