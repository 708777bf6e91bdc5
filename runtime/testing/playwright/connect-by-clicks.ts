import type { Page } from '@playwright/test'
import type { Person } from '../person.js'

/** Where a page is not led to its wallets by the kit's own button. */
export interface ConnectOptions {
  /** Opens the modal; by default the kit's connect button is clicked. */
  readonly open?: () => Promise<unknown>
  /** Resolves once the page is connected; by default when the list of wallets is gone and the kit's account button is there. */
  readonly isConnected?: (address: string) => Promise<unknown>
}

/** The wallet that is chosen. */
export interface ChosenWallet extends Pick<Person, 'behaviour' | 'approveNext'> {
  /** Of its row in the list (`data-mk-wallet`). */
  readonly id: string
  address(): string
}

/** How long to look for a prompt before looking whether the page is connected already, in milliseconds. */
const promptMs = 50

/**
 * Connects the page by clicks: opens the modal, agrees to the terms where there are any, chooses the wallet, and approves
 * what a wallet that asks asks meanwhile. Rejects with Playwright's time-out when the page does not connect.
 */
export async function connectByClicks(page: Page, wallet: ChosenWallet, options: ConnectOptions = {}): Promise<void> {
  const { open = () => page.locator('[data-mk-button="connect"]').first().click() } = options
  const { isConnected = () => showsAccount(page) } = options
  await open()
  const modal = page.locator('[data-mk-view]')
  const row = modal.locator(`[data-mk-wallet="${wallet.id}"]`).first()
  await row.waitFor()
  const terms = modal.getByRole('checkbox')
  if ((await terms.count()) > 0) await terms.first().check()
  await row.click()
  await approveUntil(wallet, isConnected(wallet.address()))
  await leavesWallets(page)
}

/** The account button may show a name in the place of the address. */
async function showsAccount(page: Page): Promise<void> {
  await leavesWallets(page)
  await page.locator('[data-mk-button="account"]').first().waitFor()
}

/** Connect, ConnectingExternal and the like; what may come after them is the test's own business. */
function leavesWallets(page: Page): Promise<void> {
  return page.locator('dialog[open][data-mk-view^="Connect"]').waitFor({ state: 'hidden' })
}

async function approveUntil(wallet: ChosenWallet, connected: Promise<unknown>): Promise<void> {
  let isOver = false
  const over = () => {
    isOver = true
  }
  connected.then(over, over)
  while (wallet.behaviour().ask && !isOver) await wallet.approveNext(promptMs).catch(() => undefined)
  await connected
}
