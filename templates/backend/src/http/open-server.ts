import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import { getRequestListener } from '@hono/node-server'
import { Problem } from './problems.js'

/** A server that listens. */
export interface OpenServer {
  readonly server: Server
  readonly port: number
  /** Hands requests to the app; until then they are answered with 503. */
  serve(fetch: (request: Request, env: object) => Response | Promise<Response>): void
  /** Takes WebSockets. */
  onUpgrade(take: (request: IncomingMessage, socket: Duplex, head: Buffer) => void): void
  /** Stops listening; requests under way may end, idle connections and WebSockets are closed. */
  close(): Promise<void>
}

/** How long requests under way may take to end, in ms. */
const GRACE_MS = 10_000
/** How often connections that became idle are looked for while closing, in ms. */
const SWEEP_MS = 50

/** Limits against clients that send slowly; idle connections outlive the 60 s that load balancers keep theirs. */
const limits = { headersTimeout: 10_000, requestTimeout: 30_000, keepAliveTimeout: 65_000 }

/** Listens. Rejects when the port is taken, with nothing left open. */
export async function openServer(host: string, port: number): Promise<OpenServer> {
  let listener: RequestListener = (_, response) => answerStarting(response)
  const server = createServer(limits, (request, response) => listener(request, response))
  // Once upgraded, a socket is no connection of the server any more, which yet waits for it when it closes.
  const upgraded = new Set<Duplex>()
  await listen(server, host, port)
  return {
    server,
    port: (server.address() as AddressInfo).port,
    serve(fetch) {
      listener = getRequestListener(fetch)
    },
    onUpgrade(take) {
      server.on('upgrade', (request, socket, head) => {
        upgraded.add(socket)
        socket.once('close', () => upgraded.delete(socket))
        take(request, socket, head)
      })
    },
    close: () => close(server, upgraded),
  }
}

function answerStarting(response: ServerResponse): void {
  const { status, reasons } = new Problem('starting')
  response.writeHead(status, { 'content-type': 'application/json', 'retry-after': '1' })
  response.end(JSON.stringify({ reasons }))
}

function listen(server: Server, host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      resolve()
    })
  })
}

function close(server: Server, upgraded: ReadonlySet<Duplex>): Promise<void> {
  return new Promise((resolve) => {
    const end = setTimeout(() => server.closeAllConnections(), GRACE_MS)
    const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS)
    server.close(() => {
      clearTimeout(end)
      clearInterval(sweep)
      resolve()
    })
    server.closeIdleConnections()
    for (const socket of upgraded) socket.destroy()
  })
}
