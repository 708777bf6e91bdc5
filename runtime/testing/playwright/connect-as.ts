import type { Page } from '@playwright/test'
import type { Account } from '../accounts.js'
import type { PageWallet } from './page-wallet.js'

/** Where a page is not led to its wallets by the kit's own button. */
export interface ConnectOptions {
  /** Opens the modal; by default the kit's connect button is clicked. */
  readonly open?: () => Promise<unknown>
  /** Resolves once the page is connected; by default when the kit's account button shows the address. */
  readonly isConnected?: (address: string) => Promise<unknown>
}

/** How long to look for a prompt before looking whether the page is connected already, in milliseconds. */
const promptMs = 50

/**
 * Connects the page as `account`, or as the wallet's current one, by clicks: opens the modal, agrees to the terms where
 * there are any, chooses the wallet, and approves what a wallet that asks asks meanwhile. Rejects with Playwright's
 * time-out when the page does not connect.
 */
export async function connectPage(
  page: Page,
  wallet: PageWallet,
  account?: Account,
  options: ConnectOptions = {},
): Promise<void> {
  const { open = () => page.locator('[data-mk-button="connect"]').first().click() } = options
  const { isConnected = (address) => showsAccount(page, address) } = options
  if (account) await wallet.selectAccount(account)
  await open()
  const modal = page.locator('[data-mk-view]')
  const row = modal.locator(`[data-mk-wallet="${wallet.info.rdns}"]`).first()
  await row.waitFor()
  const terms = modal.getByRole('checkbox')
  if ((await terms.count()) > 0) await terms.first().check()
  await row.click()
  await approveUntil(wallet, isConnected(wallet.address()))
  // Connect, ConnectingExternal and the like; what may come after them is the test's own business.
  await page.locator('dialog[open][data-mk-view^="Connect"]').waitFor({ state: 'hidden' })
}

function showsAccount(page: Page, address: string): Promise<unknown> {
  const button = page.locator('[data-mk-button="account"]', { hasText: address.slice(-6) })
  return button.first().waitFor()
}

async function approveUntil(wallet: PageWallet, connected: Promise<unknown>): Promise<void> {
  let isOver = false
  const over = () => {
    isOver = true
  }
  connected.then(over, over)
  while (wallet.behaviour().ask && !isOver) await wallet.approveNext(promptMs).catch(() => undefined)
  await connected
}
