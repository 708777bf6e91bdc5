import { SignClient } from '@walletconnect/sign-client'
import { clientStorage } from '../../runtime/testing/walletconnect/client-storage.js'

/** The official client of an app, over one relay. */
export interface TestSignClient {
  readonly client: Awaited<ReturnType<typeof SignClient.init>>
  /** Closes its socket and its timer. */
  stop(): Promise<void>
}

/** Starts the official client of an app. Rejects when the relay cannot be reached. */
export async function startSignClient(relayUrl: string, projectId = 'local'): Promise<TestSignClient> {
  const client = await SignClient.init({
    projectId,
    relayUrl,
    telemetryEnabled: false,
    logger: 'silent',
    metadata: { name: 'App', description: '', url: 'http://127.0.0.1', icons: [] },
    storage: clientStorage(),
    // The SDK keeps its core in a global variable by this prefix.
    customStoragePrefix: `app-${crypto.randomUUID()}`,
  })
  return {
    client,
    async stop() {
      client.core.heartbeat.stop()
      await client.core.relayer.transportClose()
    },
  }
}
