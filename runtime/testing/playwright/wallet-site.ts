import type { BrowserContext, Frame } from '@playwright/test'
import { browserHost } from '../../core/host.js'
import { type ServedFrame, serveFrame, type WindowMessage } from '../../frame/serve-frame.js'
import { createDevWallet, type DevWallet, type DevWalletOptions } from '../dev-wallet.js'
import { createFakeSite, type FakeSite, type FakeSiteOptions } from '../frame/fake-site.js'
import { localChains } from './local-chains.js'
import { loginInWindow, type SiteAct, type SiteEvent, type SiteScript, siteInPage } from './site-in-page.js'

/** What the site of the embedded wallet is played with; the chains of `modal-kit dev` when nothing is said. */
export interface WalletSiteOptions extends Omit<FakeSiteOptions, 'wallet' | 'origin'> {
  /** `services.frame` of the app; that of `modal-kit dev` when left out. */
  readonly url?: string
  /** Origins of the app and of pages around it, which alone are served; every page on this machine when left out. */
  readonly origins?: readonly string[]
  /** The port of our own protocol, or window messages alone (`protocol: 4` of the config). */
  readonly protocol?: 4 | 5
  /** Pages of providers cut their window off from the page that opened it, as some do (`Cross-Origin-Opener-Policy`). */
  readonly cutsOpener?: boolean
  readonly wallet?: Omit<Partial<DevWalletOptions>, 'storage' | 'clock'>
}

/**
 * What becomes of answers: they are `lost`, arrive `twice`, in the wrong order (`reversed`, those of a quarter second), or
 * are `malformed`.
 */
export type SiteFault = 'lost' | 'twice' | 'reversed' | 'malformed'

/** Milliseconds in which answers are collected, to be given in the wrong order. */
const COLLECT_MS = 250

type Kept = 'address' | 'chainId' | 'calls' | 'behave' | 'pending' | 'approveNext' | 'rejectNext'

/** The site of the embedded wallet, held by the test: no server is asked, and what it knows outlives a reload. */
export interface WalletSite extends Omit<FakeSite, 'handlers' | 'visit'>, Pick<DevWallet, Kept> {
  /** Tells the open pages that the session may have changed. */
  hint(token?: string): void
  /** What becomes of the site's answers from now on; nothing where it is left out. */
  distort(how?: SiteFault): void
  /** Loads the frames of the open pages anew, as where the browser has ended their process. */
  restart(): Promise<void>
  /** Messages that were of no use: from others, malformed, or one introduction too many. */
  ignored(): number
}

const page = (script: string) =>
  `<!doctype html><meta charset="utf-8"><title>Test wallet</title><body style="font:16px system-ui;margin:0;display:grid;place-items:center;block-size:100vh;background:Canvas;color:CanvasText"><p>The test approves or rejects.</p><script>${script}</script>`

/** Serves the wallet's site to every page that the context opens from now on. It lives as long as the context. */
export async function putWalletSite(context: BrowserContext, options: WalletSiteOptions = {}): Promise<WalletSite> {
  const { url = 'http://wallet.localhost:8788/sdk', protocol = 5, origins, cutsOpener = false } = options
  const { origin } = new URL(url)
  const wallet = createDevWallet({ chains: localChains(), ...options.wallet })
  const { handlers, visit, ...site } = createFakeSite({ ...options, wallet, origin })
  const id = wallet.info.uuid.replaceAll('-', '')
  const script: SiteScript = { binding: `site${id}`, channel: `act${id}` }
  const open = new Map<Frame, ReturnType<typeof serveDocument>>()
  const kept = new Map<string, string>()
  const { clock } = browserHost()
  let fault: SiteFault | undefined
  let ignored = 0
  const isAllowed = (app: string) => origins?.includes(app) ?? isLocal(app)

  function serveDocument(frame: Frame, ancestors: readonly string[] | undefined) {
    // A page that gives its frames no referrer is not named.
    const nearest = ancestors?.[0] === 'null' ? undefined : ancestors?.[0]
    /** As the real site: it starts in no app that is in a page of another (SECURITY 2.2). */
    const isRefused = ancestors?.some((around) => around !== 'null' && !isAllowed(around)) ?? false
    const ports = new Map<number, MessagePort>()
    let isAlive = true
    let listener: ((message: WindowMessage) => void) | undefined
    let served: ServedFrame | undefined
    const act = (asked: SiteAct) =>
      // A frame that has gone on to another document does not hear of it.
      void frame
        .evaluate(
          ([channel, what]) => (window as unknown as Record<string, (what: unknown) => void>)[channel]?.(what),
          [script.channel, asked] as const,
        )
        .catch(() => {})
    const late: SiteAct[] = []
    const answer = (asked: Extract<SiteAct, { data: unknown }>) => {
      // What the two introduce themselves with has no type.
      if (typeof Object(asked.data).type !== 'string' || !fault) return act(asked)
      if (fault === 'malformed') act({ ...asked, data: { ...Object(asked.data), payload: 7 } })
      if (fault === 'reversed' && late.push(asked) === 1)
        clock.sleep(COLLECT_MS).then(() => {
          for (const each of late.splice(0).reverse()) act(each)
        })
      if (fault === 'twice') for (const each of [asked, asked]) act(each)
    }
    /** The end of a port that the site here holds; what goes in comes out in the page. */
    const portOf = (port: number) => {
      const { port1, port2 } = new MessageChannel()
      port2.onmessage = ({ data }) => answer({ type: 'port', port, data })
      ports.set(port, port2)
      return port1
    }
    const begin = (from: string) => {
      if (isRefused) return
      served ??= serveFrame({
        parent: {
          source: 'parent',
          ancestor: nearest,
          listen(hear) {
            listener = hear
            return () => {
              listener = undefined
            }
          },
          post: (data, target) => answer({ type: 'post', data, origin: target }),
        },
        allowedOrigins: origins ?? [from],
        versions: protocol === 4 ? 'envelope' : [5, 4],
        handlers,
        storage: { get: (key) => kept.get(key) ?? null, set: (key, value) => void (isAlive && kept.set(key, value)) },
        clock,
        build: 'test',
      })
    }
    return {
      begin,
      take(event: SiteEvent) {
        if (event.type === 'port') ports.get(event.port)?.postMessage(event.data)
        if (event.type !== 'message') return
        if (isRefused || (!origins && !isLocal(event.origin))) {
          ignored += 1
          return
        }
        begin(event.origin)
        const { origin: from, data, isParent } = event
        listener?.({ source: isParent ? 'parent' : null, origin: from, data, ports: event.ports.map(portOf) })
      },
      hint: (token: string) => served?.hint(token),
      stop() {
        // What a document that is gone still runs is of no effect.
        isAlive = false
        ignored += served?.ignored() ?? 0
        served?.stop()
        for (const port of ports.values()) port.close()
      },
      ignored: () => served?.ignored() ?? 0,
    }
  }

  await context.exposeBinding(script.binding, ({ frame }, event: SiteEvent) => {
    if (event.type === 'start') {
      open.get(frame)?.stop()
      const document = serveDocument(frame, event.ancestors)
      open.set(frame, document)
      // A site of window messages says by itself that it is ready.
      if (protocol === 4) for (const parent of origins ?? [originOf(frame.parentFrame())]) document.begin(parent)
    } else open.get(frame)?.take(event)
  })
  context.on('close', () => {
    for (const document of open.values()) document.stop()
  })
  await context.route(`${origin}/**`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      headers: {
        'cross-origin-resource-policy': 'cross-origin',
        'cross-origin-embedder-policy': 'require-corp',
        ...(origins && { 'content-security-policy': `frame-ancestors ${origins.join(' ')}` }),
      },
      body: page(`(${siteInPage})(${JSON.stringify(script)})`),
    }),
  )
  // The route that is named last is asked first.
  const visiting = `visit${id}`
  await context.exposeBinding(visiting, (_, href: string) => visit(href))
  const inWindow = page(`(${loginInWindow})(${JSON.stringify({ binding: visiting, tellsOpener: protocol === 4 })})`)
  const loginHeaders = cutsOpener ? { 'cross-origin-opener-policy': 'same-origin' } : {}
  await context.route(`${origin}/login/**`, (route) =>
    route.fulfill({ contentType: 'text/html', headers: loginHeaders, body: inWindow }),
  )

  return {
    ...site,
    address: wallet.address,
    chainId: wallet.chainId,
    calls: wallet.calls,
    behave: wallet.behave,
    pending: wallet.pending,
    approveNext: wallet.approveNext,
    rejectNext: wallet.rejectNext,
    hint(token = 'session') {
      for (const document of open.values()) document.hint(token)
    },
    distort(how) {
      fault = how
    },
    async restart() {
      await Promise.all([...open.keys()].map((frame) => frame.evaluate(() => window.location.reload()).catch(() => {})))
    },
    ignored: () => ignored + [...open.values()].reduce((sum, document) => sum + document.ignored(), 0),
  }
}

function originOf(frame: Frame | null): string {
  return frame ? new URL(frame.url()).origin : 'null'
}

function isLocal(origin: string): boolean {
  return /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\]|[\w.-]+\.localhost)(:\d+)?$/.test(origin)
}
