import { type BrowserContext, devices, type Page } from 'playwright'
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { soon } from '../setup/soon.js'
import { type WalletConnectBench, walletConnectBench } from './walletconnect-app.js'

const chains = inject('chains')
let bench: WalletConnectBench
/** A phone: pages of it share what they store. */
let phone: BrowserContext

beforeAll(async () => {
  bench = await walletConnectBench({ chains })
})
beforeEach(async () => {
  phone = await bench.browser.newContext(devices['iPhone 14'])
  await phone.addInitScript(() => Object.defineProperty(Navigator.prototype, 'onLine', { get: () => true }))
})
afterEach(async () => {
  bench.peer.behave({})
  await bench.peer.disconnect()
  await phone.close()
})
afterAll(() => bench?.stop())

async function visit(): Promise<Page> {
  const page = await phone.newPage()
  page.setDefaultTimeout(30_000)
  await page.goto(bench.served.origin)
  await page.locator('[data-mk-button="connect"], [data-mk-button="account"]').first().waitFor()
  return page
}

const fact = (page: Page, name: string) => page.locator(`[data-fact="${name}"]`)
const way = (page: Page) => page.getByRole('link', { name: 'Open Phone Wallet' })

/** Chooses the wallet, and gives the code that its app is opened with. */
async function choose(page: Page): Promise<string> {
  await page.click('[data-mk-button="connect"]')
  await page.click('[data-mk-wallet="phone"]')
  await way(page).waitFor()
  return (await fact(page, 'uri').textContent()) ?? ''
}

/** As a phone does for want of memory: no event of the page is heard. */
async function kill(page: Page): Promise<void> {
  const gone = new Promise((resolve) => page.once('crash', resolve))
  const devtools = await phone.newCDPSession(page)
  void devtools.send('Page.crash').catch(() => {})
  await gone
  await page.close()
}

/** What a page remembers of a wallet that was opened. */
const unfinished = (page: Page) =>
  page.evaluate(() =>
    Object.entries(localStorage).flatMap(([key, value]) => (key.endsWith('unfinished') && value !== 'null' ? key : [])),
  )

/** There is nothing to lead people back to, and a page that has fetched all it wants shows no modal. */
async function isLeftAlone(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  expect(await unfinished(page)).toEqual([])
  expect(await fact(page, 'view').textContent()).toBe('closed')
}

async function isConnected(page: Page): Promise<void> {
  await soon(async () => expect(await fact(page, 'status').textContent()).toBe('connected'))
  expect(await fact(page, 'address').textContent()).toBe(bench.peer.address())
}

test('behavior: a wallet that approved while the page was dead is connected when people come back', async () => {
  const page = await visit()
  const uri = await choose(page)
  await way(page).click()
  await kill(page)
  await bench.peer.pair(uri)
  await soon(() => expect(bench.peer.calls()['session_proposal']).toBeGreaterThan(0))
  const again = await visit()
  await isConnected(again)
  await soon(async () => expect(await fact(again, 'view').textContent()).toBe('closed'))
  expect(bench.peer.sessions()).toHaveLength(1)
  await again.reload()
  await isConnected(again)
})

test('behavior: people who come back before they approved find the screen they left; both codes count', async () => {
  const page = await visit()
  const uri = await choose(page)
  await way(page).click()
  expect(await unfinished(page)).toHaveLength(1)
  await kill(page)
  const again = await visit()
  await way(again).waitFor()
  expect(await fact(again, 'view').textContent()).toBe('ConnectingWalletConnect')
  expect(await fact(again, 'uri').textContent()).not.toBe(uri)
  await bench.peer.pair(uri)
  await isConnected(again)
  expect(await phone.storageState().then(({ origins }) => JSON.stringify(origins))).not.toContain('symKey')
})

test('behavior: whoever went back or never opened the wallet is not led anywhere', async () => {
  const page = await visit()
  await choose(page)
  await kill(page)
  const next = await visit()
  await isLeftAlone(next)
  await choose(next)
  await way(next).click()
  // A browser that wants to open an app takes presses for itself, at times for ten seconds: this one is told to the page.
  await next.getByRole('button', { name: 'Back' }).dispatchEvent('click')
  // A page that is killed at once may take with it what it was about to forget.
  await soon(async () => expect(await unfinished(next)).toEqual([]))
  await kill(next)
  const last = await visit()
  await isLeftAlone(last)
})
