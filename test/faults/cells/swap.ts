import { expect } from 'vitest'
import type { Case, Stage } from '../case.js'
import type { ProxyFault } from '../chaos-proxy.js'
import { apiFaults } from './boot.js'
import { frameCases, windowCases } from './transaction-frame.js'
import { nodeCases } from './transaction-nodes.js'
import { transaction } from './transaction-steps.js'
import { walletCases } from './transaction-wallet.js'

const form = '[data-mk-view="Swap"]'
const amount = ({ page }: Stage) => page().locator(form).getByLabel('You pay')
const bought = ({ page }: Stage) => page().locator(`${form} [data-mk-side="to"]`)

/** Swapping the coin for a listed token. */
export const swap = transaction({
  tile: 'Swap',
  form,
  preview: '[data-mk-view="SwapPreview"]',
  reviewButton: 'Review swap',
  confirmButton: 'Swap',
  async fillIn(stage) {
    if (!(await bought(stage).textContent())?.includes('USDC')) {
      await bought(stage).click()
      await stage.page().locator('[data-mk-view="SwapSelectToken"] [data-mk-token="USDC"]').click()
    }
    await amount(stage).fill('0.1')
  },
  async keeps(stage) {
    await expect.poll(() => amount(stage).inputValue()).toBe('0.1')
    await expect.poll(() => bought(stage).textContent()).toContain('USDC')
  },
  happened: /^(?!.*Pending).*Swapped/,
})

/** The backend fails as a quote is asked for: that is said, what was filled in stays, and the next quote is had once it is back. */
const withApi = (...ways: readonly ProxyFault[]): Case => ({
  mayLog: /Unexpected server response|Response too large|Origin|project|Server Error/i,
  async run(stage) {
    await swap.ready(stage)
    for (const way of ways) {
      stage.world.api.fail(way, (path) => path.includes('/convert/'))
      await amount(stage).fill('0.2')
      await stage.says(/reach|Couldn’t|unavailable|wrong|Too many requests|set up correctly|respon/i, 20_000)
      stage.world.api.fail(undefined)
      await swap.ready(stage)
      await swap.views.keeps(stage)
    }
    await stage.again()
  },
})

/** The cases of swapping. */
export const swapCases: Readonly<Record<string, Case>> = {
  ...nodeCases(swap),
  ...walletCases(swap),
  ...frameCases(swap),
  ...windowCases(swap),
  F13: withApi(...apiFaults.refused),
  F14: withApi(...apiFaults.busy),
  F15: withApi(...apiFaults.broken),
  F16: {
    async run(stage) {
      await swap.ready(stage)
      stage.world.api.fail({ slowMs: 10_000 }, (path) => path.includes('/convert/'))
      // A quote and a transaction, one after the other, are waited for.
      await stage.page().locator(form).getByRole('button', { name: 'Review swap' }).click()
      await stage.page().waitForSelector('[data-mk-view="SwapPreview"] dl', { timeout: 30_000 })
      await swap.confirm(stage)
      await stage.done()
      stage.world.api.fail(undefined)
    },
  },
  F17: withApi(...apiFaults.garbage),
  F18: withApi(...apiFaults.sized),
}
