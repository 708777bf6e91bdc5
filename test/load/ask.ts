import { Agent, request } from 'node:http'
import type { Endpoint } from './endpoints.data.js'

/** What one request came to. Status 0: the connection broke, or nobody listens. */
export interface Answer {
  readonly status: number
  readonly body: string
  readonly ms: number
}

/** Asks one process over connections that stay open. */
export interface Asker {
  readonly url: string
  ask(endpoint: Endpoint): Promise<Answer>
  /** Closes the connections. */
  close(): void
}

const DEADLINE_MS = 20_000

/** Makes an asker with at most so many connections. */
export function makeAsker(url: string, connections: number): Asker {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  return {
    url,
    ask: (endpoint) => ask(url, endpoint, agent),
    close: () => agent.destroy(),
  }
}

function ask(url: string, { method, path, body }: Endpoint, agent: Agent): Promise<Answer> {
  const start = performance.now()
  const text = body === undefined ? undefined : JSON.stringify(body)
  const headers =
    text === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }
  const address = `${url}${path}${path.includes('?') ? '&' : '?'}projectId=load`
  return new Promise((resolve) => {
    const end = (status: number, said: string) => resolve({ status, body: said, ms: performance.now() - start })
    const call = request(address, { method, headers, agent, timeout: DEADLINE_MS }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.once('end', () => end(response.statusCode ?? 0, Buffer.concat(chunks).toString('latin1')))
      response.once('error', () => end(0, 'the connection broke'))
    })
    call.once('timeout', () => call.destroy(new Error('timeout')))
    call.once('error', (cause) => end(0, cause.message))
    call.end(text)
  })
}
