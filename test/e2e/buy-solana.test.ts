import { address, createSolanaRpc } from '@solana/web3.js'
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
  served = await serve({ dir: (await app.build()).dist })
  stops.push(served.stop)
  const backend = await serveBackend({
    chains: [settingsOfSolana(cluster)],
    origins: [served.origin],
    settings: { port, publicUrl, hosts: [`127.0.0.1:${port}`], providers: { sandboxOnramp: true } },
  })
  stops.push(backend.stop)
  browser = await connectBrowser()
  stops.push(() => browser.close())
})
afterAll(async () => {
  for (const stop of stops.reverse()) await stop()
})

test('behavior: SOL is bought at the seller, is on the chain to the lamport, and the purchase settles', async () => {
  const isMain = cluster.chainId === 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
  const chain = isMain ? ('solana:mainnet' as const) : ('solana:devnet' as const)
  const context = await browser.newContext()
  const wallet = await putSolanaWallet(context, { clusters: [{ chain, rpcUrl: cluster.url }] })
  const page = await context.newPage()
  page.setDefaultTimeout(30_000)
  await page.goto(served.origin)
  await page.click('[data-mk-button="connect"]')
  await page.click('[data-mk-wallet="Test Wallet"]')
  await page.locator('[data-mk-button="account"]').first().click()
  await page.click('.mk-tiles >> text=Buy')
  await page.getByLabel('You pay').fill('100')
  const seller = page.locator('[data-mk-seller="sandbox"]')
  const told = (await seller.locator('.mk-figure').textContent()) ?? ''
  const lamports = async () => (await createSolanaRpc(cluster.url).getBalance(address(wallet.address())).send()).value
  const before = await lamports()
  await atSandboxSeller(page, () => seller.click())
  await page
    .locator('[data-mk-view="BuyInProgress"]')
    .getByText(/arrived$/)
    .waitFor()
  const got = (await lamports()) - before
  expect(got).toBeGreaterThan(0n)
  // Six decimals are shown, and never more than there is.
  expect(told).toBe(`${Math.floor(Number(got) / 1e3) / 1e6} SOL`)
  await context.close()
})
