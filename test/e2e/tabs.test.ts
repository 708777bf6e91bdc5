import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { soon } from '../setup/soon.js'
import { type AppPages, startAppPages } from './app-pages.js'
import { freshApp } from './shared.js'

let pages: AppPages
beforeAll(async () => {
  const [mainnet, polygon] = inject('chains')
  const { dist } = await freshApp()
  pages = await startAppPages(dist, [mainnet, polygon])
})
afterAll(() => pages?.stop())

/** Milliseconds another tab may take to follow, beyond what a plain message between the two takes on this machine. */
const FOLLOWS_MS = 1_000

/** Another tab of the same browser, on the same app. */
async function anotherTab(page: Page): Promise<Page> {
  const other = await page.context().newPage()
  await other.goto(page.url())
  await other.waitForSelector('[data-fact="status"]', { state: 'attached' })
  return other
}

/** Waits until a tab shows `value` for the status. */
async function becomes(page: Page, value: string): Promise<void> {
  const fact = page.locator('[data-fact="status"]').filter({ hasText: new RegExp(`^${value}$`) })
  await fact.waitFor({ state: 'attached', timeout: 30_000 })
}

/** When a tab shows that it is disconnected, and when it hears the tab that says so by a plain message. */
interface Heard {
  shown?: number
  message?: number
}

/** From now on both tabs write down when they show that they are disconnected; answers how many milliseconds after a plain message of `first` the other does. */
async function watchBoth(first: Page, other: Page): Promise<() => Promise<number>> {
  for (const page of [first, other])
    await page.evaluate(() => {
      const heard: Heard = {}
      const channel = new BroadcastChannel('floor')
      channel.onmessage = () => {
        heard.message ??= Date.now()
      }
      const look = () => {
        if (heard.shown || document.querySelector('[data-fact="status"]')?.textContent !== 'disconnected') return
        heard.shown = Date.now()
        channel.postMessage('')
      }
      new MutationObserver(look).observe(document.body, { childList: true, characterData: true, subtree: true })
      Object.assign(window, { heard })
    })
  return async () => {
    await Promise.all([becomes(first, 'disconnected'), becomes(other, 'disconnected')])
    const read = () => other.evaluate(() => (window as unknown as { readonly heard: Heard }).heard)
    await soon(async () => expect(await read()).toEqual({ shown: expect.any(Number), message: expect.any(Number) }))
    const { shown, message } = await read()
    return (shown ?? Number.NaN) - (message ?? Number.NaN)
  }
}

/** What the browser says when a page comes back into sight; a page of a headless browser is never out of it. */
const comeBack = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))

/** From now on the wallet answers a question otherwise than before, without a word: as one does that changed while the page slept. */
const answersNow = (page: Page, method: string, answer: unknown) =>
  page.evaluate(
    ([asked, given]) => {
      const { provider } = window.testWallet
      const request = provider.request.bind(provider)
      const changed = async (call: { readonly method: string; readonly params?: unknown }) =>
        call.method === asked ? given : request(call as never)
      Object.assign(provider, { request: changed })
    },
    [method, answer] as const,
  )

const callsOf = (page: Page, method: string) => page.evaluate((name) => window.testWallet.calls()[name] ?? 0, method)
const asked = (page: Page) => callsOf(page, 'eth_requestAccounts')

test('behavior: a tab that is opened later is connected without asking, and follows a disconnect within a second', async () => {
  const host = await pages.open()
  await host.connect()
  const other = await anotherTab(host.page)
  await becomes(other, 'connected')
  expect(await asked(other)).toBe(0)
  const late = await watchBoth(other, host.page)
  await other.locator('[data-mk-button="account"]').first().click()
  await other
    .getByRole('dialog')
    .getByRole('button', { name: /disconnect/i })
    .click()
  expect(await late()).toBeLessThan(FOLLOWS_MS)
  await host.page.reload()
  await becomes(host.page, 'disconnected')
  expect(host.errors).toEqual([])
  await host.close()
})

test('behavior: both tabs restore after a reload, each by itself', async () => {
  const host = await pages.open()
  await host.connect()
  const other = await anotherTab(host.page)
  await Promise.all([host.page.reload(), other.reload()])
  await Promise.all([becomes(host.page, 'connected'), becomes(other, 'connected')])
  expect([await asked(host.page), await asked(other)]).toEqual([0, 0])
  expect(host.errors).toEqual([])
  await host.close()
})

test('behavior: a wallet that is locked says so in every tab', async () => {
  const host = await pages.open()
  await host.connect()
  const other = await anotherTab(host.page)
  await becomes(other, 'connected')
  const late = await watchBoth(host.page, other)
  await host.page.evaluate(() => window.testWallet.lock())
  expect(await late()).toBeLessThan(FOLLOWS_MS)
  expect(host.errors).toEqual([])
  await host.close()
})

test('behavior: a wallet that was locked while the page was hidden is not shown as connected', async () => {
  const host = await pages.open()
  await host.connect()
  const before = await asked(host.page)
  const looks = await callsOf(host.page, 'eth_accounts')
  await comeBack(host.page)
  await soon(async () => expect(await callsOf(host.page, 'eth_accounts')).toBeGreaterThan(looks))
  await host.shows('status', 'connected')
  await answersNow(host.page, 'eth_accounts', [])
  await comeBack(host.page)
  await host.shows('status', 'disconnected')
  expect(await asked(host.page)).toBe(before)
  expect(host.errors).toEqual([])
  await host.close()
})

test('behavior: another account and another network, chosen while the page was hidden, are known when it comes back', async () => {
  const host = await pages.open()
  await host.connect()
  const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
  await answersNow(host.page, 'eth_accounts', [other])
  await answersNow(host.page, 'eth_chainId', '0x89')
  await comeBack(host.page)
  await host.shows('address', other)
  await host.shows('network', 'eip155:137')
  await host.shows('status', 'connected')
  expect(host.errors).toEqual([])
  await host.close()
})
