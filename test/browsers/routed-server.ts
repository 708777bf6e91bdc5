import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { Request, Response, Route } from '@playwright/test'
import { listenOnLoopback } from '../setup/loopback.js'

/** What a route of Playwright is for a request that a server here gets. */
export interface ServerRoute {
  matches(url: URL): boolean
  handle(route: Route): unknown
}

/** Who answers the requests of a browser, and hears of them. */
export interface Routing {
  /** The route that was named last is asked first. */
  readonly routes: readonly ServerRoute[]
  onRequest(request: Request): void
  onResponse(response: Response): void
}

/** A server in whose place a test can answer. */
export interface RoutedServer {
  readonly port: number
  stop(): Promise<void>
}

/** An answer before it is sent. */
interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
}

const noAnswer: Answer = { status: 404, headers: {}, body: Buffer.alloc(0) }
/** What belongs to one connection. */
const ownHeaders = ['connection', 'keep-alive', 'transfer-encoding', 'content-length']

/**
 * Listens for any host name of this machine. What no route takes goes to `behind`, the host of a server on this machine, under the
 * names in `host` and `origin` that it knows; 404 without one.
 */
export async function startRoutedServer(routing: () => Routing, behind?: string): Promise<RoutedServer> {
  function forward(incoming: IncomingMessage, body: Buffer): Promise<Answer> {
    return behind === undefined ? Promise.resolve(noAnswer) : ask(behind, incoming, body)
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await bodyOf(request)
    const url = new URL(request.url ?? '/', `http://${request.headers.host}`)
    const asked = { url: () => url.href, isNavigationRequest: () => request.headers['sec-fetch-mode'] === 'navigate' }
    routing().onRequest(asked as unknown as Request)
    const route = [...routing().routes].reverse().find(({ matches }) => matches(url))
    const {
      status,
      headers,
      body: bytes,
    } = route
      ? await routed(route, { url, request, forward: () => forward(request, body) })
      : await forward(request, body)
    routing().onResponse({
      request: () => asked,
      url: () => url.href,
      status: () => status,
      allHeaders: async () => headers,
    } as unknown as Response)
    response.writeHead(status, { ...headers }).end(bytes)
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy())
  })
  return listenOnLoopback(server)
}

/** Asks with the headers of the browser: `fetch` would write some of its own, such as `sec-fetch-mode`. */
async function ask(host: string, { method, url, headers }: IncomingMessage, body: Buffer): Promise<Answer> {
  const own = headers.origin !== undefined && method !== 'GET' && { origin: `http://${host}` }
  const { port } = new URL(`http://${host}`)
  const asked = request({ host: '127.0.0.1', port, method, path: url, headers: { ...headers, host, ...own } })
  asked.end(body)
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  const kept = Object.entries(answer.headers).filter(([name]) => !ownHeaders.includes(name))
  return {
    status: answer.statusCode ?? 502,
    headers: Object.fromEntries(kept) as Answer['headers'],
    body: await bodyOf(answer),
  }
}

interface Routed {
  readonly url: URL
  readonly request: IncomingMessage
  forward(): Promise<Answer>
}

/** What the handler fulfils the request with. */
function routed({ handle }: ServerRoute, { url, request, forward }: Routed): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const route = {
      request: () => ({ url: () => url.href, headers: () => ({ ...request.headers }) }),
      async fetch() {
        const answer = await forward()
        return { ...answer, headers: () => answer.headers }
      },
      async fulfill({ response, headers, contentType, body }: Fulfilled) {
        const own = headers ?? response?.headers() ?? {}
        resolve({
          status: response?.status ?? 200,
          headers: { ...own, ...(contentType !== undefined && { 'content-type': contentType }) },
          body: response?.body ?? Buffer.from(body ?? ''),
        })
      },
    }
    Promise.resolve(handle(route as unknown as Route)).catch(reject)
  })
}

interface Fulfilled {
  readonly response?: { readonly status: number; readonly body: Buffer; headers(): Readonly<Record<string, string>> }
  readonly headers?: Readonly<Record<string, string>>
  readonly contentType?: string
  readonly body?: string
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}
