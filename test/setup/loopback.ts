import type { Server } from 'node:http'
import { SetupError } from './setup-error.js'

/** A server that listens on 127.0.0.1. */
export interface Loopback {
  readonly port: number
  /** `http://127.0.0.1:PORT`. */
  readonly origin: string
  /** Ends it with the connections it has, those without an answer as well. */
  stop(): Promise<void>
}

/** Listens on a port of 127.0.0.1, a free one by default. Rejects with what the system says where it is taken. */
export async function listenOnLoopback(server: Server, wanted = 0): Promise<Loopback> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(wanted, '127.0.0.1', () => {
      server.off('error', reject)
      resolve()
    })
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new SetupError('The server has no port.')
  const { port } = address
  return {
    port,
    origin: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
