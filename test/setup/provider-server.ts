import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { listenOnLoopback } from './loopback.js'

/** One request that a provider got. */
export interface ProviderCall {
  readonly method: string
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  readonly headers: IncomingMessage['headers']
  /** Parsed JSON, or the text where it is none. */
  readonly body: unknown
}

/** How the provider behaves: answers as it should, or in one of the ways that break careless callers. */
export type Mood = 'good' | 'garbage' | 'wrong-shape' | 'broken' | 'refusing' | 'redirecting' | 'slow' | 'endless'

/** A provider of others, on loopback. */
export interface ProviderServer {
  readonly url: string
  /** What it was asked, the first first. */
  readonly calls: ProviderCall[]
  setMood(mood: Mood): void
  stop(): Promise<void>
}

/** Starts a provider that gives what `answer` returns as JSON; `undefined` is 404. */
export async function startProvider(answer: (call: ProviderCall) => unknown): Promise<ProviderServer> {
  const calls: ProviderCall[] = []
  let mood: Mood = 'good'
  const server = createServer((request, response) => {
    void readCall(request).then((call) => {
      calls.push(call)
      respond(response, mood, () => answer(call))
    })
  })
  const { origin, stop } = await listenOnLoopback(server)
  return {
    url: origin,
    calls,
    setMood: (next) => {
      mood = next
    },
    stop,
  }
}

async function readCall(request: IncomingMessage): Promise<ProviderCall> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
  const { method = '', headers } = request
  return {
    method,
    path: pathname,
    query: Object.fromEntries(searchParams),
    headers,
    body: parse(Buffer.concat(chunks)),
  }
}

function parse(bytes: Buffer): unknown {
  const text = bytes.toString('utf8')
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

function respond(response: ServerResponse, mood: Mood, answer: () => unknown): void {
  const json = (status: number, body: unknown) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }
  const wrong = { dstAmount: -1, tx: [], quotes: 'many', token: 7, widgetUrl: 'javascript:1', paymentCurrencies: 1 }
  const moods: Readonly<Record<Mood, () => void>> = {
    good() {
      const body = answer()
      json(body === undefined ? 404 : 200, body ?? {})
    },
    garbage: () => void response.writeHead(200).end('<html>{"'),
    'wrong-shape': () => json(200, wrong),
    broken: () => json(500, { message: 'secret of the provider' }),
    refusing: () => json(400, { description: 'insufficient liquidity' }),
    redirecting: () => void response.writeHead(302, { location: 'http://169.254.169.254/' }).end(),
    slow: () => {},
    endless: () => pour(response),
  }
  moods[mood]()
}

function pour(response: ServerResponse): void {
  const chunk = Buffer.alloc(64 * 1024, 32)
  const more = () => {
    while (!response.destroyed && response.write(chunk));
  }
  response.on('drain', more)
  more()
}
