import type { AppSettings } from '../../contract/app.js'
import { coreError, detailOf } from '../../core/errors.js'
import type { Log } from '../../core/host.js'
import type { Tabs } from '../../core/host-tabs.js'
import { type ClientPackage, clientPackage } from './client-package.js'
import { type FailingCore, holdFailures } from './hold-failures.js'
import { toRelayError } from './relay-error.js'
import { guardSettles, type SettlingClient } from './settle-guard.js'
import type { Relayer, SignClient } from './sign-client.js'

/** What a client is made of. */
export interface ClientWiring extends Pick<AppSettings, 'projectId' | 'app'> {
  readonly log: Log
}

/** Keeps what the client stores apart from a client that the app made itself. */
const prefix = 'modal-kit'

/**
 * Fetches the official client and starts it. It keeps its sessions and their keys in the storage it has of its own
 * (IndexedDB): they are secret, and the kit's storage is text that nothing secret may be in; the client also has no
 * other way to find its sessions again after a reload. Its core is shared by every client of a page, but for those
 * with another prefix: ours keeps the kit apart from a client that the app made itself. `load` fetches the package.
 * Throws `wallet/not-installed`, `relay/*`.
 */
export async function startClient(
  { projectId, app, log }: ClientWiring,
  relay: string,
  load: () => Promise<ClientPackage> = clientPackage,
): Promise<SignClient> {
  const { SignClient: Official } = await load().catch((cause: unknown) => {
    throw coreError('wallet/not-installed', { detail: detailOf(cause) }, cause)
  })
  const { name, description = '', url = '', icons = [] } = app
  const options = {
    projectId,
    relayUrl: relay,
    metadata: { name, description, url, icons: [...icons] },
    customStoragePrefix: prefix,
    telemetryEnabled: false,
    logger: 'silent',
  }
  try {
    const { core } = new Official(options)
    const onFailure = (failure: unknown) => log('warn', 'the client of WalletConnect has failed at something', failure)
    holdFailures(Object(core) as FailingCore, onFailure)
    const open = holdBack(core.relayer)
    const client = await Official.init({ ...options, core }).finally(open)
    guardSettles(Object(client) as SettlingClient, onFailure)
    // It would load a page of verify.walletconnect.org with every proposal, which is no service of the app.
    client.core.verify.register = async () => undefined
    return client
  } catch (cause) {
    throw toRelayError(cause, relay)
  }
}

/**
 * Keeps the socket closed until the returned function is called. The client opens it before it listens to what comes
 * in: an answer that waits at the relay would find no handler, be marked as read and be lost.
 */
function holdBack(relayer: Relayer): () => void {
  const { transportOpen } = relayer
  relayer.transportOpen = async () => {}
  return () => {
    relayer.transportOpen = transportOpen
    // It tries again by itself, and says in its events how that goes.
    relayer.transportOpen().catch(() => {})
  }
}

/**
 * Ends a client for good, because another tab has its store now (`client-patches.test.ts` holds that each member it replaces
 * is one that the official client calls; the peer range of the package ends before the next minor version): it writes nothing any more, and its socket stays closed.
 * Every client of a page with one prefix gets the same core, by a global and with no option against it: that is removed,
 * so that a client which this page starts later reads the store anew.
 */
export function retireClient({ core }: SignClient, tabs: Pick<Tabs, 'forget'> | null | undefined, log: Log): void {
  const { storage, relayer, heartbeat } = core
  const never = async () => {}
  storage.setItem = never
  storage.removeItem = never
  relayer.transportOpen = never
  relayer.restartTransport = never
  // Publishing opens the socket by this one, which the types keep private.
  Object.assign(relayer, { connect: never })
  heartbeat.stop()
  relayer.transportClose().catch((cause: unknown) => log('warn', 'the relay was not left', cause))
  for (const suffix of ['', '_count']) tabs?.forget(`_walletConnectCore_${prefix}${suffix}`)
}
