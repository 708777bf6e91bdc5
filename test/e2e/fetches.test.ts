import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { watchFetchRounds } from '../setup/fetch-rounds.js'
import { type Served, serve } from '../setup/serve.js'
import { plainPage } from './plain-host.js'
import { connectBrowser, sharedHost, walletScript } from './shared.js'

const chains = inject('chains')
/** Nothing listens there: what the page asks for is answered by the test. */
const api = 'http://127.0.0.1:9'
/** Pages that are looked at, at most. */
const TRIES = 3

let browser: Browser
let served: Served
beforeAll(async () => {
  const app = await sharedHost({
    entry: 'main',
    chains,
    features: '{ receive: true, nfts: true, activity: true }',
    services: `{ api: '${api}', images: '${api}' }`,
    files: { 'src/main.tsx': plainPage() },
  })
  served = await serve({ dir: app.dist, script: await walletScript({ chains }) })
  browser = await connectBrowser()
})
afterAll(async () => {
  await served?.stop()
  await browser?.close()
})

/** The requests that the first paint of each tab waits for. */
const answers: readonly (readonly [RegExp, object])[] = [
  [/\/balance/, { balances: [] }],
  [/\/nfts/, { nfts: [], next: null }],
  [/\/history/, { data: [], next: null }],
  [/.*/, {}],
]

/**
 * Fetches that come one after the other from a click on the account, on a page that has not opened the modal, until a tab
 * asks for something. The tab is clicked on as soon as it is there.
 */
async function roundsUntil(asked: RegExp, tab: string): Promise<number> {
  const page = await browser.newPage()
  try {
    await page.route(`${api}/**`, (route) => {
      const [, body] = answers.find(([path]) => path.test(route.request().url())) ?? []
      return route.fulfill({ json: body ?? {}, headers: { 'access-control-allow-origin': '*' } })
    })
    await page.goto(`${served.origin}/`)
    await page.click('[data-mk-button="connect"]')
    await page.click('[data-mk-wallet="test.wallet"]')
    await page.waitForSelector('[data-mk-button="account"]')
    const rounds = await watchFetchRounds(page)
    await page.reload()
    await page.waitForSelector('[data-mk-button="account"]')
    // The modal itself is fetched by the pointer that rests on the button.
    await page.hover('[data-mk-button="account"]')
    await rounds.settled()
    rounds.begin()
    const leaves = page.waitForRequest(asked)
    // Counted at the moment it leaves: what comes later is not waited for.
    const counted = leaves.then(() => rounds.count())
    // The page itself clicks on the tab in the moment it is there: what a slow machine fetches ahead has no time to.
    await page.evaluate((name) => {
      const seen = new MutationObserver(() => {
        const button = document.querySelector<HTMLElement>(`[data-mk-tab="${name}"][aria-selected="false"]`)
        if (!button) return
        seen.disconnect()
        button.click()
      })
      seen.observe(document.body, { childList: true, subtree: true })
    }, tab)
    await page.click('[data-mk-button="account"]')
    return await counted
  } finally {
    await page.close()
  }
}

test.each([
  ['tokens', /\/v1\/account\/[^/]+\/balance/],
  ['nfts', /\/v1\/account\/[^/]+\/nfts/],
  ['activity', /\/v1\/account\/[^/]+\/history/],
])(
  'param: from a click on the account to the first request of %s, at most two fetches come one after the other',
  async (tab, asked) => {
    let rounds = await roundsUntil(asked, tab)
    // What a busy machine fetches ahead meanwhile only adds to it: a way that is longer is so each time.
    for (let tries = 1; tries < TRIES && rounds > 2; tries += 1) rounds = await roundsUntil(asked, tab)
    expect(rounds).toBeGreaterThan(0)
    expect(rounds).toBeLessThanOrEqual(2)
  },
)

/** A wallet that notes, when it is asked to connect, whether the page still acts for its user: a window may open only then. */
const notingWallet = `{
  const provider = {
    on() {},
    removeListener() {},
    request: async ({ method }) => {
      if (method === 'eth_requestAccounts') globalThis.askedInClick = navigator.userActivation.isActive
      return method === 'eth_chainId' ? '0x1' : method === 'eth_requestAccounts' ? ['0x' + '1'.repeat(40)] : []
    },
  }
  const icon = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>'
  const info = { uuid: crypto.randomUUID(), name: 'Noting Wallet', rdns: 'test.noting', icon }
  const detail = Object.freeze({ info, provider })
  const announce = () => dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  addEventListener('eip6963:requestProvider', announce)
  announce()
}`

test('behavior: once Connect is painted and the page is idle, a click asks the wallet without a fetch, inside the click', async () => {
  const page = await browser.newPage()
  try {
    await page.addInitScript(notingWallet)
    await page.route(`${api}/**`, (route) => route.fulfill({ json: {} }))
    const come: string[] = []
    page.on('requestfinished', (request) => come.push(request.url()))
    await page.goto(`${served.origin}/`)
    await page.click('[data-mk-button="connect"]')
    await page.waitForSelector('[data-mk-wallet="test.noting"]')
    for (const part of [/\/assets\/connecting-external/, /\/assets\/eip1193-connector/])
      await expect.poll(() => come.some((url) => part.test(url)), { message: `${part}` }).toBe(true)
    const fetched: string[] = []
    await page.route(/\/assets\/.*\.js$/, (route) => {
      fetched.push(route.request().url())
      return route.abort()
    })
    // By the keyboard: a pointer that comes near would be one more occasion to fetch.
    await page.focus('[data-mk-wallet="test.noting"]')
    await page.keyboard.press('Enter')
    await page.waitForFunction(() => 'askedInClick' in globalThis, undefined, { timeout: 5_000 })
    expect(await page.evaluate(() => Reflect.get(globalThis, 'askedInClick'))).toBe(true)
    await page.waitForSelector('[data-mk-button="account"]')
    expect(fetched.filter((url) => /connect|eip1193/.test(url))).toEqual([])
  } finally {
    await page.close()
  }
})
