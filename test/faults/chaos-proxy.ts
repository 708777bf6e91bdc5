import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { listenOnLoopback } from '../setup/loopback.js'

/** What becomes of a request. */
export type ProxyFault =
  /** The connection is cut. */
  | 'down'
  /** Nothing is ever answered. */
  | 'hang'
  /** Passed on after so many milliseconds. */
  | { readonly slowMs: number }
  | { readonly status: number; readonly body: string; readonly headers?: Readonly<Record<string, string>> }
  /** The answer's text, changed; `cut` ends it before its length. */
  | { change(text: string, asked: string): string; readonly isCut?: boolean }

/** A proxy in front of a server, which fails as told. */
export interface ChaosProxy {
  readonly url: string
  /** From the next request on. `of` says whose path or body fails: all by default. */
  fail(fault: ProxyFault | undefined, of?: (path: string, body: string) => boolean): void
  /** Paths and bodies of what was asked. */
  readonly asked: readonly { readonly path: string; readonly body: string }[]
  stop(): Promise<void>
}

/** Starts one in front of `target`; without a fault it passes everything on. */
export async function startChaosProxy(target: string): Promise<ChaosProxy> {
  const asked: { path: string; body: string }[] = []
  let fault: ProxyFault | undefined
  let fails = (_path: string, _body: string) => true

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let body = ''
    for await (const chunk of request) body += chunk
    const { url = '/', method = 'GET', headers } = request
    asked.push({ path: url, body })
    // A preflight is the browser's own: it passes unless nothing does.
    const isAsking = method !== 'OPTIONS' || fault === 'down' || fault === 'hang'
    const now = isAsking && fails(url, body) ? fault : undefined
    if (now === 'down') return void request.socket.destroy()
    if (now === 'hang') return
    if (now && 'status' in now) return say(response, now)
    if (now && 'slowMs' in now) await new Promise((done) => setTimeout(done, now.slowMs))
    const { host: _, 'accept-encoding': __, connection: ___, 'content-length': ____, ...passed } = headers
    const told = await fetch(`${target}${url}`, {
      method,
      headers: passed as Record<string, string>,
      ...(body && { body }),
    })
    await passBack(told, response, now && 'change' in now ? { ...now, asked: body } : undefined)
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => request.socket.destroy())
  })
  const { origin, stop } = await listenOnLoopback(server)
  return {
    url: origin,
    asked,
    fail(next, of = () => true) {
      fault = next
      fails = of
    },
    stop,
  }
}

const cors = { 'access-control-allow-origin': '*', 'access-control-expose-headers': '*' }
/** Headers that are about one connection, or about a body that is another one now. */
const own = /^(content-(length|encoding)|transfer-encoding|connection)$/

function say(response: ServerResponse, { status, body, headers }: Extract<ProxyFault, { status: number }>): void {
  response.writeHead(status, { 'content-type': 'application/json', ...cors, ...headers }).end(body)
}

async function passBack(
  told: Response,
  response: ServerResponse,
  change: (Extract<ProxyFault, { change: unknown }> & { readonly asked: string }) | undefined,
): Promise<void> {
  const bytes = Buffer.from(await told.arrayBuffer())
  const headers = Object.fromEntries([...told.headers].filter(([name]) => !own.test(name)))
  if (!change) return void response.writeHead(told.status, headers).end(bytes)
  const text = change.change(bytes.toString(), change.asked)
  response.writeHead(told.status, { ...headers, ...(change.isCut && { 'content-length': `${text.length + 100}` }) })
  response.write(text)
  if (change.isCut) response.socket?.destroySoon()
  else response.end()
}
