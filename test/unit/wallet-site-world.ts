import type { WindowMessage } from '../../runtime/frame/serve-frame.js'
import type { DeviceStore } from '../../runtime/wallet-site/host-device.js'
import type { SitePage, SiteWords } from '../../runtime/wallet-site/host-page.js'
import { type Site, startSite } from '../../runtime/wallet-site/start-site.js'
import type { Logged } from './fakes.js'
import { type FakeClock, fakeClock } from './fakes.js'
import { app, init, playedPort } from './frame-site.js'
import { type CookieJar, type PlayedServer, playedServer } from './played-wallet-server.js'

/** The storage of a browser for the site. */
export interface SiteDisk {
  readonly store: DeviceStore
  /** What is kept; anything may be put there. */
  record: unknown
  /** Storage is denied from now on, or hangs. */
  fault: 'denied' | 'silent' | undefined
}

/** Makes an empty disk. */
export function siteDisk(): SiteDisk {
  const disk: SiteDisk = {
    record: undefined,
    fault: undefined,
    store: {
      async update(change) {
        if (disk.fault === 'denied') throw new DOMException('denied', 'SecurityError')
        if (disk.fault === 'silent') await new Promise(() => {})
        const next = change(disk.record)
        if (next !== undefined) disk.record = next
      },
    },
  }
  return disk
}

/** The settings that the document has. */
export const settings = {
  projectId: 'local',
  origins: [app, 'http://localhost:*'],
  name: 'Test wallet',
  build: 'b1',
  api: '/api/v1',
}

/** A document that is played. */
export interface PlayedPage extends SitePage {
  /** All that was shown, oldest first. */
  readonly shown: readonly SiteWords[]
  readonly styles: ReadonlyMap<string, string>
  /** Says something to the window of the document. */
  say(message: Partial<WindowMessage>): void
  listeners(): number
  reloads(): number
}

/** Makes a document in a frame of the app. */
export function playedPage(own: Partial<SitePage> = {}): PlayedPage {
  const listeners = new Set<(message: WindowMessage) => void>()
  const shown: SiteWords[] = []
  const styles = new Map<string, string>()
  const kept = new Map<string, string>()
  const parent = {}
  let reloads = 0
  return {
    origin: 'https://wallet.example',
    parent,
    isCredentialless: false,
    isSecure: true,
    language: 'de-AT',
    search: '?projectId=local&chainId=eip155:8453&version=4',
    ancestors: [app],
    settings: () => JSON.stringify(settings),
    listen(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    show: (words) => void shown.push(words),
    style(name, value) {
      if (value === undefined) styles.delete(name)
      else styles.set(name, value)
    },
    reload() {
      reloads += 1
    },
    tabStorage: { get: (key) => kept.get(key) ?? null, set: (key, value) => void kept.set(key, value) },
    shown,
    styles,
    say(message) {
      for (const listener of [...listeners])
        listener({ source: parent, origin: app, data: init, ports: [], ...message })
    },
    listeners: () => listeners.size,
    reloads: () => reloads,
    ...own,
  }
}

/** What a message is answered with: its outcome, and its payload. */
export type SiteReply = readonly [outcome: string, payload: unknown]

/** One document of the site, bound to the app. */
export interface SiteTab {
  readonly site: Site
  readonly page: PlayedPage
  readonly logged: readonly Logged[]
  /** Asks it one thing, and waits for the answer. */
  ask(name: string, payload?: unknown): Promise<SiteReply>
  /** Gives the open unsafe requests up. */
  abort(): void
}

/** A browser, the server, and documents of the site in it. */
export interface SiteWorld {
  readonly clock: FakeClock
  readonly server: PlayedServer
  readonly disk: SiteDisk
  /** Opens a document, to which the app introduces itself; what is told of either replaces what it has. */
  tab(page?: Partial<SitePage>, introduction?: Partial<WindowMessage>): SiteTab
  /** Opens one, and signs in there. */
  signedIn(): Promise<SiteTab>
}

/** Makes a browser that takes no cookies of the site, but for a jar. */
export function siteWorld(options: { readonly jar?: CookieJar; readonly ahead?: number } = {}): SiteWorld {
  const clock = fakeClock()
  const server = playedServer(clock, options.ahead)
  const disk = siteDisk()

  function tab(own: Partial<SitePage> = {}, introduction: Partial<WindowMessage> = {}): SiteTab {
    const page = playedPage(own)
    const logged: Logged[] = []
    const port = playedPort()
    let count = 0
    const site = startSite({
      page,
      store: disk.store,
      crypto,
      clock,
      http: { fetch: server.fetch(options.jar) },
      log: (level, text, cause) => void logged.push({ level, text, cause }),
    })
    page.say({ ports: [port.end], ...introduction })
    const post = (id: string, name: string, payload: unknown) =>
      port.post({ v: 5, id, type: `@w3m-app/${name}`, ...(payload !== undefined && { payload }) })
    return {
      site,
      page,
      logged,
      async ask(name, payload) {
        count += 1
        const id = `request-${count}`
        post(id, name, payload)
        const replyOf = () => port.replies.find((reply) => Object(reply).id === id)
        await until(() => replyOf() !== undefined)
        const { type, payload: answer } = Object(replyOf())
        return [type.replace(`@w3m-frame/${name}_`, ''), answer]
      },
      abort: () => post('abort', 'RPC_ABORT', undefined),
    }
  }

  return {
    clock,
    server,
    disk,
    tab,
    async signedIn() {
      const opened = tab()
      await signIn(opened, server)
      return opened
    },
  }
}

/** Signs in by e-mail, with the link of a new device where it is one. Gives what the last step was answered. */
export async function signIn({ ask }: SiteTab, server: PlayedServer): Promise<SiteReply> {
  const [, step] = await ask('CONNECT_EMAIL', { email: 'alice@example.com' })
  if (Object(step).action === 'CONNECT') return ['SUCCESS', step]
  if (Object(step).action === 'VERIFY_DEVICE') {
    server.approve()
    await ask('CONNECT_DEVICE')
  }
  return ask('CONNECT_OTP', { otp: '123456' })
}

/** Milliseconds that a busy machine may take. */
const PATIENCE_MS = 10_000

/** Waits for work of Web Cryptography, which takes turns that no clock counts. Throws after a while. */
export async function until(isDone: () => boolean): Promise<void> {
  const end = Date.now() + PATIENCE_MS
  while (!isDone()) {
    if (Date.now() > end) throw new Error('It did not happen.')
    await new Promise((resolve) => setImmediate(resolve))
  }
}
