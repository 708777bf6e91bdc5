import { SignClient } from '@walletconnect/sign-client'
import { startClient } from '../../runtime/connectors/walletconnect/client.js'
import type { ClientPackage } from '../../runtime/connectors/walletconnect/client-package.js'
import type { SignClient as KitClient } from '../../runtime/connectors/walletconnect/sign-client.js'
import { type ClientStorage, clientStorage } from '../../runtime/testing/walletconnect/client-storage.js'

/** The official client as the kit starts it, with its store in memory. */
export interface MemoryClient {
  readonly client: KitClient
  /** What the kit was warned of. */
  readonly warned: readonly unknown[]
  /** Closes its socket and its timer. */
  stop(): Promise<void>
}

/** What it is made of. */
export interface MemoryClientOptions {
  readonly store?: ClientStorage
  /** Seconds between two beats of the client's heart; its own five where there is none. */
  readonly beat?: number
}

/** Starts it on one relay. Each has a core of its own, which the client otherwise shares by a global variable. */
export async function startMemoryClient(
  relayUrl: string,
  { store = clientStorage(), beat }: MemoryClientOptions = {},
): Promise<MemoryClient> {
  const warned: unknown[] = []
  class Kept extends SignClient {
    constructor(options: ConstructorParameters<typeof SignClient>[0]) {
      super({ ...options, storage: store })
      if (beat !== undefined) this.core.heartbeat.interval = beat
    }
  }
  const load = async () => ({ SignClient: Kept }) as unknown as ClientPackage
  const log = (_level: string, _text: string, cause?: unknown) => void warned.push(cause)
  const client = await startClient({ projectId: 'local', app: { name: 'Host' }, log }, relayUrl, load)
  for (const suffix of ['', '_count']) Reflect.deleteProperty(globalThis, `_walletConnectCore_modal-kit${suffix}`)
  return {
    client,
    warned,
    async stop() {
      client.core.heartbeat.stop()
      await client.core.relayer.transportClose()
    },
  }
}
