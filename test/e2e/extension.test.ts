import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type Served, serve } from '../setup/serve.js'
import { type HostPage, openHostPage } from './host-page.js'
import { connectBrowser, freshApp, walletScript } from './shared.js'

let browser: Browser
let served: Served
beforeAll(async () => {
  const [mainnet, polygon] = inject('chains')
  const { dist } = await freshApp()
  served = await serve({ dir: dist, script: await walletScript({ chains: [mainnet, polygon] }) })
  browser = await connectBrowser()
})
afterAll(() => Promise.all([browser?.close(), served?.stop()]))

/** What is left of a provider whose extension was reloaded: it says so when it is asked, or is silent for ever. */
type End = 'throws' | 'silent'

/** The first provider dies; nobody hears of it. */
const die = (page: Page, end: End) =>
  page.evaluate((how) => {
    const request = () => (how === 'silent' ? new Promise(() => {}) : Promise.reject(new Error(invalidated)))
    const invalidated = 'Extension context invalidated.'
    Object.assign(window.testWallet.provider, { request })
  }, end)

/** The reloaded extension puts a provider of its own into the page that is still open, under its own name. */
const comeAgain = (page: Page) => page.evaluate(() => window.announceAgain())

/** What the browser says when a page comes back into sight; a page of a headless browser is never out of it. */
const comeBack = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))

async function connected(): Promise<HostPage> {
  const host = await openHostPage(browser, served.origin)
  await host.connect()
  return host
}

test.each(['throws', 'silent'] as const)(
  'behavior: a wallet that comes back as another provider, the first of which %s, is not connected until it is chosen',
  async (end) => {
    const host = await connected()
    const address = await host.fact('address')
    await die(host.page, end)
    await comeAgain(host.page)
    await host.shows('status', 'disconnected')
    await host.shows('address', '')
    const asked = await host.page.evaluate(() => window.secondWallet.calls())
    expect(asked, 'a provider that nobody has chosen is asked nothing').toEqual({})

    // Chosen, it is bound: what is signed is signed by the one that lives.
    await host.page.click('[data-mk-button="connect"]')
    await host.page.click('[data-mk-wallet^="test.wallet#"]')
    await host.shows('status', 'connected')
    await host.shows('address', address)
    await host.page.click('[data-do="sign"]')
    await host.shows('signature', /^0x[0-9a-f]{130}$/)
    expect(await host.page.evaluate(() => window.secondWallet.calls()['personal_sign'])).toBe(1)
    expect(host.errors).toEqual([])
    await host.close()
  },
)

test('behavior: one that is chosen all the same says that it was restarted', async () => {
  const host = await connected()
  await die(host.page, 'throws')
  await comeAgain(host.page)
  await host.shows('status', 'disconnected')
  await host.page.click('[data-mk-button="connect"]')
  await host.page.click('[data-mk-wallet="test.wallet"]')
  await host.page.waitForSelector('[data-code="wallet/restarted"]')
  await host.shows('status', 'disconnected')
  expect(host.errors).toEqual([])
  await host.close()
})

test('behavior: a page that hears of nothing finds out when it is seen again, and is connected after a reload', async () => {
  const host = await connected()
  const address = await host.fact('address')
  await die(host.page, 'throws')
  await host.shows('status', 'connected')
  await comeBack(host.page)
  await host.shows('status', 'disconnected')
  await host.page.reload()
  await host.shows('status', 'connected')
  await host.shows('address', address)
  expect(await host.page.evaluate(() => window.testWallet.calls()['eth_requestAccounts'])).toBe(undefined)
  expect(host.errors).toEqual([])
  await host.close()
})

test('behavior: a second provider beside one that lives changes nothing', async () => {
  const host = await connected()
  const address = await host.fact('address')
  await comeAgain(host.page)
  await comeBack(host.page)
  await host.page.click('[data-do="sign"]')
  await host.shows('signature', /^0x[0-9a-f]{130}$/)
  await host.shows('address', address)
  expect(await host.page.evaluate(() => window.secondWallet.calls())).toEqual({})
  expect(host.errors).toEqual([])
  await host.close()
})
