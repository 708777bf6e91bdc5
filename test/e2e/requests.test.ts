import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type Served, serve } from '../setup/serve.js'
import { connectBrowser, freshApp, walletScript } from './shared.js'

const chains = inject('chains')
let browser: Browser
let served: Served
beforeAll(async () => {
  const { dist } = await freshApp()
  served = await serve({ dir: dist, script: await walletScript({ chains }) })
  browser = await connectBrowser()
})
afterAll(() => Promise.all([browser?.close(), served?.stop()]))

/** The page, once it is quiet, and every URL it asked for. */
async function open(): Promise<{ readonly page: Page; readonly urls: string[] }> {
  const page = await browser.newPage()
  const urls: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith('data:')) urls.push(request.url())
  })
  await page.goto(`${served.origin}/`, { waitUntil: 'load' })
  await page.waitForSelector('[data-mk-button="connect"]')
  await settled(page)
  return { page, urls }
}

/** Resolves once the network has been idle for half a second. */
const settled = (page: Page) => page.waitForLoadState('networkidle')

test('behavior: asks for nothing before the first interaction', async () => {
  const { page, urls } = await open()
  const own = await page.evaluate(() => [
    `${location.origin}/`,
    ...[...document.querySelectorAll('script[src]')].map((script) => (script as HTMLScriptElement).src),
    ...[...document.querySelectorAll('link[rel]')].map((link) => (link as HTMLLinkElement).href),
  ])
  expect(urls.filter((url) => !own.includes(url))).toEqual([])
  await page.close()
})

test('behavior: opens in at most two requests, to its own origin', async () => {
  const { page } = await open()
  // The page itself notes when the first row is there: what is fetched ahead from then on was not needed to open.
  await page.evaluate(() => {
    performance.clearResourceTimings()
    const seen = new MutationObserver(() => {
      if (!document.querySelector('[data-mk-wallet]')) return
      seen.disconnect()
      performance.mark('row')
    })
    seen.observe(document.body, { childList: true, subtree: true })
  })
  await page.click('[data-mk-button="connect"]')
  await page.waitForSelector('[data-mk-wallet="test.wallet"]')
  const opening = await page.evaluate(() => {
    const [{ startTime } = { startTime: 0 }] = performance.getEntriesByName('row')
    return performance.getEntriesByType('resource').flatMap((entry) => (entry.startTime <= startTime ? entry.name : []))
  })
  expect(opening.length).toBeGreaterThan(0)
  expect(opening.length).toBeLessThanOrEqual(2)
  expect(opening.every((url) => url.startsWith(`${served.origin}/`))).toBe(true)
  await page.close()
})

test('behavior: a whole session speaks to the page, and to the endpoints of the config, only', async () => {
  const { page, urls } = await open()
  await page.click('[data-mk-button="connect"]')
  await page.click('[data-mk-wallet="test.wallet"]')
  await page.waitForSelector('[data-mk-button="account"]')
  await page.locator('[data-mk-button="account"]').first().click()
  await page.waitForSelector('[data-mk-view="Account"]')
  await settled(page)
  const allowed = [served.origin, ...chains.map((chain) => chain.rpcUrl)]
  expect(urls.filter((url) => !allowed.some((origin) => url.startsWith(origin)))).toEqual([])
  await page.close()
})
