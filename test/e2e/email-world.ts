import type { Browser, BrowserContext, Page } from 'playwright'
import { onTestFinished } from 'vitest'
import { putWalletSite, type WalletSite, type WalletSiteOptions } from '../../runtime/testing/playwright/wallet-site.js'
import { startLocalChain } from '../setup/local-backend.js'
import { type Served, serve } from '../setup/serve.js'
import { connectBrowser, sharedHost, walletScript } from './shared.js'

/** A host that signs and sends with what the hooks give. */
const hostPage = `import { ConnectButton } from 'create-modal-kit/react'
import { StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { ModalKit, useAccount, useDisconnect, useNetwork, useProvider } from './modal-kit/index.js'
import './modal-kit/modal-kit.css'

function Acts() {
  const account = useAccount()
  const provider = useProvider('eip155')
  const { network } = useNetwork()
  const disconnect = useDisconnect()
  const [said, setSaid] = useState('')
  const ask = (method: string, params: readonly unknown[]) => async () => {
    setSaid('waiting')
    try {
      setSaid(String(await provider?.request({ method, params })))
    } catch (cause) {
      setSaid('error ' + (cause as { code?: number }).code)
    }
  }
  const to = '0x000000000000000000000000000000000000dEaD'
  return (
    <main>
      <button type="button" data-do="sign" onClick={ask('personal_sign', ['0x68656c6c6f', account.address])}>Sign</button>
      <button type="button" data-do="send" onClick={ask('eth_sendTransaction', [{ from: account.address, to, value: '0xde0b6b3a7640000' }])}>Send</button>
      <button type="button" data-do="read" onClick={ask('eth_getBalance', [to, 'latest'])}>Read</button>
      <button type="button" data-do="evil" onClick={ask('eth_sign', [account.address, '0x00'])}>Evil</button>
      <button type="button" data-do="any" onClick={() => void ask((window as { method?: string }).method ?? '', [account.address, '0x00'])()}>Any</button>
      <button type="button" data-do="out" onClick={() => void disconnect()}>Out</button>
      <p data-is="said">{said}</p>
      <p data-is="address">{account.address}</p>
      <p data-is="status">{account.status}</p>
      <p data-is="network">{network?.name}</p>
    </main>
  )
}
const root = document.getElementById('root')
if (root) createRoot(root).render(<StrictMode><ModalKit><ConnectButton /><Acts /></ModalKit></StrictMode>)
`
/** The account of the test wallet: the first one of anvil. */
export const alice = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
/** Most that a busy machine takes for what a page waits for. */
const WAIT_MS = 40_000
/** Where the wallet is. */
export const site = 'http://wallet.localhost:8788'
/** SPEC §8. */
export const notLoaded = 'Network Error - Could not load embedded wallet'

/** An app with the embedded wallet, on a local chain. */
export interface EmailWorld {
  readonly chainUrl: string
  readonly served: Served
  /** The same app, for a site of window messages. */
  readonly envelope: Served
  /** The same app, whose policy keeps the wallet out. */
  readonly closed: Served
  /** Opens the app in a browser profile of its own, with the wallet's site played. */
  open(options?: WalletSiteOptions, at?: Served): Promise<Opened>
  visit(context: BrowserContext, at?: Served): Promise<Page>
  stop(): Promise<void>
}

/** One browser profile. */
export interface Opened {
  readonly page: Page
  readonly wallet: WalletSite
  readonly context: BrowserContext
  /** Addresses of the wallet's site that were asked for. */
  readonly asked: readonly string[]
}

/** Builds the app and starts what it needs. The browser, that of the run when left out, is closed with it. */
export async function startEmailWorld(opened?: Browser): Promise<EmailWorld> {
  const chain = await startLocalChain()
  const chains = [{ id: 1, rpcUrl: chain.chain.url }] as const
  const options = {
    entry: 'main',
    chains,
    features: "{ email: true, socials: ['google', 'x', 'farcaster'] }",
    projectId: 'shop',
  } as const
  const files = { 'src/main.tsx': hostPage }
  const [port, window] = await Promise.all([
    sharedHost({ ...options, services: `{ frame: '${site}/sdk' }`, files }),
    sharedHost({ ...options, services: `{ frame: { url: '${site}/sdk', protocol: 4 } }`, files }),
  ])
  const script = await walletScript({ chains })
  const [served, envelope, closed] = await Promise.all([
    serve({ dir: port.dist, script }),
    serve({ dir: window.dist, script }),
    serve({ dir: port.dist, script, headers: { 'content-security-policy': "frame-src 'self'" } }),
  ])
  const browser = opened ?? (await connectBrowser())

  async function visit(context: BrowserContext, at: Served = served): Promise<Page> {
    const page = await context.newPage()
    page.setDefaultTimeout(WAIT_MS)
    await page.goto(at.origin)
    return page
  }

  return {
    chainUrl: chain.chain.url,
    served,
    envelope,
    closed,
    visit,
    async open(options_ = {}, at = served) {
      const context = await browser.newContext()
      // Also where a test fails: a page that floods would slow down those after it.
      onTestFinished(() => context.close())
      const asked: string[] = []
      context.on('request', (request) => {
        if (request.url().startsWith(site)) asked.push(request.url())
      })
      // Both packages of Playwright are of one version, and their types of two.
      const wallet = await putWalletSite(context as never, { ...options_, wallet: { chains, ...options_.wallet } })
      return { page: await visit(context, at), wallet, context, asked }
    },
    async stop() {
      await Promise.all([browser.close(), served.stop(), envelope.stop(), closed.stop()])
      await chain.stop()
    },
  }
}

/** Types an address into Connect, and submits it. */
export async function typeAddress(page: Page, address = 'alice@example.com'): Promise<void> {
  await page.click('[data-mk-button="connect"]')
  await page.locator('[data-mk-view="Connect"] input[type="email"]').fill(address)
  await page.keyboard.press('Enter')
}

/** The field for the code of the mail. */
export const codeField = (page: Page) =>
  page.locator('[data-mk-view="EmailVerifyOtp"] input[autocomplete="one-time-code"]')

/** What the host's page says. */
export const said = (page: Page) => page.locator('[data-is="said"]')

/** Waits until the page has the account, and a wallet that answers. */
export async function isIn(page: Page): Promise<void> {
  await page.locator('[data-is="status"]', { hasText: /^connected$/ }).waitFor()
  await page.locator('[data-is="address"]', { hasText: new RegExp(alice, 'i') }).waitFor()
}

/** Signs in by a code, from the page to the closed modal. */
export async function signIn(page: Page): Promise<void> {
  await typeAddress(page)
  await codeField(page).fill('123456')
  await isIn(page)
  await page.locator('dialog[open]').waitFor({ state: 'detached' })
}
