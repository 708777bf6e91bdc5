import type { BrowserContext, BrowserContextOptions, Page } from 'playwright'
import { createPublicClient, erc20Abi, http } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { atSandboxSeller } from '../../runtime/testing/playwright/sandbox-seller.js'
import { freePort } from '../setup/free-port.js'
import { startLocalChain } from '../setup/local-backend.js'
import { type ServedBackend, serveBackend } from '../setup/running-backend.js'
import { type Served, serve } from '../setup/serve.js'
import { soon } from '../setup/soon.js'
import { connectBrowser, sharedHost, walletScript } from './shared.js'

/** A host that opens the form with what its address says. */
const hostPage = `import { ConnectButton } from 'create-modal-kit/react'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { ModalKit, useModal } from './modal-kit/index.js'
import './modal-kit/modal-kit.css'

function Buy() {
  const { open } = useModal()
  const params = Object.fromEntries(new URLSearchParams(location.search))
  return <button type="button" data-do="buy" onClick={() => open({ view: 'OnRampProviders', params })}>Top up</button>
}
const root = document.getElementById('root')
if (root) createRoot(root).render(<StrictMode><ModalKit><ConnectButton /><Buy /></ModalKit></StrictMode>)
`
/** The account of the test wallet: the first one of anvil. */
const alice = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

let chain: Awaited<ReturnType<typeof startLocalChain>>
let backend: ServedBackend
let served: Served
let isolated: Served
let browser: Awaited<ReturnType<typeof connectBrowser>>
beforeAll(async () => {
  chain = await startLocalChain()
  const port = await freePort()
  const publicUrl = `http://127.0.0.1:${port}`
  const chains = [{ id: 1, rpcUrl: chain.chain.url }] as const
  const { dist } = await sharedHost({
    entry: 'main',
    chains,
    features: '{ onramp: true }',
    services: `{ api: '${publicUrl}', images: '${publicUrl}' }`,
    projectId: 'shop',
    files: { 'src/main.tsx': hostPage },
  })
  const script = await walletScript({ chains })
  served = await serve({ dir: dist, script })
  isolated = await serve({ dir: dist, script, headers: { 'cross-origin-opener-policy': 'same-origin' } })
  backend = await serveBackend({
    chains: [chain.settings],
    origins: [served.origin, isolated.origin],
    settings: { port, publicUrl, hosts: [`127.0.0.1:${port}`], providers: { sandboxOnramp: true } },
  })
  browser = await connectBrowser()
})
afterAll(async () => {
  await Promise.all([browser?.close(), served?.stop(), isolated?.stop(), backend?.stop()])
  await chain?.stop()
})

const usdc = () => chain.settings.tokens?.find(({ symbol }) => symbol === 'USDC')?.address as `0x${string}`
const reader = () => createPublicClient({ transport: http(chain.chain.url) })
const balance = () =>
  reader().readContract({ address: usdc(), abi: erc20Abi, functionName: 'balanceOf', args: [alice] })

interface Opening {
  readonly context?: BrowserContext
  readonly options?: BrowserContextOptions
  readonly at?: Served
}

/** A page with a connected wallet, whose form is filled in. */
async function open({ context, options, at = served }: Opening = {}): Promise<Page> {
  const page = await (context ?? (await browser.newContext(options))).newPage()
  page.setDefaultTimeout(30_000)
  await page.goto(`${at.origin}/?token=USDC&amount=100`)
  if (!context) {
    await page.click('[data-mk-button="connect"]')
    await page.click('[data-mk-wallet="test.wallet"]')
  }
  await page.waitForSelector('[data-mk-button="account"]:not([aria-busy])')
  if ((await page.locator('dialog[open]').count()) === 0) await page.click('[data-do="buy"]')
  else {
    await page.keyboard.press('Escape')
    await page.click('[data-do="buy"]')
  }
  await page.locator('[data-mk-seller="sandbox"] .mk-figure').waitFor()
  return page
}

const sandbox = (page: Page) => page.locator('[data-mk-seller="sandbox"]')
const pay = (page: Page) => page.getByRole('button', { name: /^Pay/ }).click()
const wait = (page: Page) => page.locator('[data-mk-view="BuyInProgress"]')

/** Presses the seller, and gives the window that opens. */
async function goToSeller(page: Page): Promise<Page> {
  const [shown] = await Promise.all([page.context().waitForEvent('page'), sandbox(page).click()])
  await shown.waitForURL(/\/sandbox\/onramp\//)
  return shown
}

test('behavior: choose, quote, pay at the seller, see the tokens on the chain and the purchase settle', async () => {
  const page = await open()
  const told = await sandbox(page).locator('.mk-figure').textContent()
  const before = await balance()
  const shown = await goToSeller(page)
  expect(await shown.evaluate(() => window.opener)).toBeNull()
  await wait(page)
    .getByText(/^Continue at \w+$/)
    .waitFor()
  await pay(shown)
  await wait(page)
    .getByText(/arrived$/)
    .waitFor()
  const got = (await balance()) - before
  expect(got).toBeGreaterThan(0n)
  expect(told).toBe(`${(Number(got) / 1e6).toLocaleString('en', { maximumFractionDigits: 6 })} USDC`)
  await page.context().close()
})

test('behavior: a tab that dies while one pays: the next one shows what became of it', async () => {
  const page = await open()
  const shown = await goToSeller(page)
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
  await sandbox(page).click()
  await wait(page).getByText('Your browser blocked the window', { exact: true }).waitFor()
  const [shown] = await Promise.all([
    page.context().waitForEvent('page'),
    wait(page).getByRole('link', { name: /^Open/ }).click(),
  ])
  await pay(shown)
  await wait(page)
    .getByText(/arrived$/)
    .waitFor()
  await page.context().close()
})

test('behavior: a host that cuts its windows off (COOP same-origin) sees the tokens all the same', async () => {
  const page = await open({ at: isolated })
  await atSandboxSeller(page, () => sandbox(page).click())
  await wait(page)
    .getByText(/arrived$/)
    .waitFor()
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
  await atSandboxSeller(page, () => sandbox(page).click())
  await page.goto(`${served.origin}/?token=USDC&amount=100`)
  await page.waitForSelector('[data-mk-button="account"]:not([aria-busy])')
  await page.click('[data-do="buy"]')
  await page.getByRole('button', { name: 'Your purchases' }).click()
  await page.locator('[data-mk-purchase="arrived"]').waitFor()
  await page.context().close()
})

test('behavior: what is given up at the seller is told as failed', async () => {
  const page = await open()
  await atSandboxSeller(page, () => sandbox(page).click(), { act: 'cancel' })
  await wait(page).getByText('The purchase failed', { exact: true }).waitFor()
  await page.context().close()
})

test('behavior: before the form is opened nothing of buying is asked', async () => {
  const page = await (await browser.newContext()).newPage()
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto(served.origin)
  await page.click('[data-mk-button="connect"]')
  await page.click('[data-mk-wallet="test.wallet"]')
  await page.waitForSelector('[data-mk-button="account"]:not([aria-busy])')
  await soon(async () => expect(asked.length).toBeGreaterThan(0))
  expect(asked.filter((path) => path.includes('onramp'))).toEqual([])
  await page.context().close()
})
