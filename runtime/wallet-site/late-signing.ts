import { deadline } from '../core/deadline.js'
import type { Clock } from '../core/host.js'
import type { LocalWords } from './approval/approval-words.js'
import type { DeviceCrypto } from './host-device.js'
import type { SiteSession } from './session.js'
import type { KeeperKind } from './signing/keeper-protocol.js'
import type { Signing } from './signing/sign-wish.js'
import type { KeeperWorker } from './signing/worker-client.js'
import type { SigningServer } from './signing-server.js'
import { SiteError } from './site-error.js'

/** What signing is started with; all of it is of the first script. */
export interface StartSigningDeps {
  readonly server: SigningServer
  readonly clock: Clock
  readonly crypto: DeviceCrypto
  readonly user: SiteSession['user']
  /** The origin of the app that is bound. */
  readonly app: string
  readonly projectId: string
  /** The operator trusts the page with what it draws around the frame (SECURITY 2.8). */
  readonly isTrusted: boolean
  /** Words of cards in the language of the browser; English where it is left out. */
  readonly local?: LocalWords | undefined
  openWorker(kind: KeeperKind): KeeperWorker
}

/** The export of the script that signs. */
export type StartSigning = (deps: StartSigningDeps) => Signing

/** Where the code that signs comes from. */
export interface SigningHost {
  /** Fetches it. */
  load(): Promise<StartSigning>
  openWorker(kind: KeeperKind): KeeperWorker
}

/** What is told of signing before its code is there. */
export interface LateSigningDeps extends Omit<StartSigningDeps, 'openWorker' | 'local'> {
  /** Gives words of the language of the browser; `undefined` where there are none. Throws the signal's reason. */
  words(signal: AbortSignal): Promise<LocalWords | undefined>
}

const LOAD_MS = 20_000

/**
 * Signing that is fetched when it is first needed: signing in does not wait for it. Errors of the other script are
 * told as errors of this one.
 */
export function lateSigning(host: SigningHost, { words, ...deps }: LateSigningDeps): Signing {
  const { clock } = deps
  let started: Signing | undefined

  async function start(signal: AbortSignal): Promise<Signing> {
    try {
      const [begin, local] = await deadline({ clock, ms: LOAD_MS, name: 'signing', signal }, (ended) =>
        Promise.all([host.load(), words(ended)]),
      )
      started ??= begin({ ...deps, local, openWorker: host.openWorker })
      return started
    } catch {
      signal.throwIfAborted()
      throw new SiteError('The wallet didn’t load. Try again.')
    }
  }

  return {
    async sign(request) {
      try {
        return await (started ?? (await start(request.signal))).sign(request)
      } catch (cause) {
        // The other script has a copy of the class.
        const isForPeople = cause instanceof Error && cause.name === 'SiteError' && !(cause instanceof SiteError)
        throw isForPeople ? new SiteError(cause.message) : cause
      }
    },
    forget: () => started?.forget(),
  }
}
