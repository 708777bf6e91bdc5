import type { Browser } from 'playwright'
import { afterAll, afterEach, beforeAll, expect, inject, test, vi } from 'vitest'
import { walletData } from '../../templates/backend/src/wallets/wallets.data.js'
import { freePort } from '../setup/free-port.js'
import { type ServedBackend, serveBackend } from '../setup/running-backend.js'
import { type Served, serve } from '../setup/serve.js'
import { soon } from '../setup/soon.js'
import { type DirectoryPage, openDirectory } from './directory-page.js'
import { connectBrowser, relayUrl, sharedHost, walletScript } from './shared.js'

const chains = inject('chains')
let [apiPort, origins] = [0, [] as readonly string[]]
let api: ServedBackend | undefined
let relay: string
/** The same app in a browser with a wallet, and in one without. */
let sites: { readonly rich: Served; readonly bare: Served }
let browser: Browser
let shown: DirectoryPage

const main = `import { ConnectButton } from 'create-modal-kit/react'
import { createRoot } from 'react-dom/client'
import { ModalKit } from './modal-kit/index.js'
import './modal-kit/modal-kit.css'

const root = document.getElementById('root')
if (root) createRoot(root).render(<ModalKit><ConnectButton /></ModalKit>)
`

/** The real backend, with the directory it comes with. */
function startApi(): Promise<ServedBackend> {
  const hosts = [`127.0.0.1:${apiPort}`]
  return serveBackend({ origins, settings: { port: apiPort, hosts, publicUrl: `http://${hosts[0]}` } })
}

beforeAll(async () => {
  apiPort = await freePort()
  relay = await relayUrl()
  const url = `http://127.0.0.1:${apiPort}`
  const services = `{ api: '${url}', images: '${url}', relay: '${relay}' }`
  const features = '{ walletConnect: true, allWallets: true }'
  const files = { 'src/main.tsx': main }
  const { dist } = await sharedHost({ entry: 'main', chains, features, services, projectId: 'shop', files })
  sites = { rich: await serve({ dir: dist, script: await walletScript({ chains }) }), bare: await serve({ dir: dist }) }
  origins = [sites.rich.origin, sites.bare.origin]
  api = await startApi()
  browser = await connectBrowser()
})
afterEach(() => shown?.close())
afterAll(async () => {
  await Promise.all([browser?.close(), sites?.rich.stop(), sites?.bare.stop(), api?.stop()])
})

/** Milliseconds. */
const HALF_A_SECOND = 500

const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1'
/** What opens on the phone comes before the code for another device. */
const firstOnPhone = ['io.metamask', 'com.trustwallet.app', 'walletConnect']

const wallets = () => shown.rows.evaluateAll((rows) => rows.map((row) => row.getAttribute('data-mk-wallet')))

test('behavior: the wallet of this browser stands first, under it the whole directory, page by page', async () => {
  shown = await openDirectory(browser, sites.rich.origin)
  await shown.rows.first().waitFor()
  expect((await wallets()).slice(0, 2)).toEqual(['test.wallet', 'io.metamask'])
  await shown.page.getByRole('button', { name: 'Test Wallet Installed' }).waitFor()
  const pages = () => shown.queries().flatMap((query) => (query.get('entries') === '40' ? [query.get('page')] : []))
  expect(pages()).toEqual(['1'])
  expect(await shown.size()).toBe(-1)
  const list = shown.page.locator('.mk-long')
  const box = await list.boundingBox()
  await shown.page.mouse.move((box?.x ?? 0) + 50, (box?.y ?? 0) + 50)
  const drawn: number[] = []
  const scrolled = async () => {
    await shown.page.mouse.wheel(0, 4_000)
    drawn.push(await shown.rows.count())
    expect(await shown.size()).toBe(walletData.length + 1)
  }
  await vi.waitFor(scrolled, { timeout: 60_000 })
  expect(pages()).toEqual(Array.from({ length: 14 }, (_, index) => `${index + 1}`))
  expect(Math.max(...drawn)).toBeLessThan(60)
  await list.evaluate((it) => it.scrollTo(0, it.scrollHeight))
  await shown.page.locator(`[data-mk-wallet="${idOf(walletData.at(-1))}"]`).waitFor()
})

test.each([
  ['a desk', {}, ['walletConnect', 'io.metamask', 'com.trustwallet.app']],
  ['a phone', { isMobile: true, viewport: { width: 390, height: 844 }, userAgent: phone }, firstOnPhone],
])(
  'behavior: the first list of %s leads with what most users have, by the directory’s own order',
  async (_, on, first) => {
    const context = await browser.newContext(on)
    try {
      const page = await context.newPage()
      await page.goto(sites.bare.origin)
      await page.click('[data-mk-button="connect"]')
      const rows = page.locator('[data-mk-view="Connect"] [data-mk-wallet]')
      const ids = () => rows.evaluateAll((all) => all.map((row) => row.getAttribute('data-mk-wallet')))
      await soon(async () => expect(await ids()).toEqual(first))
    } finally {
      await context.close()
    }
  },
)

test('behavior: two letters are searched for, half a second after the last one', async () => {
  shown = await openDirectory(browser, sites.rich.origin)
  await shown.rows.first().waitFor()
  const searched = () => shown.queries().flatMap((query) => query.get('search') ?? [])
  const field = shown.page.getByRole('searchbox')
  const { clock } = shown.page
  await clock.install()
  await clock.pauseAt(Date.now() + 60_000)
  await field.press('m')
  await clock.runFor(5_000)
  expect(searched()).toEqual([])
  await field.press('e')
  await clock.runFor(200)
  await field.press('t')
  await clock.runFor(HALF_A_SECOND - 1)
  expect(searched()).toEqual([])
  const search = shown.page.waitForRequest((request) => request.url().includes('search=met'))
  await clock.runFor(1)
  await search
  await clock.resume()
  const found = walletData.filter(({ name, rdns = '' }) => `${name} ${rdns}`.toLowerCase().includes('met'))
  await soon(async () => expect((await wallets()).sort()).toEqual(found.map(idOf).sort()))
  expect(searched()).toEqual(['met'])
  await shown.page.getByRole('button', { name: 'Clear search' }).first().click()
  await soon(async () => expect((await wallets())[0]).toBe('test.wallet'))
})

test('behavior: a wallet that is elsewhere is connected by WalletConnect; nobody outside the config is asked', async () => {
  shown = await openDirectory(browser, sites.rich.origin)
  await shown.rows.filter({ hasText: 'MetaMask' }).first().click()
  const view = shown.page.locator('[data-mk-view="ConnectingWalletConnect"]')
  await view.getByRole('img').or(view.locator('svg')).first().waitFor()
  await shown.page.getByRole('heading', { name: 'MetaMask' }).first().waitFor()
  await soon(() => expect(shown.urls.some((url) => url.startsWith(relay))).toBe(true))
  const known = [sites.rich.origin, `http://127.0.0.1:${apiPort}`, relay, ...chains.map(({ rpcUrl }) => rpcUrl)]
  expect(shown.urls.filter((url) => !known.some((one) => url.startsWith(one)))).toEqual([])
  const [query] = shown.queries()
  expect([query?.get('projectId'), query?.get('chains')?.split(',').length]).toEqual(['shop', chains.length])
})

test.each([
  ['fails', { status: 500, contentType: 'application/json', body: '{}' }, 'backend/failed', 'Server Error'],
  [
    'answers nonsense',
    { contentType: 'application/json', body: '{"data":"<b>"}' },
    'backend/bad-answer',
    'Unexpected server response',
  ],
  [
    'is another site',
    { contentType: 'text/html', body: '<!doctype html>' },
    'backend/bad-answer',
    'Unexpected server response',
  ],
] as const)(
  'error: a directory that %s says what is wrong and what to do, and is tried again',
  async (_, wrong, code, title) => {
    shown = await openDirectory(browser, sites.bare.origin, wrong)
    await shown.scene.waitFor()
    expect(await shown.scene.getAttribute('data-code')).toBe(code)
    const said = (await shown.scene.locator('.mk-heading, .mk-text').allTextContents()).join(' ')
    expect(said).toContain(title)
    expect(said).toContain('Something went wrong on our side. Try again later.')
    expect(said).not.toContain(`127.0.0.1:${apiPort}`)
    expect(await shown.page.locator('.mk-details').textContent()).toContain(`127.0.0.1:${apiPort}`)
    await shown.page.unrouteAll()
    await shown.scene.getByRole('button', { name: 'Try again' }).click()
    await shown.rows.first().waitFor()
  },
)

test('error: where the directory is down, the wallets of this browser stay; once it is back the rest comes', async () => {
  await api?.stop()
  api = undefined
  shown = await openDirectory(browser, sites.bare.origin)
  await shown.scene.waitFor()
  expect(await shown.scene.getAttribute('data-code')).toBe('backend/unreachable')
  expect(await shown.scene.textContent()).toContain('Couldn’t reach the server. Check your connection.')
  const rich = await openDirectory(browser, sites.rich.origin)
  await rich.page.getByRole('alert').filter({ hasText: 'Some wallets couldn’t be loaded' }).waitFor()
  expect(await rich.rows.count()).toBe(1)
  api = await startApi()
  for (const { page, rows } of [shown, rich]) {
    await page.getByRole('button', { name: 'Try again' }).click()
    await rows.nth(5).waitFor()
  }
  await rich.close()
})

function idOf(wallet: { readonly id: string; readonly rdns?: string | null | undefined } | undefined): string {
  return wallet?.rdns ?? wallet?.id ?? ''
}
