import type { Backend } from '../../backend.js'
import { openServer } from '../../http/open-server.js'
import type { KeyStore } from '../keys/key-store.js'
import { readSiteFiles, type SiteFiles } from './read-site-files.js'
import { createSite } from './site-app.js'

/** The wallet's origin, held. */
export interface HeldSite {
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

/**
 * Holds the wallet's origin, which is apart from that of the API so that browsers keep their storage apart. Without built
 * files it answers 404. Throws a `SettingsError` for files that do not fit their manifest, and when the port is taken;
 * nothing is left open then.
 */
export async function holdSite({ host, port, hosts, origin, folder }: SitePlace): Promise<HeldSite> {
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
