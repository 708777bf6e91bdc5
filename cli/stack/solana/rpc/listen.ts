import { createServer, type Server } from 'node:http'
import { stackError } from '../../errors.js'

/** Two servers, the second one port up. */
export interface ServerPair {
  readonly http: Server
  readonly sockets: Server
  readonly port: number
}

const LOOPBACK = '127.0.0.1'
/** How often another pair is tried when any will do. */
const TRIES = 20

/**
 * Listens on a port of 127.0.0.1 and on the next one; 0 takes any pair that is free. Throws `stack/port-taken`.
 */
export async function listenPair(port: number): Promise<ServerPair> {
  for (let tries = 1; ; tries += 1) {
    const http = createServer()
    const sockets = createServer()
    try {
      const first = await listen(http, port)
      if (first < 65_535) {
        await listen(sockets, first + 1)
        return { http, sockets, port: first }
      }
    } catch (cause) {
      if (!isTaken(cause)) throw cause
      if (port !== 0 || tries === TRIES)
        throw stackError(
          'stack/port-taken',
          { port: http.listening ? port + 1 : port, service: 'Solana', other: 0 },
          cause,
        )
    } finally {
      if (!sockets.listening) http.close()
    }
  }
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen({ port, host: LOOPBACK, exclusive: true }, () => {
      server.off('error', reject)
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : port)
    })
  })
}

function isTaken(cause: unknown): boolean {
  return cause instanceof Error && 'code' in cause && cause.code === 'EADDRINUSE'
}

/** Ends a server with the connections it has. */
export function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
}
