import { randomBytes } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import type { Backend } from '../backend.js'
import { startWithSite } from '../embedded/site/start-site.js'
import type { Service } from '../health/runtime.js'
import { forgetChain } from '../indexer/forget-chain.js'
import { mailBox } from '../mail/mail-box.js'
import { makeMailer } from '../mail/make-mailer.js'
import { createProject } from '../projects/edit-project.js'
import type { Settings } from '../settings.js'
import { SettingsError } from '../settings-error.js'
import type { BackendParts, RunningBackend } from '../start-backend.js'
import { type DevelopmentPlace, developmentSettings } from './development-settings.js'
import { inboxRoutes } from './inbox/inbox-routes.js'
import { createRelay } from './relay/create-relay.js'

/** What to start for development, beside what every backend takes. */
export interface DevelopmentParts extends Pick<BackendParts, 'log' | 'fetch' | 'clock'> {
  /** What runs beside it and `/health` should list: local chains. */
  readonly beside?: readonly Service[]
  /** CAIP-2 ids of chains that began anew with this start: what was indexed of them before is forgotten. */
  readonly freshChains?: readonly string[]
  /** Folder of the built files of the wallet site; the one of this backend where it is left out. */
  readonly siteFolder?: string
  /** Ends a start that is under way, once the part that is being started is there. */
  readonly signal?: AbortSignal
}

/** Where everything is, and how it works: for a caller without settings of its own. */
export interface DevelopmentOptions extends DevelopmentPlace, DevelopmentParts {}

/** The backend of a laptop, serving. `stop` resolves when no port of it is left. */
export interface Development extends RunningBackend {
  readonly url: string
  /** Origin of the wallet site. */
  readonly frameUrl: string
  /** Whether the wallet site has its files; it answers 404 without them. */
  readonly isSiteServed: boolean
  /** WebSocket of the relay for WalletConnect clients. */
  readonly relayUrl: string
  /** Page of the mails that were sent, with the token that opens it. */
  readonly inboxUrl: string
}

/** Beside `src`, and beside `dist`. */
const ownSite = /*#__PURE__*/ fileURLToPath(new URL('../../site/', import.meta.url))
/** The one project there is: what `services: 'local'` uses. */
const LOCAL_PROJECT = 'local'
const localOrigins = ['http://localhost:*', 'http://127.0.0.1:*', 'https://localhost:*', 'https://127.0.0.1:*']

/** Starts the backend of `modal-kit dev`: `runDevelopment` on the settings of the local stack. */
export function startDevelopment(options: DevelopmentOptions): Promise<Development> {
  return runDevelopment(developmentSettings(options), options)
}

/**
 * Starts the backend as a laptop needs it: project `local`, mails into an inbox page, a relay for WalletConnect clients,
 * and the site of the embedded wallet, on an origin of its own. Throws when a port is taken, the database can't be used,
 * or the files of the site do not fit together; nothing is left open then. The settings must be those of development, on loopback.
 */
export async function runDevelopment(settings: Settings, parts: DevelopmentParts = {}): Promise<Development> {
  if (settings.mode === 'production') throw new SettingsError(['MODE: is production. Start it with npm start'])
  const { beside = [], freshChains = [], siteFolder = ownSite, signal, ...rest } = parts
  const { host, framePort, publicUrl: url } = settings
  const frameUrl = settings.walletUrl ?? `http://wallet.localhost:${framePort}`
  const local = [`wallet.localhost:${framePort}`, `localhost:${framePort}`, `${host}:${framePort}`]
  const hosts = [...new Set([new URL(frameUrl).host, ...local])]
  const relayUrl = `${url.replace(/^http/, 'ws')}/relay`
  const inboxUrl = `${url}/inbox`
  const token = randomBytes(16).toString('hex')
  signal?.throwIfAborted()
  const relay = createRelay({ ...(parts.log && { log: parts.log }), ...(parts.clock && { clock: parts.clock }) })
  try {
    const place = { host, port: framePort, hosts, origin: frameUrl, folder: siteFolder }
    const running = await startWithSite(settings, place, {
      ...rest,
      seed: async (backend) => {
        await seedProject(backend)
        await backend.db.transaction().execute(async (change) => {
          for (const chain of freshChains) await forgetChain(change, chain)
        })
        signal?.throwIfAborted()
      },
      upgrade: relay.take,
      mailer: (backend) => makeMailer(settings.mail, mailBox(backend)),
      extend: (app, backend) => void app.route('/', inboxRoutes(backend, { token, box: mailBox(backend) })),
      services: () => [
        { name: 'secure frame', port: framePort, url: frameUrl },
        { name: 'inbox', url: inboxUrl },
        { name: 'relay', url: relayUrl },
        ...beside,
      ],
    })
    const stop = async () => {
      relay.stop()
      await running.stop()
    }
    return {
      ...running,
      url,
      frameUrl,
      relayUrl,
      inboxUrl: `${inboxUrl}?token=${token}`,
      stop,
    }
  } catch (cause) {
    relay.stop()
    throw cause
  }
}

async function seedProject(backend: Backend): Promise<void> {
  const { db } = backend
  const found = await db.selectFrom('projects').select('id').where('id', '=', LOCAL_PROJECT).executeTakeFirst()
  if (!found) await createProject(backend, { id: LOCAL_PROJECT, name: 'Local', origins: localOrigins })
}
