import type { Browser, BrowserContext, FrameLocator, Page } from 'playwright'
import { createTestClient, http, parseEther, publicActions } from 'viem'
import { type ServedBackend, serveBackend } from '../backend/served-backend.js'
import { type Served, serve } from '../setup/serve.js'
import { sharedHost } from './shared.js'
import { sitePage } from './site-page.js'

/** An app whose embedded wallet is that of the real backend, on local chains. */
export interface SiteApp {
  readonly backend: ServedBackend
  readonly served: Served
  visit(context: BrowserContext): Promise<Page>
  /** Mails to this address, the newest first. */
  mails(email: string): Promise<readonly SiteMail[]>
  /** Gives the address ether to spend. */
  fund(address: string): Promise<void>
  stop(): Promise<void>
}

/** A mail of the inbox. */
export interface SiteMail {
  readonly to: string
  readonly subject: string
  readonly text: string
}

/** Starts chains, backend and site, and builds the app. `more`: ids of EVM networks besides 1. */
export async function startSiteApp(more: readonly number[] = []): Promise<SiteApp> {
  const backend = await serveBackend({ kind: 'memory' }, more)
  const { ethereum, others, solana, frameUrl, inboxUrl } = backend
  const config = `import { defineConfig } from 'create-modal-kit/config'

export default defineConfig({
  projectId: 'local',
  app: { name: 'Meadow' },
  networks: [
    { network: 'mainnet', rpcUrls: ['${ethereum.url}'] },
${others.map(({ chainId, url }) => `    { network: '${chainId}', rpcUrls: ['${url}'] },\n`).join('')}    { network: '${solana.chainId}', rpcUrls: ['${solana.url}'] },
  ],
  features: { email: true },
  services: { api: '${backend.url}', images: '${backend.url}', frame: '${frameUrl}/sdk' },
})
`
  const { dist } = await sharedHost({
    entry: 'main',
    chains: [ethereum, ...others].map(({ chainId, url }) => ({ id: Number(chainId.slice(7)), rpcUrl: url })),
    files: { 'src/main.tsx': sitePage, 'modal.config.ts': config },
  })
  const served = await serve({ dir: dist })
  const chain = createTestClient({ mode: 'anvil', transport: http(ethereum.url) }).extend(publicActions)
  return {
    backend,
    served,
    async visit(context) {
      const opened = await context.newPage()
      opened.setDefaultTimeout(20_000)
      await opened.goto(served.origin)
      await opened.waitForSelector('[data-fact="status"]', { state: 'attached' })
      return opened
    },
    async mails(email) {
      const url = new URL(inboxUrl)
      url.pathname = '/inbox.json'
      const { mails } = (await (await fetch(url)).json()) as { readonly mails: readonly SiteMail[] }
      return mails.filter(({ to }) => to === email)
    },
    fund: (address) => chain.setBalance({ address: address as `0x${string}`, value: parseEther('10') }),
    async stop() {
      await served.stop()
      await backend.stop()
    },
  }
}

/** Opens a browser profile without a network of its own, which clients would believe. */
export async function siteProfile(
  browser: Browser,
  options: { readonly locale?: string } = {},
): Promise<BrowserContext> {
  const context = await browser.newContext(options)
  await context.addInitScript(() => Object.defineProperty(Navigator.prototype, 'onLine', { get: () => true }))
  return context
}

/** The frame of the wallet. */
export const walletFrame = (page: Page): FrameLocator => page.frameLocator('iframe[src*="/sdk"]')

/** Types an address into Connect, and submits it. */
export async function submitEmail(page: Page, email: string): Promise<void> {
  if ((await page.locator('dialog[data-mk][open]').count()) === 0) await page.click('[data-mk-button="connect"]')
  await page.locator('[data-mk-view="Connect"] input[type="email"]').fill(email)
  await page.keyboard.press('Enter')
}

/** The view that takes the code. */
export const codeOf = (page: Page) =>
  page.locator('[data-mk-view="EmailVerifyOtp"] input[autocomplete="one-time-code"]')

/** Waits until the account of eip155 is there, and gives its address. */
export async function addressOf(page: Page): Promise<string> {
  const shown = page.locator('[data-fact="address"]', { hasText: /^0x/ })
  await shown.waitFor({ state: 'attached' })
  await page.locator('[data-fact="status"]', { hasText: /^connected$/ }).waitFor({ state: 'attached' })
  return (await shown.textContent()) ?? ''
}
