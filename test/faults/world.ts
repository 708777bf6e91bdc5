import type { Browser, BrowserContext, Page } from 'playwright'
import { createTestClient, http, publicActions, walletActions } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { testPrivateKey } from '../../runtime/testing/accounts.js'
import { putWalletSite, type WalletSite } from '../../runtime/testing/playwright/wallet-site.js'
import { localRouters } from '../../schema/services.data.js'
import { type ServedBackend, serveBackend } from '../backend/served-backend.js'
import { connectBrowser, sharedHost, walletScript } from '../e2e/shared.js'
import { type FailingRelay, startFailingRelay } from '../setup/failing-relay.js'
import { type HostileWallet, startHostileWallet } from '../setup/hostile-wallet.js'
import { type Served, serve } from '../setup/serve.js'
import { startTestAnvil } from '../setup/test-anvil.js'
import { type ChaosProxy, startChaosProxy } from './chaos-proxy.js'
import { countLive } from './count-live.js'

/** The wallet's account, which owns things on the seeded chain. */
export const alice = privateKeyToAccount(testPrivateKey)
/** The page of the embedded wallet, which each browser profile has one of. */
export const siteUrl = 'http://wallet.localhost:8788/sdk'
/** Owns nothing at first. */
export const bob = '0x00000000000000000000000000000000000B0b01'

/** Everything that a page of the matrix talks with, and what makes each of it fail. */
export interface World {
  readonly backend: ServedBackend
  /** In front of the backend. */
  readonly api: ChaosProxy
  /** In front of the first and the second node of chain 1, and of the one of chain 137. */
  readonly nodes: readonly [ChaosProxy, ChaosProxy, ChaosProxy]
  readonly relay: FailingRelay
  readonly phone: HostileWallet
  /** The site of the embedded wallet, as that browser profile has it. */
  siteOf(page: Page): WalletSite
  /** Opens a page of the app in a browser profile of its own, or in one that is there. `script` runs before the page's. */
  open(options?: { readonly script?: string; readonly context?: BrowserContext }): Promise<Page>
  chain(): ReturnType<typeof chainOf>
  stop(): Promise<void>
}

const page = `import { StrictMode, useState, useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.js'
import { ModalKit, useKit } from './modal-kit/index.js'
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

function Host() {
  const [isHere, setHere] = useState(true)
  return (
    <>
      <button type="button" data-do="mount" onClick={() => setHere(!isHere)}>{isHere ? 'Unmount' : 'Mount'}</button>
      {isHere && <ModalKit><App /><Shown /></ModalKit>}
    </>
  )
}
const root = document.getElementById('root')
if (root) createRoot(root).render(<StrictMode><Host /></StrictMode>)
`

/** Starts it all; free of faults. */
export async function startWorld(): Promise<World> {
  const [backend, polygon, relay] = await Promise.all([
    serveBackend({ kind: 'memory' }),
    startTestAnvil(137),
    startFailingRelay(),
  ])
  const [api, first, second, third] = await Promise.all([
    startChaosProxy(backend.url),
    startChaosProxy(backend.ethereum.url),
    startChaosProxy(backend.ethereum.url),
    startChaosProxy(polygon.url),
  ])
  const config = `import { defineConfig } from 'create-modal-kit/config'

export default defineConfig({
  projectId: 'local',
  walletConnectProjectId: '0123456789abcdef0123456789abcdef',
  app: { name: 'Host' },
  networks: [
    { network: 'mainnet', rpcUrls: ['${first.url}', '${second.url}'] },
    { network: 'polygon', rpcUrls: ['${third.url}'] },
  ],
  features: { email: true, socials: ['google', 'farcaster'], walletConnect: true, allWallets: true, activity: true, send: true, swaps: true, onramp: true },
  swap: { routers: { 'eip155:1': ${JSON.stringify(localRouters['eip155:1'])} } },
  services: { api: '${api.url}', images: '${api.url}', relay: '${relay.url}', frame: '${siteUrl}' },
})
`
  const { dist } = await sharedHost({
    entry: 'main',
    chains: [{ id: 1, rpcUrl: first.url }],
    files: { 'src/main.tsx': page, 'modal.config.ts': config },
  })
  const served: Served = await serve({
    dir: dist,
    script: await walletScript({
      chains: [
        { id: 1, rpcUrl: backend.ethereum.url },
        { id: 137, rpcUrl: polygon.url },
      ],
    }),
  })
  const browser: Browser = await connectBrowser()
  const sites = new WeakMap<BrowserContext, WalletSite>()
  const phone = await startHostileWallet(relay.url, '0123456789abcdef0123456789abcdef')
  return {
    backend,
    api,
    nodes: [first, second, third],
    relay,
    phone,
    siteOf(opened) {
      const site = sites.get(opened.context())
      if (!site) throw new Error('this browser profile was not opened by the world')
      return site
    },
    async open({ script, context } = {}) {
      const own = context ?? (await browser.newContext())
      if (!context) {
        // A browser in a machine without a network says that it is offline, and clients believe it.
        await own.addInitScript(() => Object.defineProperty(Navigator.prototype, 'onLine', { get: () => true }))
        await own.addInitScript(countLive)
        const rpc = [
          { id: 1, rpcUrl: backend.ethereum.url },
          { id: 137, rpcUrl: polygon.url },
        ] as const
        // Both packages of Playwright are of one version, and their types of two.
        sites.set(own, await putWalletSite(own as never, { url: siteUrl, social: 'ask', wallet: { chains: rpc } }))
      }
      if (script) await own.addInitScript(script)
      const opened = await own.newPage()
      opened.setDefaultTimeout(20_000)
      await opened.goto(`${served.origin}/`)
      await opened.waitForSelector('[data-fact="status"]')
      return opened
    },
    chain: () => chainOf(backend.ethereum.url),
    async stop() {
      await Promise.all([browser.close(), served.stop(), phone.stop()])
      await Promise.all([api, first, second, third].map((proxy) => proxy.stop()))
      await Promise.all([relay.stop(), polygon.stop(), backend.stop()])
    },
  }
}

function chainOf(url: string) {
  return createTestClient({ account: alice, mode: 'anvil', transport: http(url), pollingInterval: 50 })
    .extend(publicActions)
    .extend(walletActions)
}
