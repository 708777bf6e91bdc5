import type { Page, Response } from '@playwright/test'

/** What the customer does at the sandbox seller. */
export type SellerAct = 'pay' | 'cancel'

const place = /\/sandbox\/onramp\//

/**
 * Plays the customer at the sandbox seller of the local stack: does `open`, which leads `page` or a new window there, and pays or
 * gives up. It returns once the seller has heard of it. Throws what `open` throws, and Playwright's time-out where no page or
 * answer of the seller comes within `timeoutMs`.
 */
export async function atSandboxSeller(
  page: Page,
  open: () => Promise<unknown>,
  {
    act = 'pay',
    timeoutMs: timeout = 30_000,
  }: { readonly act?: SellerAct | undefined; readonly timeoutMs?: number } = {},
): Promise<void> {
  const opened = page.context().waitForEvent('page', { timeout })
  const there = opened.then(async (window) => {
    await window.waitForURL(place, { timeout })
    return window
  })
  // On a phone the seller is in the same tab.
  const here = page.waitForURL(place, { timeout }).then(() => page)
  const [seller] = await Promise.all([Promise.any([there, here]), open()])
  const button = seller.getByRole('button', { name: act === 'pay' ? /^Pay/ : 'Cancel' })
  const isTold = (response: Response) => response.request().method() === 'POST' && place.test(response.url())
  // Who leaves the page at once would take the payment back.
  await Promise.all([seller.waitForResponse(isTold, { timeout }), button.click({ timeout })])
}
