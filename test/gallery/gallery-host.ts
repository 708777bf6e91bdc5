import { browserHost, type Clock, type Host } from '../../runtime/core/host.js'
import { type GalleryDevice, galleryLinks } from './gallery-links.js'
import { onceShown } from './once-shown.js'

/** What a state of the gallery says about its surroundings. */
export interface Surroundings {
  /** Milliseconds that have passed since the screen came in; later moments never come. */
  readonly elapsedMs?: number
  /** Whether time passes as it does; with `waits` short waits end, and the time that is told stands still. */
  readonly isLive?: boolean | 'waits'
  readonly isMobile?: boolean
  readonly device?: GalleryDevice
  /** What earlier visits left in the kit's storage, by name. */
  readonly saved?: Readonly<Record<string, unknown>>
  /** Wallets used before. */
  readonly recent?: readonly { readonly id: string; readonly rdns?: string; readonly name: string }[]
  /** Answers requests, given the JSON they carry; nothing does when left out. */
  readonly fetch?: (url: URL, body?: unknown) => Promise<Response>
  /** The browser opens no window. */
  readonly blocksWindows?: boolean
  /** Whether `fetch` also answers what the project has switched off. */
  readonly tellsSwitches?: boolean
}

/** A clock that stands still: what lies within `elapsedMs` has happened, the rest never will. */
export function stillClock(elapsedMs = 0): Clock {
  return {
    now: () => 1_700_000_000_000,
    sleep: (ms, signal) =>
      new Promise((resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason), { once: true })
        if (signal?.aborted) return reject(signal.reason)
        // Once the view is drawn, so that the code of the modal and of the view counts as having been in time.
        if (ms > elapsedMs) return
        const stop = onceShown(document, drawnView, () => resolve())
        signal?.addEventListener('abort', stop, { once: true })
      }),
  }
}

/** From this many milliseconds on what is said of a wait changes. */
const LONG_MS = 3_000

/** The clock of the browser; with `waits` the time that it tells stands still, and long waits never end. */
function liveClock(isLive: true | 'waits'): Clock {
  const { clock } = browserHost()
  if (isLive === true) return clock
  const still = stillClock()
  return { now: still.now, sleep: (ms, signal) => (ms < LONG_MS ? clock : still).sleep(ms, signal) }
}

const drawnView = '[data-mk] .mk-view > :not(.mk-spinner, .mk-hidden)'

/** A host that stands still at one moment, so that a state can be looked at as long as one likes. */
export function galleryHost(
  {
    elapsedMs,
    isLive = false,
    isMobile = false,
    device = 'desktop',
    recent = [],
    saved = {},
    fetch = noNetwork,
    tellsSwitches = false,
    blocksWindows = false,
  }: Surroundings,
  clock: Clock = isLive ? liveClock(isLive) : stillClock(elapsedMs),
): Host {
  const stored = new Map(Object.entries(saved).map(([name, value]) => [`@modal-kit/1/${name}`, JSON.stringify(value)]))
  return {
    clock,
    storage: {
      get: (key) => stored.get(key) ?? (key.endsWith('/recent') ? JSON.stringify(recent) : null),
      set: (key, value) => void stored.set(key, value),
      watch: () => () => {},
    },
    http: {
      async fetch(input, init) {
        const url = new URL(input instanceof Request ? input.url : input)
        // The project has switched nothing off, unless a state says so.
        const response = url.pathname === switchesPath && !tellsSwitches ? allOn() : await fetch(url, bodyOf(init))
        // For measurements of how long it takes until it is seen.
        performance.mark(url.pathname)
        return response
      },
    },
    page: {
      on: () => () => {},
      emit() {},
      injected: () => undefined,
      isMobile: () => isMobile,
    },
    links: galleryLinks(device),
    windows: {
      open: () => (blocksWindows ? null : { isClosed: false, lead() {}, onMessage: () => () => {}, close() {} }),
    },
    // Locks of the browser are shared by all pages of this origin: a state that is shown elsewhere holds none of this one.
    tabs: null,
    log() {},
  }
}

const switchesPath = '/appkit/v1/config'

function bodyOf(init: RequestInit | undefined): unknown {
  return typeof init?.body === 'string' ? JSON.parse(init.body) : undefined
}

function allOn(): Response {
  const features = ['activity', 'multi_wallet', 'onramp', 'social_login', 'swap'].map((id) => ({
    id,
    isEnabled: true,
    config: null,
  }))
  return Response.json({ features })
}

function noNetwork(): Promise<Response> {
  return Promise.reject(new Error('the gallery has no network'))
}
