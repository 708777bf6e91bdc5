import type { ConnectorSource } from '../../contract/source.js'
import { toModalError } from '../../core/errors.js'
import { browserFrame, type PageFrame } from '../../core/host-frame.js'
import { lateConnector } from '../late-connector.js'
import type { SafeApi } from './safe-provider.js'

/** Where the page may find itself inside a Safe. */
export interface SafeOptions {
  /** Origins of the Safe interfaces that may frame the app; `https://app.safe.global` when left out. */
  readonly origins?: readonly string[]
  /** How the page sees its frame; the browser's own when left out. */
  readonly frame?: PageFrame
  /** How to talk to the interface of that origin; by the official SDK when left out, which is fetched on first need. */
  readonly api?: (origin: string) => Promise<SafeApi>
}

const identity = { id: 'safe', name: 'Safe', type: 'EXTERNAL', namespace: 'eip155' } as const

/**
 * The Safe around the page, where there is one: a page framed by a Safe interface is connected with that Safe at once,
 * since the user has opened the app in it to use it. Anywhere else it adds nothing and fetches nothing. It takes the
 * place of a remembered wallet; `enableReconnect: false` leaves the connecting to a click.
 */
export function safe({
  origins = ['https://app.safe.global'],
  frame = browserFrame(),
  api = officialApi,
}: SafeOptions = {}): ConnectorSource {
  const { id, name } = identity
  return {
    id,
    discover(host, add, { enableReconnect = true }, kit) {
      const parent = frame.parentOrigin()
      if (!parent || !origins.includes(parent)) return () => {}
      const controller = new AbortController()
      const connector = lateConnector(identity, async () => {
        const [{ safeConnector }, found] = await Promise.all([import('./safe-connector.js'), api(parent)])
        return safeConnector(identity, found, host)
      })

      async function connectAlone(): Promise<void> {
        // What the kit restores has begun by the next microtask, and is overtaken: a remembered Safe may be another one.
        await null
        if (!kit) return
        const reconnect = kit.session.state.peek().current.eip155 === `eip155/${id}`
        const connection = await kit.session.restore(connector, controller.signal)
        if (connection) kit.events.emit('CONNECT_SUCCESS', { name, method: 'browser', reconnect })
      }

      add(connector)
      if (enableReconnect)
        connectAlone().catch((cause: unknown) => {
          if (toModalError(cause).code !== 'flow/cancelled') host.log('warn', 'the Safe was not connected', cause)
        })
      return () => controller.abort()
    },
  }
}

async function officialApi(origin: string): Promise<SafeApi> {
  const { safeSdk } = await import('./safe-sdk.js')
  return safeSdk(origin)
}
