import { expect } from 'vitest'
import type { Case } from '../case.js'
import { bob } from '../world.js'
import { apiFaults } from './boot.js'
import { storageFull } from './storage.js'
import { frameCases, lostFrameCases, windowCases } from './transaction-frame.js'
import { nodeCases } from './transaction-nodes.js'
import { transaction } from './transaction-steps.js'
import { walletCases } from './transaction-wallet.js'

const form = '[data-mk-view="WalletSend"]'

/** Sending the native coin. */
export const send = transaction({
  tile: 'Send',
  form,
  preview: '[data-mk-view="WalletSendPreview"]',
  reviewButton: 'Preview send',
  confirmButton: 'Send',
  async fillIn({ page }) {
    await page().locator(form).getByLabel('Amount').fill('0.001')
    await page().locator(form).getByLabel('To', { exact: true }).fill(bob)
  },
  async keeps({ page }) {
    await expect.poll(() => page().locator(form).getByLabel('Amount').inputValue()).toBe('0.001')
    await expect.poll(() => page().locator(form).getByLabel('To', { exact: true }).inputValue()).toBe(bob)
  },
  happened: /^(?!.*Pending).*Sent/,
})

/** The cases of sending. */
export const sendCases: Readonly<Record<string, Case>> = {
  ...nodeCases(send),
  ...walletCases(send),
  ...frameCases(send),
  ...windowCases(send),
  ...lostFrameCases(send),
  F10: {
    script: storageFull,
    async run(stage) {
      await stage.act()
      await stage.done()
      await stage.page().evaluate('lift()')
    },
  },
  F15: {
    mayLog: /Server Error/,
    async run(stage) {
      stage.world.api.fail(apiFaults.broken[0])
      await stage.act()
      await stage.done()
      stage.world.api.fail(undefined)
    },
  },
  F25: {
    async run(stage) {
      stage.world.relay.fail('cut')
      await stage.act()
      await stage.done()
      stage.world.relay.fail(undefined)
    },
  },
}
