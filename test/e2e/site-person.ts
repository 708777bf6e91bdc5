import type { Page } from 'playwright'
import { expect } from 'vitest'
import { addressOf, codeOf, type SiteApp, submitEmail, walletFrame } from './site-app.js'

/** Signs in as a person does on a new device: the link of the mail, the number, the code. Gives the e-mail address. */
export async function signIn(app: SiteApp, page: Page, email: string): Promise<string> {
  const before = (await app.mails(email)).length
  const mail = async (count: number) => {
    await expect.poll(async () => (await app.mails(email)).length, { timeout: 20_000 }).toBe(before + count)
    return (await app.mails(email))[0]?.text ?? ''
  }
  await submitEmail(page, email)
  const view = page.locator('[data-mk-view="EmailVerifyDevice"]')
  await view.waitFor()
  const link = /http\S+\/device\S+/.exec(await mail(1))?.[0] ?? ''
  const asking = await page.context().newPage()
  await asking.goto(link)
  const shown = view.getByText(/\b\d\d\b/)
  await shown.first().waitFor()
  const number = /\b\d\d\b/.exec((await view.textContent()) ?? '')?.[0] ?? ''
  await asking.getByRole('button', { name: number, exact: true }).click()
  await asking.getByRole('status').waitFor()
  await asking.close()
  await codeOf(page).waitFor()
  await codeOf(page).fill(/^\d{6}$/m.exec(await mail(2))?.[0] ?? '')
  await addressOf(page)
  return email
}

/** Asks the wallet of the page, without waiting for the answer, which `answer` gives. */
export const ask = (page: Page, method: string, params: unknown) =>
  page.evaluate(
    ([name, what]) => {
      const asked = window.wallets.evm?.request({ method: name as string, params: what })
      Object.assign(window, {
        asked: asked?.then(
          (value) => ({ value }),
          ({ code, message }) => ({ code, message }),
        ),
      })
    },
    [method, params] as const,
  )

/** What became of what was asked last. */
export const answer = (page: Page) =>
  page.evaluate(
    () => (window as unknown as { asked: Promise<{ value?: unknown; code?: number; message?: string }> }).asked,
  )

/** The card in the frame of the wallet. */
export const card = (page: Page) => walletFrame(page).locator('.approval')

/** Answers the card with the button of this name: a person moves to it, reads, and presses. */
export async function press(page: Page, name: string): Promise<void> {
  const button = walletFrame(page).getByRole('button', { name, exact: true })
  // The document has a heading of its own until the card is there.
  await button.waitFor()
  const move = async () => {
    await walletFrame(page).getByRole('heading').first().hover()
    await button.hover()
  }
  await move()
  // On a busy machine a hand may come before the browser has seen the card: it does not count, and the card asks for it.
  const asking = walletFrame(page).getByText(/^Move the pointer/)
  const isOff = async () => {
    if (await asking.isVisible()) await move()
    return button.getAttribute('aria-disabled')
  }
  // Approve is off at first; Cancel never is.
  await expect.poll(isOff, { timeout: 10_000 }).not.toBe('true')
  await button.click()
}

/** The browser evicts what the site has stored: keys, sessions, cookies. */
export async function forgetSite(page: Page): Promise<void> {
  await page.context().clearCookies()
  const frame = page.frames().find((each) => each.url().includes('/sdk'))
  await frame?.evaluate(async () => {
    sessionStorage.clear()
    localStorage.clear()
    // A connection that is open holds it back until it is closed; the page loads anew afterwards.
    for (const { name = '' } of await indexedDB.databases()) indexedDB.deleteDatabase(name)
  })
}
