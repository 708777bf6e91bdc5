import type { Clock, Host, Page, RawStorage } from '../../runtime/core/host.js'

/** A clock that stands still until it is told. */
export interface FakeClock extends Clock {
  /** Moves time on by `ms`, fires what is due in order, and lets promises settle in between. */
  advance(ms: number): Promise<void>
  /** Sets it on or back by `ms` at once, as users and time servers do; sleeps take as long as they do. */
  jump(ms: number): void
  /** Sleeps that have not ended. */
  pending(): number
}

/** A page with an event target instead of a window. */
export interface FakePage extends Page {
  /** Globals a wallet put on the window; a getter may throw. */
  readonly globals: Record<string, unknown>
  /** Listeners that have not been removed. */
  listeners(): number
}

/** The disk of one browser profile, shared by its tabs. */
export interface FakeDisk {
  readonly data: Map<string, string>
  /** The storage as one tab sees it: what another tab writes arrives as an event. */
  tab(): FakeStorage
  /** Empties the disk, as "clear site data" does: every tab hears of it. */
  clear(): void
}

/** The storage of one tab. */
export interface FakeStorage extends RawStorage {
  /** Watches that are open. */
  watchers(): number
}

/** One line that would have gone to the console. */
export interface Logged {
  readonly level: 'warn' | 'error'
  readonly text: string
  readonly cause: unknown
}

/** What a test may say about the browser its code runs in. */
export interface FakeBrowser {
  readonly storage?: FakeStorage
  readonly isMobile?: boolean
  /** Answers requests; without it every request fails as it does offline. */
  readonly fetch?: (request: Request) => Promise<Response> | Response
}

/** A host whose every part is played. No global is stubbed. */
export interface FakeHost extends Host {
  readonly clock: FakeClock
  readonly page: FakePage
  readonly storage: FakeStorage
  readonly logged: readonly Logged[]
  /** URLs that were asked for. */
  readonly requests: readonly string[]
  /** Listeners, watches and timers that are still open: equal before and after means that nothing leaked. */
  open(): number
}

/** Makes the fake browser of every unit test of the runtime. */
export function fakeHost({ storage = fakeDisk().tab(), isMobile = false, fetch }: FakeBrowser = {}): FakeHost {
  const clock = fakeClock()
  const page = fakePage(isMobile)
  const logged: Logged[] = []
  const requests: string[] = []
  return {
    clock,
    page,
    storage,
    logged,
    requests,
    http: {
      async fetch(input, init) {
        const request = new Request(input, init)
        requests.push(request.url)
        if (!fetch) throw new TypeError('Failed to fetch')
        return fetch(request)
      },
    },
    log: (level, text, cause) => void logged.push({ level, text, cause }),
    open: () => clock.pending() + page.listeners() + storage.watchers(),
  }
}

/** Makes a clock that starts at `start` milliseconds since the epoch. */
export function fakeClock(start = 1_700_000_000_000): FakeClock {
  const timers = new Set<{ readonly at: number; readonly fire: () => void }>()
  let [time, jumped] = [start, 0]
  return {
    now: () => time + jumped,
    jump(ms) {
      jumped += ms
    },
    sleep(ms, signal) {
      return new Promise((resolve, reject) => {
        if (signal?.aborted) return reject(signal.reason)
        const stop = () => {
          timers.delete(timer)
          reject(signal?.reason)
        }
        const timer = {
          at: time + ms,
          fire() {
            timers.delete(timer)
            signal?.removeEventListener('abort', stop)
            resolve()
          },
        }
        timers.add(timer)
        signal?.addEventListener('abort', stop, { once: true })
      })
    },
    async advance(ms) {
      const end = time + ms
      await settle()
      for (;;) {
        const [next] = [...timers].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)
        if (!next) break
        time = Math.max(time, next.at)
        next.fire()
        await settle()
      }
      time = end
    },
    pending: () => timers.size,
  }
}

/** Lets every promise that can settle do so. Nothing is waited for. */
export function settle(): Promise<void> {
  return new Promise((resolve) => setImmediate(() => setImmediate(resolve)))
}

/** Makes a page over an event target of its own. */
export function fakePage(isMobile = false): FakePage {
  const target = new EventTarget()
  const globals: Record<string, unknown> = {}
  let listeners = 0
  return {
    globals,
    listeners: () => listeners,
    on(type, listener) {
      target.addEventListener(type, listener)
      listeners += 1
      return () => {
        target.removeEventListener(type, listener)
        listeners -= 1
      }
    },
    emit: (event) => void target.dispatchEvent(event),
    injected: (name) => globals[name],
    isMobile: () => isMobile,
  }
}

/** Makes an empty disk, or one that holds `data` from an earlier visit. */
export function fakeDisk(data: ReadonlyMap<string, string> = new Map()): FakeDisk {
  const disk = new Map(data)
  const tabs = new Set<Set<(key: string | null) => void>>()

  function tell(key: string | null, self?: Set<unknown>): void {
    for (const watchers of tabs) {
      if (watchers !== self) for (const watcher of [...watchers]) watcher(key)
    }
  }
  return {
    data: disk,
    tab() {
      const own = new Set<(key: string | null) => void>()
      tabs.add(own)
      return {
        get: (key) => disk.get(key) ?? null,
        set(key, value) {
          // As in a browser: writing what is there already is no event.
          if (disk.get(key) === value) return
          disk.set(key, value)
          tell(key, own)
        },
        watch(onChange) {
          own.add(onChange)
          return () => own.delete(onChange)
        },
        watchers: () => own.size,
      }
    },
    clear() {
      disk.clear()
      tell(null)
    },
  }
}

/** Storage that a browser denies: nothing is kept, nothing throws. */
export function deniedStorage(): FakeStorage {
  return { get: () => null, set() {}, watch: () => () => {}, watchers: () => 0 }
}

/** A promise and what settles it, for answers that come late. */
export interface Later<T> {
  readonly promise: Promise<T>
  resolve(value: T): void
  reject(cause: unknown): void
}

/** Makes an answer that is not there yet. */
export function later<T = unknown>(): Later<T> {
  let settler: Pick<Later<T>, 'resolve' | 'reject'> | undefined
  const promise = new Promise<T>((resolve, reject) => {
    settler = { resolve, reject }
  })
  if (!settler) throw new Error('A promise calls its executor at once.')
  return { promise, ...settler }
}
