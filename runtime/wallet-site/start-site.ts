import { clean } from '../core/clean.js'
import type { Clock, Http, Log } from '../core/host.js'
import { type ServedFrame, serveFrame, type WindowMessage } from '../frame/serve-frame.js'
import { createApi } from './api.js'
import { createDevice } from './device.js'
import { forPeople } from './for-people.js'
import { createHandlers } from './handlers.js'
import type { DeviceCrypto, DeviceStore } from './host-device.js'
import type { SitePage } from './host-page.js'
import { lateSigning, type SigningHost } from './late-signing.js'
import { loadWords } from './load-words.js'
import { createLogin } from './login.js'
import { currentNetwork } from './networks.js'
import { refusalOf } from './refusal.js'
import { createSession } from './session.js'
import { isListed, readSettings, type SigningFiles, type SiteSettings } from './settings.js'
import { createSigningServer } from './signing-server.js'

/** Everything that the site did not make. */
export interface SiteParts {
  readonly page: SitePage
  readonly store: DeviceStore
  readonly crypto: DeviceCrypto
  readonly http: Http
  readonly clock: Clock
  readonly log: Log
  /** Where the code that signs comes from; without it nothing is signed. */
  signing?(files: SigningFiles): SigningHost
}

/** The site in its document, until it is stopped. */
export interface Site {
  /** The origin of the app that is bound. */
  origin(): string | undefined
  /** Messages that were of no use. */
  ignored(): number
  stop(): void
}

/**
 * Serves the wallet to the app that embeds this document (SECURITY 2.2). One listener is there when this returns; it gives
 * what the parent says, from an origin of the project, to `serveFrame`, which binds it. Where the wallet does not start,
 * the document and the console say why.
 */
export function startSite(parts: SiteParts): Site {
  const { page, log } = parts
  const settings = readSettings(page.settings())
  const refusal = refusalOf(page, settings)
  if (refusal !== undefined || !settings) {
    const reason = refusal ?? ''
    page.show({ title: 'The wallet can’t start', lines: [reason] })
    log('error', reason)
    return { origin: () => undefined, ignored: () => 0, stop() {} }
  }
  page.show({ title: settings.name, lines: [] })
  let served: ServedFrame | undefined
  let hear: ((message: WindowMessage) => void) | undefined
  let ignored = 0
  const stopListening = page.listen((message) => {
    const { source, origin } = message
    // The parent has one origin for as long as this document lives.
    if (!served && source !== null && source === page.parent && isListed(settings.origins, origin))
      served = serve(parts, settings, origin, (listener) => {
        hear = listener
      })
    if (hear) hear(message)
    else ignored += 1
  })
  return {
    origin: () => served?.origin(),
    ignored: () => ignored + (served?.ignored() ?? 0),
    stop() {
      stopListening()
      served?.stop()
    },
  }
}

function serve(
  { page, store, crypto, http, clock, log, signing: hostOf }: SiteParts,
  { projectId, trusted, name, build, api: path, files }: SiteSettings,
  app: string,
  onListen: (listener: ((message: WindowMessage) => void) | undefined) => void,
): ServedFrame {
  const device = createDevice({ store, crypto, clock })
  const api = createApi({ http, clock, crypto, device, path, projectId, app })
  const session = createSession({ api, device })
  const login = createLogin({ api, clock, device, session, language: page.language })
  const { language } = page
  const host = files && hostOf?.(files)
  const server = createSigningServer(api)
  const words = (signal: AbortSignal) => loadWords({ http, clock, language }, files?.words ?? [], signal)
  const isTrusted = trusted.includes(app)
  const { user } = session
  const signing = host && lateSigning(host, { server, clock, crypto, user, app, projectId, isTrusted, words })
  const isLogged = new URLSearchParams(page.search).get('enableLogger') === 'true'
  const handlers = createHandlers({
    api,
    login,
    session,
    signing,
    network: currentNetwork(page.search),
    page,
    showApp(told) {
      const by = clean(told)
      page.show({ title: name, lines: [by ? `“${by}” at ${app}` : app] })
    },
  })
  const nearest = page.ancestors?.[0]
  return serveFrame({
    parent: {
      source: page.parent,
      ancestor: nearest === 'null' ? undefined : nearest,
      listen(listener) {
        onListen(listener)
        return () => onListen(undefined)
      },
      // Nothing is ever posted to a window: the port alone is spoken on.
      post() {},
    },
    allowedOrigins: [app],
    versions: [5, 4],
    handlers: forPeople(handlers, { clock, log: isLogged ? log : undefined }),
    storage: page.tabStorage,
    clock,
    build,
  })
}
