import { address, createSolanaRpc } from '@solana/web3.js'
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { settingsOfSolana } from '../../cli/stack/chain-settings.js'
import { startSolana } from '../../cli/stack/solana/start-solana.js'
import { putSolanaWallet } from '../../runtime/testing/playwright/page-solana-wallet.js'
import { atSandboxSeller } from '../../runtime/testing/playwright/sandbox-seller.js'
import { freePort } from '../setup/free-port.js'
import { linkedApp } from '../setup/linked-app.js'
import { serveBackend } from '../setup/running-backend.js'
import { type Served, serve } from '../setup/serve.js'
import { connectBrowser } from './shared.js'

const main = `import { ConnectButton } from 'create-modal-kit/react'
import { createRoot } from 'react-dom/client'
import { ModalKit } from './modal-kit/index.js'
import './modal-kit/modal-kit.css'

const root = document.getElementById('root')
if (root) createRoot(root).render(<ModalKit><ConnectButton /></ModalKit>)
`

type Cluster = NonNullable<Awaited<ReturnType<typeof startSolana>>['solana']>
const stops: (() => Promise<unknown>)[] = []
let cluster: Cluster
let served: Served
let isolated: Served
let browser: Awaited<ReturnType<typeof connectBrowser>>

beforeAll(async () => {
  const svm = await startSolana({ port: 0, signal: new AbortController().signal })
  stops.push(svm.stop)
  if (!svm.solana) throw new Error(`There is no local Solana: ${JSON.stringify(svm.missing)}`)
  cluster = svm.solana
  const port = await freePort()
  const publicUrl = `http://127.0.0.1:${port}`
  const config = `import { defineConfig } from 'create-modal-kit/config'

export default defineConfig({
  projectId: 'shop',
  app: { name: 'Host' },
  networks: [{ network: '${cluster.chainId}', rpcUrls: ['${cluster.url}'] }],
  services: { api: '${publicUrl}', images: '${publicUrl}' },
  features: { onramp: true },
})
`
  const app = await linkedApp({
    name: 'buy-solana',
    kit: inject('kit'),
    files: { 'src/main.tsx': main, 'modal.config.ts': config },
  })
  stops.push(app.remove)
  const { code, stderr } = await app.kit(['generate'])
  expect(code, stderr).toBe(0)
  const { dist } = await app.build()
  served = await serve({ dir: dist })
  isolated = await serve({ dir: dist, headers: { 'cross-origin-opener-policy': 'same-origin' } })
  stops.push(served.stop, isolated.stop)
  const backend = await serveBackend({
    chains: [settingsOfSolana(cluster)],
    origins: [served.origin, isolated.origin],
    settings: { port, publicUrl, hosts: [`127.0.0.1:${port}`], providers: { sandboxOnramp: true } },
  })
  stops.push(backend.stop)
  browser = await connectBrowser()
  stops.push(() => browser.close())
})
afterAll(async () => {
  for (const stop of stops.reverse()) await stop()
})

interface Opening {
  readonly context?: BrowserContext
  readonly options?: BrowserContextOptions
  readonly at?: Served
}

/** A page with a connected wallet, whose form is filled in. */
async function open({ context, options, at = served }: Opening = {}) {
  const isMain = cluster.chainId === 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
  const chain = isMain ? ('solana:mainnet' as const) : ('solana:devnet' as const)
  const own = context ?? (await browser.newContext(options))
  if (!context) wallet = await putSolanaWallet(own, { clusters: [{ chain, rpcUrl: cluster.url }] })
  const page = await own.newPage()
  page.setDefaultTimeout(30_000)
  await page.goto(at.origin)
  if (!context) {
    await page.click('[data-mk-button="connect"]')
    await page.click('[data-mk-wallet="Test Wallet"]')
  }
  await toForm(page)
  return page
}

/** From the page of the app to the form. */
async function toForm(page: Page): Promise<void> {
  // On a busy machine a wallet is late, and what opens is the view of that moment.
  await page.locator('[data-mk-button="account"]:not([aria-busy])').first().click()
  await page.click('.mk-tiles >> text=Buy')
  await page.getByLabel('You pay').fill('100')
  await page.locator('[data-mk-seller="sandbox"] .mk-figure').waitFor()
}

let wallet: Awaited<ReturnType<typeof putSolanaWallet>>
const seller = (page: Page) => page.locator('[data-mk-seller="sandbox"]')
const wait = (page: Page) => page.locator('[data-mk-view="BuyInProgress"]')
const pay = (page: Page) => page.getByRole('button', { name: /^Pay/ }).click()
const arrived = (page: Page) =>
  wait(page)
    .getByText(/arrived$/)
    .waitFor()
const lamports = async () => (await createSolanaRpc(cluster.url).getBalance(address(wallet.address())).send()).value

test('behavior: SOL is bought at the seller, is on the chain to the lamport, and the purchase settles', async () => {
  const page = await open()
  const told = (await seller(page).locator('.mk-figure').textContent()) ?? ''
  const before = await lamports()
  await atSandboxSeller(page, () => seller(page).click())
  await arrived(page)
  const got = (await lamports()) - before
  expect(got).toBeGreaterThan(0n)
  // Six decimals are shown, and never more than there is.
  expect(told).toBe(`${Math.floor(Number(got) / 1e3) / 1e6} SOL`)
  await page.context().close()
})

test('behavior: a tab that dies while one pays: the next one shows what became of it', async () => {
  const page = await open()
  const [shown] = await Promise.all([page.context().waitForEvent('page'), seller(page).click()])
  await wait(page).waitFor()
  const context = page.context()
  await page.close()
  await pay(shown)
  const again = await open({ context })
  await again.getByRole('button', { name: 'Your purchases' }).click()
  await again.locator('[data-mk-purchase="arrived"]').waitFor()
  await context.close()
})

test('behavior: a browser that opens no window: a link leads there', async () => {
  const page = await open()
  await page.evaluate(() => {
    window.open = () => null
  })
  await seller(page).click()
  const link = wait(page).getByRole('link', { name: /^Open/ })
  await link.waitFor()
  const [shown] = await Promise.all([page.context().waitForEvent('page'), link.click()])
  await pay(shown)
  await arrived(page)
  await page.context().close()
})

test('behavior: a host that cuts its windows off (COOP same-origin) sees the tokens all the same', async () => {
  const page = await open({ at: isolated })
  await atSandboxSeller(page, () => seller(page).click())
  await arrived(page)
  await page.context().close()
})

test('behavior: on a phone the seller is in the same tab, and the way back shows the purchase', async () => {
  const options = {
    isMobile: true,
    hasTouch: true,
    viewport: { width: 390, height: 844 },
    userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Mobile/15E148',
  }
  const page = await open({ options })
  await atSandboxSeller(page, () => seller(page).click())
  await page.goto(served.origin)
  await toForm(page)
  await page.getByRole('button', { name: 'Your purchases' }).click()
  await page.locator('[data-mk-purchase="arrived"]').waitFor()
  await page.context().close()
})
