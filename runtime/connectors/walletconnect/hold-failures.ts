import { held } from '../held.js'

type Listener = (...args: unknown[]) => unknown

/** An emitter of the official client. */
interface Emitter {
  rawListeners(event: string): readonly Listener[]
  emit(event: string, ...args: unknown[]): boolean
}

interface Emitting {
  readonly events: Emitter
}

type Work = (...args: never[]) => Promise<unknown>

/** What is replaced in the core of the official client: its types keep most of it private. */
export interface FailingCore {
  readonly heartbeat: Emitting
  readonly expirer: Emitting
  readonly storage: { setItem: Work; removeItem: Work }
  readonly relayer: Emitting & {
    readonly provider: { onPayload: (payload: never) => void; on(event: 'error', listener: Listener): void }
    readonly subscriber: Emitting
    readonly publisher: { checkQueue: () => void; rpcPublish: Work }
    createProvider: () => Promise<void>
    onProviderPayload: Work
  }
}

/**
 * Holds what the client starts and does not wait for: a failure in it would reach the page as an unhandled rejection,
 * or as an error thrown in a handler of its socket. Each is a warning in the log instead; what the page waits for is
 * rejected as before. `failing-relay.test.ts` has the failures.
 */
export function holdFailures(core: FailingCore, log: (cause: unknown) => void): void {
  const { heartbeat, expirer, relayer, storage } = core
  const { publisher } = relayer
  for (const { events } of [heartbeat, expirer, relayer, relayer.subscriber]) holdListeners(events, log)

  // The store is written on the side. Without it a session lives as long as its page.
  storage.setItem = held(storage.setItem.bind(storage), log)
  storage.removeItem = held(storage.removeItem.bind(storage), log)

  // What the relay sends.
  relayer.onProviderPayload = held(relayer.onProviderPayload.bind(relayer), log)
  const { createProvider } = relayer
  relayer.createProvider = async () => {
    await createProvider.call(relayer)
    const { provider } = relayer
    const { onPayload } = provider
    provider.onPayload = (payload) => {
      try {
        onPayload.call(provider, payload)
      } catch (cause) {
        log(cause)
      }
    }
    // An emitter throws an error that has no listener, which a provider that was replaced has not.
    provider.on('error', () => {})
  }

  // What is sent again at each beat.
  const { checkQueue, rpcPublish } = publisher
  publisher.checkQueue = () => {
    publisher.rpcPublish = held(rpcPublish.bind(publisher), log)
    try {
      checkQueue.call(publisher)
    } finally {
      publisher.rpcPublish = rpcPublish
    }
  }
}

/** What a listener throws or rejects with stops neither the others nor the page. */
function holdListeners(events: Emitter, log: (cause: unknown) => void): void {
  events.emit = (event, ...args) => {
    const listeners = [...events.rawListeners(event)]
    for (const listener of listeners) void held(async () => listener.apply(events, args), log)()
    return listeners.length > 0
  }
}
