import { expect } from 'vitest'
import { closeModal, type Operation, type Stage } from '../case.js'
import { alice, bob } from '../world.js'
import { connect } from './connected.js'

/** What the wallet is asked by. */
export const method = 'eth_sendTransaction'
/** The form. */
export const form = '[data-mk-view="WalletSend"]'
/** The review. */
export const preview = '[data-mk-view="WalletSendPreview"]'

/** Opens the form and fills it in. */
export async function fillIn({ page }: Stage): Promise<void> {
  if ((await page().locator('dialog[open]').count()) === 0) await page().click('[data-mk-button="account"]')
  if ((await page().locator(form).count()) === 0) await page().click('.mk-tiles >> text=Send')
  await page().locator(form).getByLabel('Amount').fill('0.001')
  await page().locator(form).getByLabel('To', { exact: true }).fill(bob)
}

/** Goes on to the review. */
export async function review(stage: Stage): Promise<void> {
  await fillIn(stage)
  const button = stage.page().locator(form).getByRole('button', { name: 'Preview send' })
  await expect.poll(() => button.getAttribute('aria-disabled'), { timeout: 15_000 }).toBe(null)
  await button.click()
  await stage.page().waitForSelector(`${preview} dl`, { timeout: 15_000 })
}

/** Agrees to what was reviewed. */
export const confirm = ({ page }: Stage) =>
  page().locator(preview).getByRole('button', { name: 'Send', exact: true }).click()

/** What the form or the review says stays there. */
export const keeps = async ({ page }: Stage) => {
  await closeModal(page())
  await page().click('[data-mk-button="account"]')
  await page().click('.mk-tiles >> text=Send')
  await expect.poll(() => page().locator(form).getByLabel('Amount').inputValue()).toBe('0.001')
  await expect.poll(() => page().locator(form).getByLabel('To', { exact: true }).inputValue()).toBe(bob)
}

/** How much the account has sent. */
export const sent = (stage: Stage) => stage.world.chain().getTransactionCount({ address: alice.address })

/** Sending the native coin. */
export const send: Operation = {
  begin: connect,
  act: async (stage) => {
    await review(stage)
    await confirm(stage)
  },
  again: async (stage) => {
    await closeModal(stage.page())
    await review(stage)
    await confirm(stage)
  },
  done: async ({ page }) => {
    await page().waitForSelector('[data-mk-view="Account"]', { timeout: 20_000 })
  },
  effects: sent,
}

/** The row of what was sent last, in the activity. */
export async function row({ page }: Stage, words: RegExp): Promise<void> {
  if ((await page().locator('[data-mk-view="Account"]').count()) === 0) await page().click('[data-mk-button="account"]')
  await page().getByRole('tab', { name: 'Activity' }).click()
  const newest = page().getByRole('tabpanel').locator('li').first()
  await newest.filter({ hasText: words }).waitFor({ timeout: 75_000 })
}
