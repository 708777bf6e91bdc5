import * as z from 'zod/mini'
import type { Clock } from '../core/host.js'
import { initSchema, type ReadyMessage } from './handshake.js'
import { takeMessage } from './limits.js'
import type { FrameProtocol } from './messages.js'
import { createResults, type ResultStorage } from './results.js'
import { type FrameHandlers, type ServedRequests, serveRequests } from './serve-requests.js'
import { writeNotice } from './wire.js'

/** A message that the frame's window got, from anybody. */
export interface WindowMessage {
  readonly source: unknown
  readonly origin: string
  readonly data: unknown
  readonly ports: readonly MessagePort[]
}

/** The window that the wallet's page is embedded in. */
export interface ParentWindow {
  /** What messages of it have as their source. */
  readonly source: unknown
  /**
   * Its origin by `location.ancestorOrigins[0]`, in browsers that have the list: what introduces itself as another is not heard
   * (SECURITY 2.2). It is `null` where the page gives its frames no referrer; the kit's frame has `strict-origin`.
   */
  readonly ancestor?: string | undefined
  /** Calls back with every message of the frame's own window; the returned function stops. */
  listen(listener: (message: WindowMessage) => void): () => void
  /** Posts to the parent, which gets it only while it is at exactly this origin. */
  post(message: unknown, origin: string): void
}

/** What a site serves with. */
export interface ServeFrameOptions {
  readonly parent: ParentWindow
  /** Exact origins of apps. */
  readonly allowedOrigins: readonly string[]
  /** What is spoken on the port; `envelope` speaks the specification's window messages in its place. */
  readonly versions: readonly FrameProtocol[] | 'envelope'
  readonly handlers: FrameHandlers
  /** It must outlive the document: a request is not done again after a restart. */
  readonly storage: ResultStorage
  readonly clock: Clock
  /** Names the site's version to developers. */
  readonly build?: string
}

/** The site's side, until it is stopped. */
export interface ServedFrame {
  /** The origin of the app that is bound. */
  origin(): string | undefined
  /** Messages that were of no use: from others, malformed, or one introduction too many. */
  ignored(): number
  /** Tells the app that the session may have changed. */
  hint(token: string): void
  stop(): void
}

/** Serves a wallet to the app that embeds this page. */
export function serveFrame(options: ServeFrameOptions): ServedFrame {
  const { parent, allowedOrigins, versions, handlers, storage, clock, build = '' } = options
  const isEnvelope = versions === 'envelope'
  const schema = initSchema()
  const results = createResults(storage, clock)
  let bound:
    | { readonly origin: string; readonly requests: ServedRequests; post(message: object): void; close(): void }
    | undefined
  let ignored = 0
  const ignore = () => {
    ignored += 1
  }

  function isApp({ source, origin }: WindowMessage): boolean {
    if (parent.ancestor !== undefined && parent.ancestor !== origin) return false
    return source === parent.source && source !== null && allowedOrigins.includes(origin)
  }

  function bindEnvelope(origin: string): ServedRequests {
    const post = (message: object) => parent.post(message, origin)
    const requests = serveRequests({ handlers, results, clock, version: undefined, reply: post, onIgnored: ignore })
    bound = { origin, requests, post, close: requests.stop }
    return requests
  }

  function takeEnvelope(message: WindowMessage): void {
    if (!isApp(message) || (bound && bound.origin !== message.origin)) return void ignore()
    const requests = bound?.requests ?? bindEnvelope(message.origin)
    requests.take(message.data)
  }

  function takeInit(message: WindowMessage, spoken: readonly FrameProtocol[]): void {
    const [port] = message.ports
    const taken = takeMessage(message.data)
    const init = z.safeParse(schema, 'value' in taken ? taken.value : undefined).data
    if (bound || !isApp(message) || message.ports.length !== 1 || !port || !init) return void ignore()
    const answer = (ready: ReadyMessage) => port.postMessage(ready)
    const common = spoken.filter((version) => init.versions.includes(version))
    if (common.length === 0) {
      answer({ t: 'version_unsupported', min: Math.min(...spoken), max: Math.max(...spoken) })
      return void port.close()
    }
    const version: FrameProtocol = common.includes(5) ? 5 : 4
    const post = (reply: object) => port.postMessage({ v: version, ...reply })
    const requests = serveRequests({ handlers, results, clock, version, reply: post, onIgnored: ignore })
    const onMessage = ({ data }: MessageEvent) => requests.take(data)
    port.addEventListener('message', onMessage)
    port.addEventListener('messageerror', ignore)
    bound = {
      origin: message.origin,
      requests,
      post,
      close() {
        requests.stop()
        port.removeEventListener('message', onMessage)
        port.removeEventListener('messageerror', ignore)
        port.close()
      },
    }
    port.start()
    answer({ t: 'ready', v: version, nonce: init.nonce, build })
  }

  const unlisten = parent.listen((message) => (isEnvelope ? takeEnvelope(message) : takeInit(message, versions)))
  // Only the one of these that the parent is at gets it.
  if (isEnvelope) for (const origin of allowedOrigins) parent.post(writeNotice('READY', { version: build }), origin)

  return {
    origin: () => bound?.origin,
    ignored: () => ignored,
    hint: (token) => bound?.post(writeNotice('SESSION_UPDATE', { token })),
    stop() {
      unlisten()
      bound?.close()
      bound = undefined
    },
  }
}
