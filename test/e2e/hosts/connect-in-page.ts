import type { Browser } from 'playwright'

/** What a visit to the page of an app showed. */
export interface Visit {
  /** The heading of the page, before anything was clicked. */
  readonly heading: string
  /** Text of the account button. */
  readonly account: string
  /** The same after the page was loaded again. */
  readonly restored: string
  /** Uncaught errors and errors on the console, such as React's about a mismatch. */
  readonly errors: readonly string[]
  /** What the page has left in the browser. */
  readonly cookies: readonly { readonly name: string; readonly value: string }[]
}

const button = '[data-mk-button="account"]'

/** Opens the page, connects the test wallet by clicks, and loads the page again. Rejects when one of them does not work. */
export async function connectInPage(browser: Browser, origin: string, wallet: string): Promise<Visit> {
  const context = await browser.newContext()
  try {
    const page = await context.newPage()
    page.setDefaultTimeout(20_000)
    await page.addInitScript({ content: wallet })
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(String(error)))
    page.on('console', (message) => {
      if (message.type() !== 'error' || message.location().url.endsWith('/favicon.ico')) return
      errors.push(`${message.text()} ${message.location().url}`)
    })
    await page.goto(origin)
    const heading = (await page.locator('h1').first().textContent()) ?? ''
    await page.click('[data-mk-button="connect"]')
    await page.click('[data-mk-wallet="test.wallet"]')
    const account = (await page.locator(button).first().textContent()) ?? ''
    await page.reload()
    const restored = (await page.locator(button).first().textContent()) ?? ''
    return { heading, account, restored, errors, cookies: await context.cookies() }
  } finally {
    await context.close()
  }
}
