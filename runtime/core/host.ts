import type { LinkPage } from './host-links.js'
import type { Tabs } from './host-tabs.js'
import type { PageWindows } from './host-windows.js'

/** Everything the kit did not make. The browser's own parts by default; tests pass fakes. */
export interface Host {
  readonly clock: Clock
  readonly storage: RawStorage
  readonly http: Http
  readonly page: Page
  /** Left out, the browser's own is fetched with the first screen that has links to other apps. */
  readonly links?: LinkPage
  /** Left out, the browser's own are fetched with what opens them. */
  readonly windows?: PageWindows
  /** Left out, the browser's own are fetched with what needs them; `null` where no tab knows of another. */
  readonly tabs?: Tabs | null
  readonly log: Log
}

/** Time. All durations are milliseconds. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number
  /** Resolves after `ms`; rejects with the signal's reason when it aborts first. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>
}

/** Text by key. Never throws: storage may be denied, full or absent. */
export interface RawStorage {
  get(key: string): string | null
  set(key: string, value: string): void
  /** Calls back when another tab writes; the returned function stops. */
  watch(onChange: (key: string | null) => void): () => void
}

/** The network. */
export interface Http {
  fetch(input: string | URL | Request, init?: RequestInit): Promise<Response>
}

/** The narrow view of the document that the runtime needs, so that flows never see `window`. */
export interface Page {
  /** Listens on the window; the returned function stops. */
  on(type: string, listener: (event: Event) => void): () => void
  /** Dispatches an event on the window. */
  emit(event: Event): void
  /** A global that a wallet put on the window, such as `ethereum`; `undefined` when there is none. */
  injected(name: string): unknown
  isMobile(): boolean
}

/** What developers see in the console. Nothing secret is ever passed. */
export type Log = (level: 'warn' | 'error', text: string, cause?: unknown) => void

/** The host seams over the real browser. Safe to call on a server: nothing is touched before the kit starts. */
export function browserHost(): Host {
  return {
    clock: { now: () => Date.now(), sleep },
    storage: localStore(),
    http: { fetch: (input, init) => fetch(input, init) },
    page: {
      on(type, listener) {
        window.addEventListener(type, listener)
        return () => window.removeEventListener(type, listener)
      },
      emit: (event) => void window.dispatchEvent(event),
      injected: (name) => (window as unknown as Record<string, unknown>)[name],
      isMobile: () => /android|iphone|ipad|mobile/i.test(navigator.userAgent),
    },
    log: (level, text, cause = '') => console[level](`[modal-kit] ${text}`, cause),
  }
}

function sleep(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer)
      reject(signal?.reason)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop)
      resolve()
    }, ms)
    if (signal?.aborted) stop()
    else signal?.addEventListener('abort', stop, { once: true })
  })
}

/** On a server, in private mode, with a full quota or in a blocked third-party context the session lives in memory only. */
function localStore(): RawStorage {
  const attempt = <T>(work: () => T, fallback: T): T => {
    try {
      return work()
    } catch {
      return fallback
    }
  }
  return {
    get: (key) => attempt(() => window.localStorage.getItem(key), null),
    set: (key, value) => attempt(() => window.localStorage.setItem(key, value), undefined),
    watch(onChange) {
      const listener = (event: StorageEvent) => onChange(event.key)
      window.addEventListener('storage', listener)
      return () => window.removeEventListener('storage', listener)
    },
  }
}
