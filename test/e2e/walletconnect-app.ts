import type { Browser } from 'playwright'
import {
  createWalletConnectPeer,
  type WalletConnectPeer,
} from '../../runtime/testing/walletconnect/walletconnect-peer.js'
import { type Served, serve } from '../setup/serve.js'
import { type HostPage, openHostPage } from './host-page.js'
import { connectBrowser, relayUrl, type SharedHostOptions, sharedHost } from './shared.js'

declare global {
  interface Window {
    /** The provider of the live account, as a library of the host would use it. */
    hostProvider?: { request(call: { readonly method: string; readonly params?: unknown }): Promise<unknown> }
  }
}

/** The host's page with what only a test looks at: the code that is shown, and the provider of the live account. */
const main = `import { StrictMode, useEffect, useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.js'
import { ModalKit, useKit, useProvider } from './modal-kit/index.js'
import './modal-kit/modal-kit.css'

function Shown() {
  const kit = useKit()
  const list = useSyncExternalStore((notify) => kit.registry.list.subscribe(notify), () => kit.registry.list.peek())
  const connector = list.find((item) => item.id === 'walletConnect')
  return connector ? <Code pairing={connector.pairing} /> : null
}

function Code({ pairing }) {
  const shown = useSyncExternalStore((notify) => pairing.subscribe(notify), () => pairing.peek())
  return <output data-fact="uri">{shown ? shown.uri : ''}</output>
}

function Provider() {
  const provider = useProvider('eip155')
  useEffect(() => {
    window.hostProvider = provider
  })
  return null
}

const root = document.getElementById('root')
if (root) createRoot(root).render(<StrictMode><ModalKit><App /><Shown /><Provider /></ModalKit></StrictMode>)
`

/** What a bench is made of. */
export interface WalletConnectBenchOptions extends Pick<SharedHostOptions, 'chains'> {
  /** The `connect` block of the config as source text; by default it has the wallet of a phone, with the id `phone`. */
  readonly connect?: string
  /** The relay; by default the one of the run. */
  readonly relay?: string
}

/** A built host app with WalletConnect, a relay, the browser, and a wallet of its own at the other end. */
export interface WalletConnectBench {
  readonly relay: { readonly url: string }
  readonly served: Served
  readonly browser: Browser
  readonly peer: WalletConnectPeer
  stop(): Promise<void>
}

/** The project that the relay is told, which is not that of the app. */
export const walletConnectProject = '0123456789abcdef0123456789abcdef'

const phone = "{ customWallets: [{ id: 'phone', name: 'Phone Wallet', mobile_link: 'phonewallet://' }] }"

/** Starts it all. Rejects with what went wrong. */
export async function walletConnectBench(options: WalletConnectBenchOptions): Promise<WalletConnectBench> {
  const { chains, connect = phone } = options
  const url = options.relay ?? (await relayUrl())
  const { dist } = await sharedHost({
    entry: 'main',
    chains,
    features: '{ walletConnect: true }',
    services: `{ relay: '${url}' }`,
    lines: `connect: ${connect}, walletConnectProjectId: '${walletConnectProject}',`,
    files: { 'src/main.tsx': main },
  })
  const served = await serve({ dir: dist })
  const browser = await connectBrowser()
  const [mainnet, polygon, base] = chains
  if (!mainnet || !polygon || !base) throw new Error('The test chains are three.')
  const peer = await createWalletConnectPeer({ relayUrl: url, chains: [mainnet, polygon, base] })
  return {
    relay: { url },
    served,
    browser,
    peer,
    async stop() {
      await Promise.all([browser.close(), served.stop(), peer.stop()])
    },
  }
}

/** The page of such an app. */
export interface WalletConnectPage extends HostPage {
  /** Opens the modal and chooses WalletConnect; gives the code that is shown. */
  code(): Promise<string>
  /** What the provider of the live account answers; rejects with its code. */
  ask(method: string, params?: unknown): Promise<unknown>
  /** URLs asked for so far that are not of the page itself. */
  readonly elsewhere: readonly string[]
}

/** Opens the app. A browser in a machine without a network says that it is offline, and the client believes it. */
export async function openWalletConnectPage(browser: Browser, origin: string): Promise<WalletConnectPage> {
  const host = await openHostPage(browser, 'about:blank#')
  const { page } = host
  const elsewhere: string[] = []
  page.on('request', (request) => {
    const url = request.url()
    if (!url.startsWith('data:') && !url.startsWith(`${origin}/`)) elsewhere.push(url)
  })
  page.on('websocket', (socket) => elsewhere.push(socket.url()))
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'onLine', { get: () => true }))
  await page.goto(`${origin}/`)
  return {
    ...host,
    elsewhere,
    async code() {
      await page.click('[data-mk-button="connect"]')
      await page.click('[data-mk-wallet="walletConnect"]')
      await host.shows('uri', /^wc:/)
      return host.fact('uri')
    },
    ask: (method, params = []) =>
      page.evaluate(
        (call) =>
          window.hostProvider
            ?.request(call)
            .catch((error: { code?: unknown }) => Promise.reject(new Error(`code ${error.code}`))),
        { method, params },
      ),
  }
}
