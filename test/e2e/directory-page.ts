import type { Browser, Locator, Page } from 'playwright'

/** A page with the list of all wallets open, in a browser context of its own. */
export interface DirectoryPage {
  readonly page: Page
  /** Every URL asked for so far, sockets included. */
  readonly urls: readonly string[]
  /** The queries of the directory so far, oldest first. */
  queries(): readonly URLSearchParams[]
  readonly rows: Locator
  /** What is said in place of the rows. */
  readonly scene: Locator
  /** How long the whole list is; -1 while nobody knows. */
  size(): Promise<number>
  close(): Promise<void>
}

/** What a server answers in place of the real one. */
export interface WrongAnswer {
  readonly status?: number
  readonly contentType: string
  readonly body: string
}

/** Opens the modal of the app, and all wallets in it. `wrong` is what the directory answers, the real one by default. */
export async function openDirectory(browser: Browser, origin: string, wrong?: WrongAnswer): Promise<DirectoryPage> {
  const context = await browser.newContext()
  const page = await context.newPage()
  page.setDefaultTimeout(30_000)
  const urls: string[] = []
  page.on('request', (request) => {
    if (!/^(data|blob):/.test(request.url())) urls.push(request.url())
  })
  page.on('websocket', (socket) => urls.push(socket.url()))
  if (wrong) {
    const headers = { 'access-control-allow-origin': '*' }
    await page.route('**/getWallets?*', (route) => route.fulfill({ headers, ...wrong }))
  }
  await page.goto(`${origin}/`)
  await page.click('[data-mk-button="connect"]')
  await page.getByRole('button', { name: /^All wallets/ }).click()
  await page.waitForSelector('[data-mk-view="AllWallets"] .mk-search')
  const view = page.locator('[data-mk-view="AllWallets"]')
  return {
    page,
    urls,
    queries: () =>
      urls
        .map((url) => new URL(url))
        .filter(({ pathname }) => pathname === '/getWallets')
        .map(({ searchParams }) => searchParams),
    rows: view.locator('.mk-long .mk-row'),
    scene: view.locator('.mk-scene'),
    size: async () => Number(await view.locator('.mk-long li').first().getAttribute('aria-setsize')),
    close: () => context.close(),
  }
}
