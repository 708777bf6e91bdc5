import { type Case, closeModal, type Operation, type Stage } from '../case.js'
import { restarted } from './connected.js'
import { storageCases } from './storage.js'

/** Chooses the wallet in the list. */
async function choose({ page }: Stage): Promise<void> {
  if ((await page().locator('dialog[open]').count()) === 0) await page().click('[data-mk-button="connect"]')
  await page().click('[data-mk-wallet="test.wallet"]')
}

/** Connecting a wallet of the page. */
export const inj: Operation = {
  act: choose,
  again: async ({ page }) => {
    const more = page().getByRole('button', { name: /Try again|Connect again/ })
    if ((await more.count()) > 0) await more.first().click()
    else {
      await closeModal(page())
      await page().click('[data-mk-button="connect"]')
      await page().click('[data-mk-wallet="test.wallet"]')
    }
  },
  done: async ({ page }) =>
    void (await page().waitForSelector('[data-fact="status"]:text-is("connected")', { timeout: 8_000 })),
  effects: async ({ page }) => page().locator('[data-fact="status"]:text-is("connected")').count(),
}

const works = async (stage: Stage, lift: () => unknown) => {
  await stage.act()
  await stage.done()
  await lift()
  await stage.page().click('[data-do="disconnect"]')
  await stage.page().waitForSelector('[data-fact="status"]:text-is("disconnected")')
  await stage.act()
}

const until = (stage: Stage, method: string, count = 1) =>
  stage
    .page()
    .waitForFunction(
      ([name, least]) => (window.testWallet.calls()[name as string] ?? 0) >= Number(least),
      [method, count],
    )

/** The cases of connecting a wallet of the page. */
export const injCases: Readonly<Record<string, Case>> = {
  ...storageCases(works),
  F19: {
    async run(stage) {
      // The code of the modal is here; a wallet of the page needs no network.
      await stage.page().click('[data-mk-button="connect"]')
      await stage.page().waitForSelector('[data-mk-wallet="test.wallet"]')
      await stage.page().context().setOffline(true)
      await stage.act()
      await stage.page().waitForTimeout(500)
      await stage.page().context().setOffline(false)
      if ((await stage.page().locator('[data-fact="status"]:text-is("connected")').count()) === 0) await stage.again()
    },
  },
  F28: {
    async run(stage) {
      await stage.behave({ ask: true })
      await stage.act()
      await until(stage, 'eth_requestAccounts')
      const context = stage.page().context()
      await stage.page().close()
      stage.show(await stage.world.open({ context }))
      await stage.act()
    },
  },
  F29: {
    async run(stage) {
      const other = await stage.world.open({ context: stage.page().context() })
      await other.click('[data-mk-button="connect"]')
      await stage.page().click('[data-mk-button="connect"]')
      await Promise.all([
        other.click('[data-mk-wallet="test.wallet"]'),
        stage.page().click('[data-mk-wallet="test.wallet"]'),
      ])
      await other.waitForSelector('[data-fact="status"]:text-is("connected")')
      await stage.done()
      await other.close()
    },
  },
  F31: {
    async run(stage) {
      await stage.behave({ reject: true })
      await stage.act()
      await stage.says(/declined/i, 2_000)
      await stage.behave({})
      await stage.again()
    },
  },
  F32: {
    async run(stage) {
      await stage.behave({ hang: true })
      await stage.act()
      await until(stage, 'eth_requestAccounts')
      await stage.says(/Test Wallet/, 4_000)
      await stage.says(/Approve the request in Test Wallet/, 6_000)
      await stage.says(/behind this window/, 12_000)
      await closeModal(stage.page())
      await stage.behave({})
      await stage.again()
    },
  },
  F33: {
    async run(stage) {
      await stage.behave({ ask: true })
      await stage.act()
      await until(stage, 'eth_requestAccounts')
      await stage.page().getByRole('button', { name: 'Cancel' }).click()
      await closeModal(stage.page())
      await stage.page().evaluate(() => window.testWallet.approveNext())
      await stage.page().waitForTimeout(500)
      // Who has cancelled is not connected by a late answer.
      if ((await stage.page().locator('[data-fact="status"]').textContent()) !== 'disconnected')
        throw new Error('A late answer connected.')
      await stage.behave({})
      await stage.again()
    },
  },
  F34: {
    async run(stage) {
      await stage.page().evaluate(() => {
        const { provider } = window.testWallet
        const { request } = provider
        let isOn = true
        Object.assign(window, { lift: () => (isOn = false) })
        provider.request = (call) =>
          isOn && call.method === 'eth_requestAccounts'
            ? Promise.reject(Object.assign(new Error('Already processing'), { code: -32002 }))
            : request(call)
      })
      await stage.act()
      await stage.says(/pending request/i, 2_000)
      await stage.page().evaluate('lift()')
      await stage.again()
    },
  },
  F42: {
    mayLog: /restarted/,
    async run(stage) {
      await stage.act()
      await stage.done()
      await restarted(stage)
      await stage.page().evaluate(() => window.announceAgain())
      await stage.page().click('[data-do="disconnect"]')
      await stage.page().waitForSelector('[data-fact="status"]:text-is("disconnected")')
      await stage.act()
      // What is left of the old one says so; the new one stands beside it.
      await stage.says(/restarted/, 5_000)
      await closeModal(stage.page())
      await stage.page().click('[data-mk-button="connect"]')
      await stage.page().click('[data-mk-wallet^="test.wallet#"]')
    },
  },
  F43: {
    async run(stage) {
      await stage.behave({ ask: true })
      await stage.act()
      await until(stage, 'eth_requestAccounts')
      await stage.page().evaluate(() => document.querySelector<HTMLElement>('[data-do="mount"]')?.click())
      await stage.page().evaluate(() => window.testWallet.approveNext())
      await stage.page().evaluate(() => document.querySelector<HTMLElement>('[data-do="mount"]')?.click())
      await stage.page().waitForSelector('[data-fact="status"]')
      await stage.behave({})
      await stage.page().waitForTimeout(1_000)
      if ((await stage.page().locator('[data-fact="status"]:text-is("connected")').count()) === 0) await stage.again()
    },
  },
  F44: {
    async run(stage) {
      await stage.act()
      await stage.done()
      await frozen(stage)
      await stage.done()
      await stage.page().click('[data-do="sign"]')
      await stage
        .page()
        .waitForFunction(() => document.querySelector('[data-fact="signature"]')?.textContent?.startsWith('0x'))
    },
  },
}

/** The page goes into the back-forward cache and comes out of it: its events, and its code stands still in between. */
export async function frozen({ page }: Stage, ms = 1_000): Promise<void> {
  const session = await page().context().newCDPSession(page())
  await page().evaluate(() => window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })))
  await session.send('Page.setWebLifecycleState', { state: 'frozen' })
  await new Promise((done) => setTimeout(done, ms))
  await session.send('Page.setWebLifecycleState', { state: 'active' })
  await page().evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await session.detach()
}
