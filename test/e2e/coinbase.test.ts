import type { Browser, Page } from 'playwright'
import { verifyMessage } from 'viem'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type KeysServer, serveKeys } from '../setup/keys-server.js'
import { serve } from '../setup/serve.js'
import { type ConnectorApp, startConnectorApp } from './connector-app.js'
import { type HostPage, openHostPage } from './host-page.js'
import { connectBrowser } from './shared.js'

const chains = inject('chains')
const [mainnet] = chains
/** The first account of every anvil, which signs without a key. */
const owner = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const row = '[data-mk-wallet="coinbaseWalletSDK"]'

let browser: Browser
let keys: KeysServer
let app: ConnectorApp

/** The official SDK with a window of our own: Coinbase's is not reached by tests. */
beforeAll(async () => {
  keys = await serveKeys({ address: owner, chainId: mainnet.id, rpcUrl: mainnet.rpcUrl })
  const connector = { make: 'coinbaseWallet', from: 'coinbase', options: { keysUrl: keys.url } }
  app = await startConnectorApp({ chains, connector })
  browser = await connectBrowser()
})
afterAll(() => Promise.all([browser?.close(), keys?.stop(), app?.stop()]))

/** Clicks as far as the window, and gives it. */
async function openWindow({ page }: HostPage): Promise<Page> {
  const opened = page.context().waitForEvent('page')
  await page.click('[data-mk-button="connect"]')
  await page.click(row)
  return opened
}

/** It closes at the click, which Playwright's own would still wait in. */
async function press(popup: Page, name: 'approve' | 'reject'): Promise<void> {
  await popup.getByText(name).evaluate((button) => void setTimeout(() => (button as HTMLElement).click()))
}

async function connect(host: HostPage): Promise<void> {
  const popup = await openWindow(host)
  await press(popup, 'approve')
  await host.shows('status', 'connected')
}

const dialog = ({ page }: HostPage) => page.locator('[data-mk-view="ConnectingExternal"]')
const says = (host: HostPage, title: string) =>
  dialog(host).locator('.mk-scene').getByText(title, { exact: true }).waitFor()

test('behavior: nobody but the page is asked for anything before the row is clicked', async () => {
  const context = await browser.newContext()
  const page = await context.newPage()
  const origins = new Set<string>()
  page.on('request', (request) => origins.add(new URL(request.url()).origin))
  await page.goto(app.served.origin)
  await page.click('[data-mk-button="connect"]')
  await page.locator(row).waitFor()
  const scripts = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  const texts = await Promise.all(
    scripts.filter((name) => name.endsWith('.js')).map((url) => fetch(url).then((it) => it.text())),
  )
  expect(texts.some((text) => text.includes('keys.coinbase.com'))).toBe(false)
  expect([...origins]).toEqual([app.served.origin])
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('CBWSDK')))).toEqual([])
  await context.close()
})

test('behavior: connects in the window of the wallet, signs in it, and a reload opens none', async () => {
  const host = await openHostPage(browser, app.served.origin)
  await connect(host)
  await host.shows('address', owner)
  await host.shows('wallet', 'Coinbase Wallet')
  await host.shows('network', 'eip155:1')
  const opened = host.page.context().waitForEvent('page')
  await host.page.click('[data-do="sign"]')
  await press(await opened, 'approve')
  await host.shows('signature', /^0x[0-9a-f]{130}$/)
  const signature = (await host.fact('signature')) as `0x${string}`
  expect(await verifyMessage({ address: owner, message: 'hello', signature })).toBe(true)
  await host.page.reload()
  await host.shows('status', 'connected')
  expect(host.page.context().pages()).toHaveLength(1)
  expect(host.errors).toEqual([])
  await host.close()
})

test('behavior: disconnecting ends the session of the SDK as well', async () => {
  const host = await openHostPage(browser, app.served.origin)
  await connect(host)
  await host.page.click('[data-do="disconnect"]')
  await host.shows('status', 'disconnected')
  await expect
    .poll(() => host.page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('accounts'))))
    .toEqual([])
  await host.page.reload()
  await host.shows('status', 'disconnected')
  expect(host.errors).toEqual([])
  await host.close()
})

test('error: a "no" in the window, and a window that is closed, are the person’s choice', async () => {
  const host = await openHostPage(browser, app.served.origin)
  const popup = await openWindow(host)
  await press(popup, 'reject')
  await says(host, 'Request declined')
  const again = host.page.context().waitForEvent('page')
  await dialog(host).getByRole('button', { name: 'Try again' }).click()
  const second = await again
  await second.getByText('approve').waitFor()
  await second.close({ runBeforeUnload: true })
  await says(host, 'Request declined')
  expect(host.errors).toEqual([])
  await host.close()
})

test('error: a window that never loads, once it is closed', async () => {
  const host = await openHostPage(browser, app.served.origin)
  await host.page.context().route(`${new URL(keys.url).origin}/**`, (route) => route.abort())
  const popup = await openWindow(host)
  await popup.close()
  await says(host, 'Request declined')
  await host.close()
})

test('error: a refused window says so in the modal, with a button that opens it', async () => {
  const host = await openHostPage(browser, app.served.origin)
  await host.page.evaluate(() => {
    const { open } = window
    let isRefused = true
    window.open = (...args) => {
      const opened = isRefused ? null : open.apply(window, args)
      isRefused = false
      return opened
    }
  })
  await host.page.click('[data-mk-button="connect"]')
  await host.page.click(row)
  await says(host, 'Pop-up blocked')
  expect(await host.page.locator('.-cbwsdk-css-reset').count()).toBe(0)
  const opened = host.page.context().waitForEvent('page')
  await dialog(host).getByRole('button', { name: 'Try again' }).click()
  await press(await opened, 'approve')
  await host.shows('status', 'connected')
  await host.close()
})

test('error: a page whose policy cuts the window off says which header to send', async () => {
  const strict = await serve({ dir: app.built.dist, headers: { 'cross-origin-opener-policy': 'same-origin' } })
  // A policy of this kind takes a trustworthy address, which 127.0.0.1 is.
  const host = await openHostPage(browser, strict.origin)
  await openWindow(host)
  await says(host, 'Window can’t respond')
  expect(await dialog(host).textContent()).toContain('Cross-Origin-Opener-Policy: same-origin-allow-popups')
  await host.close()
  await strict.stop()
})

test('behavior: an extension that the SDK finds is asked in place of a window', async () => {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.addInitScript((address) => {
    const answers: Record<string, unknown> = { eth_requestAccounts: [address], eth_accounts: [], eth_chainId: '0x1' }
    const extension = {
      request: async ({ method }: { method: string }) => answers[method],
      on() {},
      removeListener() {},
    }
    Object.assign(window, { coinbaseWalletExtension: extension })
  }, owner)
  await page.goto(app.served.origin)
  await page.click('[data-mk-button="connect"]')
  await page.click(row)
  await page
    .locator('[data-fact="status"]')
    .filter({ hasText: /^connected$/ })
    .waitFor({ state: 'attached' })
  expect(context.pages()).toHaveLength(1)
  await context.close()
})
