import type { Browser, ConsoleMessage, Page } from 'playwright'

/** A page of the host app under test, in a browser context of its own. */
export interface HostPage {
  readonly page: Page
  /** Uncaught errors, unhandled rejections and `console.error` so far. */
  readonly errors: readonly string[]
  /** Waits until the page shows `value` for the fact. */
  shows(fact: string, value: string | RegExp): Promise<void>
  /** What the page shows for the fact now. */
  fact(name: string): Promise<string>
  /** Clicks through connect button and wallet row until the page says connected. */
  connect(): Promise<void>
  close(): Promise<void>
}

/** Opens the host app. `query` says how the test wallet behaves. */
export async function openHostPage(browser: Browser, origin: string, query = ''): Promise<HostPage> {
  const context = await browser.newContext()
  const page = await context.newPage()
  page.setDefaultTimeout(30_000)
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(String(error)))
  page.on('console', (message: ConsoleMessage) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  await page.goto(`${origin}/${query}`)

  const shows = (fact: string, value: string | RegExp) =>
    page
      .locator(`[data-fact="${fact}"]`)
      .filter({ hasText: typeof value === 'string' ? new RegExp(`^${quoted(value)}$`) : value })
      .waitFor({ state: 'attached' })
  return {
    page,
    errors,
    shows,
    fact: async (name) => (await page.locator(`[data-fact="${name}"]`).textContent()) ?? '',
    async connect() {
      await page.click('[data-mk-button="connect"]')
      await page.click('[data-mk-wallet="test.wallet"]')
      await shows('status', 'connected')
    },
    close: () => context.close(),
  }
}

/** The query for a wallet that behaves like this. */
export function behaving(behaviour: object): string {
  return `?behaviour=${encodeURIComponent(JSON.stringify(behaviour))}`
}

function quoted(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
