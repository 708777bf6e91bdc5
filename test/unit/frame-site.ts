import type { FrameProtocol } from '../../runtime/frame/messages.js'
import { serveFrame, type WindowMessage } from '../../runtime/frame/serve-frame.js'
import type { FrameHandlers } from '../../runtime/frame/serve-requests.js'
import { fakeClock } from './fakes.js'

/** The origin of the app. */
export const app = 'https://app.example'
/** How it introduces itself. */
export const init = { t: 'init', versions: [5, 4], projectId: 'p', sdk: 'kit-0', nonce: 'n1' }
/** The payload of a request that signs. */
export const sign = { method: 'personal_sign', params: ['0x00'] }

/** What the site is served with. */
export interface SiteOptions {
  readonly versions?: readonly FrameProtocol[] | 'envelope'
  readonly handlers?: FrameHandlers
  readonly stored?: Map<string, string>
  /** What the browser says of the origin of the parent. */
  readonly ancestor?: string
}

/** The site in a window that is played, and the app's end of a port. */
export function playedSite({ versions = [5, 4], handlers = {}, stored = new Map(), ancestor }: SiteOptions = {}) {
  const clock = fakeClock()
  const parent = {}
  const posted: unknown[] = []
  let hear: (message: WindowMessage) => void = () => {}
  const served = serveFrame({
    parent: {
      source: parent,
      ancestor,
      listen(listener) {
        hear = listener
        return () => {
          hear = () => {}
        }
      },
      post: (message, origin) => void posted.push({ message, origin }),
    },
    allowedOrigins: [app],
    versions,
    handlers,
    storage: { get: (key) => stored.get(key) ?? null, set: (key, value) => void stored.set(key, value) },
    clock,
    build: 'b1',
  })
  const say = (message: Partial<WindowMessage> = {}) =>
    hear({ source: parent, origin: app, data: init, ports: [], ...message })
  return { clock, served, posted, stored, say }
}

/** One end of a port, and all that came out of the other. */
export function playedPort() {
  const replies: unknown[] = []
  const listeners = new Set<(event: MessageEvent) => void>()
  let isClosed = false
  const end = {
    addEventListener: (type: string, listener: (event: MessageEvent) => void) =>
      type === 'message' && listeners.add(listener),
    removeEventListener: (_: string, listener: (event: MessageEvent) => void) => listeners.delete(listener),
    start() {},
    postMessage: (message: unknown) => void replies.push(structuredClone(message)),
    close() {
      isClosed = true
    },
  }
  return {
    end: end as unknown as MessagePort,
    replies,
    post(data: unknown) {
      for (const listener of [...listeners]) listener(new MessageEvent('message', { data }))
    },
    isClosed: () => isClosed,
    listeners: () => listeners.size,
  }
}

/** A site that is bound, and a way to ask it. */
export function boundSite(options: SiteOptions = {}) {
  const made = playedSite(options)
  const one = playedPort()
  made.say({ ports: [one.end] })
  const ask = (id: string, name: string, payload?: unknown) => one.post({ v: 5, id, type: `@w3m-app/${name}`, payload })
  /** Replies after the handshake, without what all of them have. */
  const replies = () =>
    one.replies.slice(1).map((each) => {
      const { id, type, payload } = each as { id: string; type: string; payload: unknown }
      return [id, type.replace('@w3m-frame/', ''), payload]
    })
  return { ...made, ...one, ask, replies }
}
