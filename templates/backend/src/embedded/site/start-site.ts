import type { Backend, Worker } from '../../backend.js'
import type { Service } from '../../health/runtime.js'
import { openServer } from '../../http/open-server.js'
import type { Mailer } from '../../mail/mailer.js'
import type { Settings } from '../../settings.js'
import { type BackendParts, type RunningBackend, startBackend } from '../../start-backend.js'
import { housekeeping } from '../housekeeping.js'
import type { KeyStore } from '../keys/key-store.js'
import { type OpenedKeyStore, openKeyStore } from '../keys/open-key-store.js'
import { mailWorker } from '../mails/mail-worker.js'
import { readSiteFiles, type SiteFiles } from './read-site-files.js'
import { createSite } from './site-app.js'

/** The wallet's origin, held. */
interface HeldSite {
  readonly port: number
  /** Whether there are files to serve. */
  readonly isServed: boolean
  /** Serves the site over a backend that runs. Until then every request is answered with 503. */
  serve(backend: Backend, keys: KeyStore): void
  /** Stops listening; requests under way may end. */
  stop(): Promise<void>
}

/** Where the site listens, and what it serves. */
export interface SitePlace {
  readonly host: string
  readonly port: number
  /** Values of the `Host` header that are answered, lower case, with their port. */
  readonly hosts: readonly string[]
  /** The origin that mails name. */
  readonly origin: string
  /** Folder of the built files, with `manifest.json`. */
  readonly folder: string
}

/** What a backend with a site is made of, beside what every backend takes. */
export interface SiteBackendParts extends BackendParts {
  /** How mails leave. */
  mailer(backend: Backend): Mailer
  /** Looks at what was found before anything runs, and throws where it must not. */
  check?(site: Pick<HeldSite, 'isServed'>): void
}

/** A backend with the wallet's site, serving. */
export interface RunningSite extends RunningBackend {
  readonly sitePort: number
  readonly isSiteServed: boolean
}

/**
 * Starts a backend and the wallet's site beside it, with its mails, its keys and its housekeeping. The site has a port of
 * its own, and origin of its own, so that browsers keep their storage apart. Without built files it answers 404. Throws
 * what `startBackend`, `openKeyStore` and `check` throw, a `SettingsError` for files that do not fit their manifest, and
 * when a port is taken; nothing is left open then.
 */
export async function startWithSite(
  settings: Settings,
  place: SitePlace,
  { mailer, check, ...parts }: SiteBackendParts,
): Promise<RunningSite> {
  const site = await holdSite(place)
  try {
    check?.(site)
    let opened: OpenedKeyStore | undefined
    const running = await startBackend(settings, {
      ...parts,
      async seed(backend) {
        opened = await openKeyStore(backend)
        await parts.seed?.(backend)
      },
      workers: (backend) => [
        mailWorker(backend, mailer(backend)),
        housekeeping(backend),
        ...workersOf(opened),
        ...(parts.workers?.(backend) ?? []),
      ],
      services: () => [...(parts.services?.() ?? []), ...servicesOf(settings, opened)],
    })
    if (opened) site.serve(running.backend, opened.keys)
    const stop = async () => {
      // The site works on the database of the backend.
      await site.stop()
      await running.stop()
    }
    return { ...running, stop, sitePort: site.port, isSiteServed: site.isServed }
  } catch (cause) {
    await site.stop()
    throw cause
  }
}

function workersOf(opened: OpenedKeyStore | undefined): readonly Worker[] {
  return opened?.worker ? [opened.worker] : []
}

function servicesOf({ kms }: Settings, opened: OpenedKeyStore | undefined): readonly Service[] {
  const fault = opened?.fault()
  return kms ? [{ name: 'wallet keys', ...(fault === undefined ? {} : { missing: fault }) }] : []
}

async function holdSite({ host, port, hosts, origin, folder }: SitePlace): Promise<HeldSite> {
  const files = await readSiteFiles(folder)
  const server = await openServer(host, port)
  const stopping = new AbortController()
  return {
    port: server.port,
    isServed: files !== undefined,
    serve(backend, keys) {
      server.serve(files ? siteOf(backend, keys, files) : answerNothing)
    },
    async stop() {
      // Waits for a link would hold it open.
      stopping.abort(new Error('The wallet site stops'))
      await server.close()
    },
  }

  function siteOf(backend: Backend, keys: KeyStore, found: SiteFiles) {
    const signal = AbortSignal.any([backend.signal, stopping.signal])
    return createSite({ ...backend, signal, keys, walletOrigin: origin }, { files: found, hosts }).fetch
  }
}

function answerNothing(): Response {
  const headers = {
    'content-type': 'text/plain; charset=utf-8',
    'content-security-policy': "default-src 'none'; sandbox",
  }
  return new Response('This backend came without the files of the wallet site.\n', { status: 404, headers })
}
