import { fileURLToPath } from 'node:url'
import { type RunningSite, startWithSite } from './embedded/site/start-site.js'
import { makeMailer } from './mail/make-mailer.js'
import type { Settings } from './settings.js'
import { SettingsError } from './settings-error.js'
import { type BackendParts, type RunningBackend, startBackend } from './start-backend.js'

/** What may be put in place of the real thing. */
export interface ServerParts extends BackendParts {
  /** Folder of the built files of the wallet's site; the one of this backend where it is left out. */
  readonly siteFolder?: string
}

/** Beside `src`, and beside `dist`. */
const ownSite = /*#__PURE__*/ fileURLToPath(new URL('../site/', import.meta.url))

/**
 * Starts the backend of a server, with the wallet's site where `WALLET_URL` says where browsers reach it. Throws what
 * `startBackend` and `startWithSite` throw, and a `SettingsError` where there are no files of the site.
 */
export async function startServer(settings: Settings, parts: ServerParts = {}): Promise<RunningBackend | RunningSite> {
  const { siteFolder: folder = ownSite, ...rest } = parts
  const { host, framePort, walletUrl: origin } = settings
  if (origin === undefined) return startBackend(settings, rest)
  const place = { host, port: framePort, hosts: [new URL(origin).host], origin, folder }
  return startWithSite(settings, place, {
    ...rest,
    mailer: () => makeMailer(settings.mail),
    check({ isServed }) {
      if (isServed) return
      const problem = `WALLET_URL: is set, but ${folder} has no manifest.json. Copy the folder of the site again`
      throw new SettingsError([problem])
    },
    services: () => [{ name: 'wallet site', port: framePort, url: origin }, ...(rest.services?.() ?? [])],
  })
}
