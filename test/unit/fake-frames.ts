import type { WalletFrame, WalletFrames } from '../../runtime/core/host-iframe.js'
import type { ParentWindow, WindowMessage } from '../../runtime/frame/serve-frame.js'

/** Hands on what the frame says: later, twice, changed, or not at all. */
export type Tap = (message: unknown, deliver: (message: unknown) => void) => void

/** How the fake page and its frames behave. */
export interface FakeFramesOptions {
  /** The origin of the page. */
  readonly origin?: string
  /** Runs each document of the wallet's site; gives what ends it. Left out, a document loads and is silent. */
  readonly site?: (parent: ParentWindow) => { stop(): void }
  /** `never`: the network hangs. `blocked`: the policy of the page keeps it out. */
  readonly load?: 'always' | 'never' | 'blocked'
  /** Stands between the documents and the page. */
  readonly tap?: Tap
}

/** One frame that was opened. */
export interface FakeFrame {
  readonly url: string
  readonly title: string
  /** Documents that were loaded in it. */
  loads(): number
  isShown(): boolean
  isInPage(): boolean
  /** Escape. */
  cancel(): void
  /** The document loads anew by itself. */
  restart(): void
  /** Something else posts to the window of the document. */
  intrude(message: Partial<WindowMessage>): void
  /** The window of the document posts to the page, past any port. */
  say(data: unknown, from: string): void
}

/** Frames of a page that is played. */
export interface FakeFrames extends WalletFrames {
  /** All that were opened. */
  readonly opened: readonly FakeFrame[]
  /** The last that was opened. */
  last(): FakeFrame
  /** How documents that come next behave. */
  set(options: FakeFramesOptions): void
  /** Frames in the page and ports of the page that are not closed. */
  leftovers(): number
  /** Everything that the page has posted to frames, or on ports. */
  readonly posted: readonly unknown[]
}

/** Makes a page without frames. Messages are copied, and arrive a microtask later. */
export function fakeFrames(first: FakeFramesOptions = {}): FakeFrames {
  let options = first
  const pageOrigin = first.origin ?? 'https://app.example'
  const opened: (FakeFrame & { readonly isInPage: () => boolean })[] = []
  const ports = new Set<object>()
  const posted: unknown[] = []
  let ids = 0
  const tap: Tap = (message, deliver) => (options.tap ? options.tap(message, deliver) : deliver(message))

  function channel() {
    const [port1, port2] = portPair({
      onPost: (message) => posted.push(message),
      onClose: (port) => ports.delete(port),
      tap,
    })
    ports.add(port1)
    return { port1, port2 }
  }

  function open({ url, title }: { readonly url: string; readonly title: string }): WalletFrame {
    const { origin } = new URL(url)
    const pageWindow = {}
    const loaded: (() => void)[] = []
    const blocked: ((directive: string) => void)[] = []
    const heard: { readonly from: string; readonly listener: (data: unknown) => void }[] = []
    let document:
      | { readonly listeners: Set<(message: WindowMessage) => void>; readonly ports: MessagePort[]; end(): void }
      | undefined
    let [loads, isShown, isInPage] = [0, false, false]
    let onCancel = () => {}

    const say = (data: unknown, from: string) => {
      if (isInPage) for (const { from: each, listener } of heard) if (each === from) listener(data)
    }

    function start(): void {
      document?.end()
      document = undefined
      queueMicrotask(() => {
        if (!isInPage || options.load === 'never') return
        if (options.load === 'blocked') for (const listener of blocked) listener('frame-src')
        else run()
        for (const listener of loaded) listener()
      })
    }

    function run(): void {
      loads += 1
      const listeners = new Set<(message: WindowMessage) => void>()
      const own = { listeners, ports: [] as MessagePort[], end: () => {} }
      document = own
      const served = options.site?.({
        source: pageWindow,
        listen(listener) {
          listeners.add(listener)
          return () => listeners.delete(listener)
        },
        post(message, target) {
          const copy = structuredClone(message)
          if (target !== pageOrigin) return
          queueMicrotask(() => tap(copy, (data) => document === own && say(data, origin)))
        },
      })
      own.end = () => {
        listeners.clear()
        // A document that is gone says nothing more.
        for (const port of own.ports) port.close()
        served?.stop()
      }
    }

    const frame: FakeFrame = {
      url,
      title,
      loads: () => loads,
      isShown: () => isShown,
      isInPage: () => isInPage,
      cancel: () => onCancel(),
      restart: start,
      intrude(message) {
        const whole = { source: {}, origin: 'https://evil.example', data: undefined, ports: [], ...message }
        for (const listener of document?.listeners ?? []) listener(whole)
      },
      say,
    }
    opened.push(frame)
    return {
      onLoad(listener) {
        loaded.push(listener)
        if (isInPage) return
        isInPage = true
        start()
      },
      onBlocked: (listener) => void blocked.push(listener),
      onMessage: (from, listener) => void heard.push({ from, listener }),
      post(message, target, transferred = []) {
        posted.push(message)
        const data = structuredClone(message)
        const own = document
        if (target !== origin || !own) return
        own.ports.push(...transferred)
        queueMicrotask(() => {
          for (const listener of [...own.listeners])
            listener({ source: pageWindow, origin: pageOrigin, data, ports: transferred })
        })
      },
      reload: start,
      show(cancelled) {
        onCancel = cancelled
        isShown = true
      },
      hide() {
        isShown = false
      },
      remove() {
        isInPage = false
        document?.end()
        document = undefined
      },
    }
  }

  return {
    origin: pageOrigin,
    channel,
    openWindow: () => true,
    id() {
      ids += 1
      return `00000000-0000-4000-8000-${`${ids}`.padStart(12, '0')}`
    },
    open,
    opened,
    last() {
      const frame = opened.at(-1)
      if (!frame) throw new Error('No frame was opened.')
      return frame
    },
    set(next) {
      options = { ...options, ...next }
    },
    leftovers: () => ports.size + opened.filter((frame) => frame.isInPage()).length,
    posted,
  }
}

interface PortPairDeps {
  onPost(message: unknown): void
  onClose(port: object): void
  readonly tap: Tap
}

/** Two ends that deliver by microtasks. The first is the page's. */
function portPair({ onPost, onClose, tap }: PortPairDeps): readonly [MessagePort, MessagePort] {
  const make = () => ({ listeners: new Set<(event: MessageEvent) => void>(), isClosed: false })
  const [one, two] = [make(), make()]

  function port(own: typeof one, other: typeof one, pass: Tap): MessagePort {
    const made = {
      addEventListener(type: string, listener: (event: MessageEvent) => void) {
        if (type === 'message') own.listeners.add(listener)
      },
      removeEventListener(_: string, listener: (event: MessageEvent) => void) {
        own.listeners.delete(listener)
      },
      start() {},
      postMessage(message: unknown) {
        const copy: unknown = structuredClone(message)
        if (own === one) onPost(message)
        if (own.isClosed || other.isClosed) return
        queueMicrotask(() =>
          pass(copy, (data) => {
            if (other.isClosed) return
            for (const listener of [...other.listeners]) listener(new MessageEvent('message', { data }))
          }),
        )
      },
      close() {
        own.isClosed = true
        own.listeners.clear()
        onClose(made)
      },
    }
    // The rest of a port is not used.
    return made as unknown as MessagePort
  }
  return [port(one, two, (message, deliver) => deliver(message)), port(two, one, tap)]
}
