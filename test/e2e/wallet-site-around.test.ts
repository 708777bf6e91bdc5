import type { Browser, BrowserContext, Frame, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { putWalletSite, type WalletSite, type WalletSiteOptions } from '../../runtime/testing/playwright/wallet-site.js'
import { connectBrowser } from './shared.js'

const site = 'http://wallet.localhost:8788'
const app = 'http://app.localhost'
const beside = 'http://shop.localhost:8080'
const stranger = 'https://stranger.example'

/** Introduces itself to the site, and notes what that says. */
const introduce = `
const { port1, port2 } = new MessageChannel()
const { dataset } = document.documentElement
port1.onmessage = ({ data }) => (dataset.said = data.t)
const init = { t: 'init', versions: [5], projectId: 'local', sdk: 'test', nonce: 'n1' }
document.querySelector('iframe').onload = ({ target }) => {
  target.contentWindow.postMessage(init, '${site}', [port2])
  dataset.asked = 'yes'
}`
const appDocument = (policy: string) =>
  `<!doctype html><iframe src="${site}/sdk" referrerpolicy="${policy}"></iframe><script>${introduce}</script>`

let browser: Browser
beforeAll(async () => {
  browser = await connectBrowser()
})
afterAll(() => browser?.close())

let context: BrowserContext
beforeEach(async () => {
  context = await browser.newContext()
})
afterEach(() => context?.close())

/** Pages of these origins around each other, the outermost first, and the site in the innermost. */
async function open(
  around: readonly string[],
  options: WalletSiteOptions = {},
  policy = 'strict-origin',
): Promise<{ readonly wallet: WalletSite; readonly frame: Frame }> {
  // Both packages of Playwright are of one version, and their types of two.
  const wallet = await putWalletSite(context as never, options)
  for (const [index, origin] of around.entries()) {
    const inner = around[index + 1]
    const body = inner ? `<!doctype html><iframe src="${inner}/${index + 1}"></iframe>` : appDocument(policy)
    await context.route(`${origin}/${index}`, (route) => route.fulfill({ contentType: 'text/html', body }))
  }
  const page = await context.newPage()
  await page.goto(`${around[0]}/0`)
  const frame = innermost(page, `${around.at(-1)}/${around.length - 1}`)
  await frame.locator('html[data-asked]').waitFor({ state: 'attached' })
  return { wallet, frame }
}

function innermost(page: Page, url: string): Frame {
  const frame = page.frames().find((each) => each.url() === url)
  if (!frame) throw new Error(`No frame is at ${url}.`)
  return frame
}

test.each<[string, readonly string[], WalletSiteOptions, string]>([
  ['an app on this machine', [app], {}, 'strict-origin'],
  ['an app of the project', [app], { origins: [app] }, 'strict-origin'],
  ['an app in a page on this machine', [beside, app], {}, 'strict-origin'],
  ['an app in another of the project', [beside, app], { origins: [app, beside] }, 'strict-origin'],
  ['an app that gives its frames no referrer', [app], { origins: [app] }, 'no-referrer'],
])('behavior: the played site answers %s', async (_, around, options, policy) => {
  const { wallet, frame } = await open(around, options, policy)
  await frame.locator('html[data-said="ready"]').waitFor({ state: 'attached' })
  expect(wallet.ignored()).toBe(0)
})

test.each<[string, readonly string[], WalletSiteOptions]>([
  ['an app in a page of another', [stranger, app], {}],
  ['an app between pages of another', [app, stranger, app], {}],
])('error: the played site answers no app: %s', async (_, around, options) => {
  const { wallet, frame } = await open(around, options)
  await expect.poll(() => wallet.ignored()).toBe(1)
  expect(await frame.locator('html').getAttribute('data-said')).toBe(null)
})

test('error: the played site is not shown where a page around the app is none of the project', async () => {
  const { wallet, frame } = await open([beside, app], { origins: [app] })
  expect([frame.childFrames()[0]?.url().startsWith(site), wallet.ignored()]).toEqual([false, 0])
  expect(await frame.locator('html').getAttribute('data-said')).toBe(null)
})
