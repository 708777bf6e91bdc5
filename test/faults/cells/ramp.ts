import type { Page } from 'playwright'
import { type Case, closeModal, type Operation, type Stage } from '../case.js'
import type { ProxyFault } from '../chaos-proxy.js'
import { apiFaults } from './boot.js'
import { connect, press } from './connected.js'

const form = '[data-mk-view="OnRampProviders"]'
const wait = '[data-mk-view="BuyInProgress"]'
/** The last account of the node: what was sold comes from there. */
const bank = '0xa0Ee7A142d267C1f36714E4a8F75612F20a79720'

const seller = ({ page }: Stage) => page().locator(`${form} [data-mk-seller="sandbox"]`)

/** Opens the form, fills it in, and waits for the price. */
async function ready(stage: Stage): Promise<void> {
  const page = stage.page()
  if ((await page.locator('dialog[open]').count()) === 0) await page.click('[data-mk-button="account"]')
  if ((await page.locator(form).count()) === 0) await page.click('.mk-tiles >> text=Buy')
  await page.locator(form).getByLabel('You pay').fill('100')
  await seller(stage).locator('.mk-figure').waitFor({ timeout: 25_000 })
}

/** Presses the seller, and gives the window that opens once it shows the order. */
async function goOn(stage: Stage): Promise<Page> {
  const [opened] = await Promise.all([stage.page().context().waitForEvent('page'), seller(stage).click()])
  await opened.waitForURL(/\/sandbox\/onramp\//, { timeout: 30_000 })
  return opened
}

async function pay(opened: Page): Promise<void> {
  await opened.getByRole('button', { name: 'Pay' }).click()
}

/** Buying tokens at the seller of the local stack. */
export const ramp: Operation = {
  begin: connect,
  async act(stage) {
    await ready(stage)
    await pay(await goOn(stage))
  },
  async again(stage) {
    await closeModal(stage.page())
    await ramp.act(stage)
  },
  async done({ page }) {
    const there = page().locator(`${wait} :text-matches("arrived$"), [data-mk-purchase="arrived"]`)
    await there.first().waitFor({ timeout: 20_000 })
  },
  effects: (stage) => stage.world.chain().getTransactionCount({ address: bank }),
}

/** The backend fails as the page is asked for: that is said, no window stays, what was filled in does, and then it works. */
const withApi = (...ways: readonly ProxyFault[]): Case => ({
  mayLog: /Unexpected server response|Response too large|Origin|project|Server Error/i,
  async run(stage) {
    await ready(stage)
    for (const way of ways) {
      stage.world.api.fail(way, (path) => path.includes('onramp'))
      await seller(stage).click()
      await stage.says(/reach|Couldn’t|unavailable|wrong|Too many requests|set up correctly|respon|sell/i, 30_000)
      stage.world.api.fail(undefined)
    }
    await stage.again()
  },
})

/** The cases of buying. */
export const rampCases: Readonly<Record<string, Case>> = {
  F13: withApi(...apiFaults.refused),
  F14: withApi(...apiFaults.busy),
  F15: withApi(...apiFaults.broken),
  F16: {
    async run(stage) {
      await ready(stage)
      stage.world.api.fail({ slowMs: 10_000 }, (path) => path.includes('onramp'))
      const opened = await goOn(stage)
      stage.world.api.fail(undefined)
      await pay(opened)
    },
  },
  F17: withApi(...apiFaults.garbage),
  F18: withApi(...apiFaults.sized),
  F19: {
    async run(stage) {
      await ready(stage)
      await stage.page().context().setOffline(true)
      await seller(stage).click()
      await stage.says(/reach|offline|connection/i, 30_000)
      await stage.page().context().setOffline(false)
      await stage.again()
    },
  },
  F40: {
    async run(stage) {
      await ready(stage)
      await stage.page().evaluate(() => {
        window.open = () => null
      })
      await seller(stage).click()
      const link = stage.page().locator(wait).getByRole('link')
      const [opened] = await Promise.all([stage.page().context().waitForEvent('page'), link.click()])
      await opened.waitForURL(/\/sandbox\/onramp\//)
      await pay(opened)
    },
  },
  F41: {
    async run(stage) {
      await ready(stage)
      const opened = await goOn(stage)
      const order = opened.url()
      await opened.close()
      // That a window is closed says nothing: the purchase is waited for.
      await stage.page().waitForTimeout(5_000)
      await stage
        .page()
        .locator(wait)
        .getByText(/^Continue at \w+$/)
        .waitFor()
      const later = await stage.page().context().newPage()
      await later.goto(order)
      await pay(later)
    },
  },
  F43: {
    async run(stage) {
      await ready(stage)
      const opened = await goOn(stage)
      await press(stage, 'mount')
      await press(stage, 'mount')
      await pay(opened)
      await stage.page().click('[data-mk-button="account"]')
      await stage.page().click('.mk-tiles >> text=Buy')
      await stage.page().locator(form).getByRole('button', { name: 'Your purchases' }).click()
    },
  },
}
