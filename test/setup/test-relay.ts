import { createServer } from 'node:http'
import { createRelay } from '../../templates/backend/src/dev/relay/create-relay.js'
import { listenOnLoopback } from './loopback.js'

/** The relay of the local stack, on its own. */
export interface TestRelay {
  /** `ws://127.0.0.1:PORT/relay`. */
  readonly url: string
  stop(): Promise<void>
}

/** Starts the relay on a free loopback port. */
export async function startTestRelay(): Promise<TestRelay> {
  const server = createServer()
  const relay = createRelay()
  const { port, stop } = await listenOnLoopback(server)
  server.on('upgrade', relay.take)
  return {
    url: `ws://127.0.0.1:${port}/relay`,
    async stop() {
      relay.stop()
      await stop()
    },
  }
}
