import { createServer, type IncomingMessage } from 'node:http'
import { listenOnLoopback } from './loopback.js'

/** Something that was made, as its users are told of it. */
export interface SharedThing {
  /** What is sent to whoever asks, as JSON. */
  readonly answer: unknown
  /** Ends or removes it. */
  remove?(): Promise<void>
}

/** Makes a thing. `question` is what was asked with. */
export type Maker = (question: never) => Promise<SharedThing>

/** Makes what the files of one test run share. */
export interface SharedServer {
  /** `POST url/NAME` with a question as JSON answers 200 with the thing as JSON, or 500 with the reason as text. */
  readonly url: string
  /** How many things were made, by the name of their maker. */
  made(): Readonly<Record<string, number>>
  /** Ends the server, then everything it made. Waits for what is still being made. */
  stop(): Promise<void>
}

/**
 * Starts the server on a free loopback port. A thing is made when it is first asked for, and once for each distinct
 * question; whoever asks meanwhile waits for the same one. One that could not be made is not tried again.
 */
export async function serveShared(makers: Readonly<Record<string, Maker>>): Promise<SharedServer> {
  const things = new Map<string, Promise<SharedThing>>()
  const names: string[] = []

  function ask(name: string, question: string): Promise<SharedThing> {
    const make = makers[name]
    if (!make) return Promise.reject(new Error(`Nobody makes ${name}.`))
    const key = `${name} ${question}`
    const known = things.get(key)
    if (known) return known
    const thing = make(JSON.parse(question) as never)
    things.set(key, thing)
    names.push(name)
    return thing
  }

  const server = createServer(async (request, response) => {
    // Whoever asks again on a connection that is being closed for want of use would be told that it failed.
    response.setHeader('connection', 'close')
    try {
      const { answer } = await ask((request.url ?? '/').slice(1), await textOf(request))
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
    } catch (cause) {
      response.writeHead(500).end(cause instanceof Error ? (cause.stack ?? cause.message) : String(cause))
    }
  })
  const { origin, stop } = await listenOnLoopback(server)
  return {
    url: origin,
    made: () =>
      Object.fromEntries([...new Set(names)].map((name) => [name, names.filter((one) => one === name).length])),
    async stop() {
      await stop()
      const made = await Promise.allSettled(things.values())
      await Promise.all(made.map((each) => (each.status === 'fulfilled' ? each.value.remove?.() : undefined)))
    },
  }
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request) text += chunk
  return text
}
