import { createServer } from 'node:http'
import { createRelay } from '../../templates/backend/src/dev/relay/create-relay.js'
import { SetupError } from './setup-error.js'

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
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  server.on('upgrade', relay.take)
  const address = server.address()
  if (address === null || typeof address === 'string') throw new SetupError('The relay has no port.')
  return {
    url: `ws://127.0.0.1:${address.port}/relay`,
    async stop() {
      relay.stop()
      server.closeAllConnections()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}
