import { Agent, request } from 'node:http'
import type { SiteDoor } from '../setup/site-device.js'

/** The wallet's site of a process. */
export interface ProcessDoor extends SiteDoor {
  readonly host: string
  /** Closes the connections. */
  close(): void
}

const DEADLINE_MS = 30_000

/** Asks a port of this machine over connections that stay open. A request rejects where the connection breaks. */
export function openDoor(port: number): ProcessDoor {
  const agent = new Agent({ keepAlive: true })
  return {
    host: `127.0.0.1:${port}`,
    request: (url, { method = 'GET', headers, body }) => {
      const given = Object.fromEntries(new Headers(headers))
      return ask(url, { method, headers: given, agent, timeout: DEADLINE_MS }, typeof body === 'string' ? body : '')
    },
    close: () => agent.destroy(),
  }
}

function ask(url: string, options: Parameters<typeof request>[1] & object, body: string): Promise<Response> {
  return new Promise((resolve, reject) => {
    const call = request(url, options, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.once('error', reject)
      answer.once('end', () => {
        const headers = new Headers()
        for (const [name, values] of Object.entries(answer.headersDistinct))
          for (const value of values ?? []) headers.append(name, value)
        resolve(new Response(Buffer.concat(chunks).toString('utf8'), { status: answer.statusCode ?? 500, headers }))
      })
    })
    call.once('timeout', () => call.destroy(new Error('timeout')))
    call.once('error', reject)
    call.end(body)
  })
}
