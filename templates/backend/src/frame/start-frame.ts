import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The secure frame's own origin, served. */
export interface RunningFrame {
  readonly port: number
  /** Stops listening and ends every connection. */
  stop(): Promise<void>
}

/** Where the frame listens, and the `Host` headers it answers, lower case, with their port. */
export interface FrameOptions {
  readonly host: string
  readonly port: number
  readonly hosts: readonly string[]
}

/** Nothing may run, be framed or be guessed from what is served here. */
const headers = {
  'content-type': 'text/plain; charset=utf-8',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
}

/**
 * Holds the origin of the secure frame, which is apart from that of the API so that browsers keep their storage apart.
 * This version has no embedded wallet: every address answers 404, without script. Throws when the port is taken.
 */
export async function startFrame({ host, port, hosts }: FrameOptions): Promise<RunningFrame> {
  const server = createServer((request, response) => {
    const isOurs = hosts.includes(request.headers.host?.toLowerCase() ?? '')
    response.writeHead(isOurs ? 404 : 403, headers)
    response.end(isOurs ? 'This version has no embedded wallet.\n' : 'This host is not served here.\n')
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      resolve()
    })
  })
  return {
    port: (server.address() as AddressInfo).port,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
