import { expect } from 'vitest'
import { type Case, closeModal, type Operation, type Stage } from '../case.js'
import { alice, bob } from '../world.js'
import { apiFaults } from './boot.js'
import { approve, asked, connect, offline, press, refuse } from './connected.js'
import { frozen } from './inj.js'
import { nodeFaults } from './net.js'
import { storageFull } from './storage.js'

const method = 'eth_sendTransaction'
const form = '[data-mk-view="WalletSend"]'
const preview = '[data-mk-view="WalletSendPreview"]'

/** Opens the form and fills it in. */
async function fillIn({ page }: Stage): Promise<void> {
  if ((await page().locator('dialog[open]').count()) === 0) await page().click('[data-mk-button="account"]')
  if ((await page().locator(form).count()) === 0) await page().click('.mk-tiles >> text=Send')
  await page().locator(form).getByLabel('Amount').fill('0.001')
  await page().locator(form).getByLabel('To', { exact: true }).fill(bob)
}

/** Goes on to the review. */
async function review(stage: Stage): Promise<void> {
  await fillIn(stage)
  const button = stage.page().locator(form).getByRole('button', { name: 'Preview send' })
  await expect.poll(() => button.getAttribute('aria-disabled'), { timeout: 15_000 }).toBe(null)
  await button.click()
  await stage.page().waitForSelector(`${preview} dl`, { timeout: 15_000 })
}

const confirm = ({ page }: Stage) => page().locator(preview).getByRole('button', { name: 'Send', exact: true }).click()

/** What the form or the review says stays there. */
const keeps = async ({ page }: Stage) => {
  await closeModal(page())
  await page().click('[data-mk-button="account"]')
  await page().click('.mk-tiles >> text=Send')
  await expect.poll(() => page().locator(form).getByLabel('Amount').inputValue()).toBe('0.001')
  await expect.poll(() => page().locator(form).getByLabel('To', { exact: true }).inputValue()).toBe(bob)
}

const sent = (stage: Stage) => stage.world.chain().getTransactionCount({ address: alice.address })

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

type Fail = Parameters<Stage['world']['api']['fail']>[0]

/** It works in spite of the nodes that fail. */
const withNodes = (which: readonly (0 | 1)[], fault: Fail): Case => ({
  async run(stage) {
    for (const place of which) stage.world.nodes[place].fail(fault)
    await stage.act()
    await stage.done()
    for (const place of which) stage.world.nodes[place].fail(undefined)
  },
})

/** All nodes fail: that is said, nothing is sent, and what was filled in stays. */
const withoutNodes = (fault: Fail, isLost = false): Case => ({
  mayLog: /another network|answers for/i,
  async run(stage) {
    await fillIn(stage)
    const button = stage.page().locator(form).getByRole('button', { name: 'Preview send' })
    await expect.poll(() => button.getAttribute('aria-disabled'), { timeout: 15_000 }).toBe(null)
    for (const place of [0, 1] as const) stage.world.nodes[place].fail(fault)
    await button.click()
    await stage.says(/reach|unavailable|Couldn’t|timed out|longer|set up correctly/i, 25_000)
    await keeps(stage)
    for (const place of [0, 1] as const) stage.world.nodes[place].fail(undefined)
    // A node of another network is not asked again by this page (SECURITY 4.2).
    if (isLost) await stage.page().reload()
    await stage.page().waitForSelector('[data-fact="status"]:text-is("connected")')
    await stage.again()
  },
})

/** The wallet is asked, and something happens before it answers. */
const whileAsked = (meanwhile: (stage: Stage) => Promise<void>, more: Partial<Case> = {}): Case => ({
  ...more,
  async run(stage) {
    await stage.behave({ ask: [method] })
    await stage.act()
    await asked(stage, method)
    await meanwhile(stage)
  },
})

const select = (stage: Stage, chain: number) => stage.page().evaluate((id) => window.testWallet.selectChain(id), chain)

/** Nobody mines until the returned function is called. */
async function unmined({ world }: Stage): Promise<() => Promise<void>> {
  await world.chain().setAutomine(false)
  return async () => {
    await world.chain().setAutomine(true)
    await world.chain().mine({ blocks: 1 })
  }
}

/** The row of what was sent last, in the activity. */
async function row({ page }: Stage, words: RegExp): Promise<void> {
  if ((await page().locator('[data-mk-view="Account"]').count()) === 0) await page().click('[data-mk-button="account"]')
  await page().getByRole('tab', { name: 'Activity' }).click()
  const newest = page().getByRole('tabpanel').locator('li').first()
  await newest.filter({ hasText: words }).waitFor({ timeout: 75_000 })
}

/** The cases of sending. */
export const sendCases: Readonly<Record<string, Case>> = {
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
  F19: {
    async run(stage) {
      await review(stage)
      await offline(stage, true)
      await confirm(stage)
      await stage.says(/reach|Couldn’t|unavailable|timed out|longer|connection/i, 25_000)
      await offline(stage, false)
      await stage.again()
    },
  },
  F20: withNodes([0], 'down'),
  F21: withoutNodes('down'),
  F22: withoutNodes(nodeFaults.wrongChain, true),
  F23: withNodes([0], nodeFaults.lags),
  F24: withNodes([0], { ...nodeFaults.busy, status: 429 }),
  F25: {
    async run(stage) {
      stage.world.relay.fail('cut')
      await stage.act()
      await stage.done()
      stage.world.relay.fail(undefined)
    },
  },
  F28: {
    async run(stage) {
      await stage.behave({ hang: [method] })
      await stage.act()
      await asked(stage, method)
      const context = stage.page().context()
      await stage.page().close()
      stage.show(await stage.world.open({ context }))
      await stage.page().waitForSelector('[data-fact="status"]:text-is("connected")')
      await stage.page().click('[data-mk-button="account"]')
      await stage.page().click('.mk-tiles >> text=Send')
      // Nobody knows whether it was sent: nothing else is, until the person says that it was not.
      await stage.says(/hasn’t answered about an earlier transfer/, 8_000)
      await stage.page().getByRole('button', { name: 'It wasn’t sent' }).click()
      await stage.again()
    },
  },
  F29: {
    async run(stage) {
      await stage.behave({ ask: [method] })
      await stage.act()
      await asked(stage, method)
      const other = await stage.world.open({ context: stage.page().context() })
      await other.waitForSelector('[data-fact="status"]:text-is("connected")')
      await other.click('[data-mk-button="account"]')
      await other.click('.mk-tiles >> text=Send')
      await other.getByText('Another tab is sending from this account.').waitFor()
      await approve(stage)
      await stage.done()
      await other.close()
    },
  },
  F30: {
    async run(stage) {
      await stage.page().evaluate(() => {
        const own = Date.now.bind(Date)
        let by = 86_400_000
        Date.now = () => own() + by
        Object.assign(window, {
          skew: (ms: number) => {
            by = ms
          },
        })
      })
      await review(stage)
      await stage.page().evaluate('skew(-86400000)')
      await confirm(stage)
      await stage.done()
      await stage.page().evaluate('skew(0)')
    },
  },
  F31: {
    async run(stage) {
      await stage.behave({ reject: [method] })
      await stage.act()
      await stage.says(/canceled/i, 5_000)
      await stage.behave({})
      await confirm(stage)
    },
  },
  F32: {
    async run(stage) {
      await stage.behave({ hang: [method] })
      await stage.act()
      await asked(stage, method)
      await stage.says(/Open Test Wallet/, 8_000)
      await stage.page().getByRole('button', { name: 'Cancel' }).click()
      await stage.page().waitForSelector(form)
      await stage.says(/hasn’t answered about an earlier transfer/, 5_000)
      await stage.behave({})
      await stage.page().getByRole('button', { name: 'It wasn’t sent' }).click()
      await stage.again()
    },
  },
  F33: whileAsked(async (stage) => {
    await stage.page().getByRole('button', { name: 'Cancel' }).click()
    await stage.page().waitForSelector(form)
    await approve(stage)
    // It was sent, though it was cancelled here: the record says so.
    await closeModal(stage.page())
    await row(stage, /after you canceled|Sent|Confirmed/)
  }),
  F34: {
    async run(stage) {
      await refuse(stage, method, -32002, 'Request already pending')
      await stage.act()
      await stage.says(/pending request/i, 5_000)
      await stage.page().evaluate('lift()')
      await confirm(stage)
    },
  },
  F35: {
    async run(stage) {
      await review(stage)
      await stage.page().evaluate(() => window.testWallet.emit('accountsChanged', []))
      await stage.page().waitForSelector('[data-fact="status"]:text-is("disconnected")')
      await closeModal(stage.page())
      await connect(stage)
      await stage.again()
    },
  },
  F36: {
    async run(stage) {
      await review(stage)
      await select(stage, 137)
      await stage.page().waitForSelector(form)
      await stage.says(/Something changed/, 5_000)
      await select(stage, 1)
      await stage.page().waitForSelector('[data-fact="network"]:text-is("eip155:1")')
      await stage.again()
    },
  },
  F37: {
    async run(stage) {
      const mine = await unmined(stage)
      await stage.act()
      await stage.done()
      const { transactions } = await stage.world.chain().getBlock({ blockTag: 'pending' })
      const hash = transactions.at(-1)
      if (hash) await stage.world.chain().dropTransaction({ hash })
      // Its number is free, and nobody says that it has failed.
      await row(stage, /Pending|Sending|Waiting/i)
      await mine()
      await stage.again()
    },
  },
  F38: {
    async run(stage) {
      const mine = await unmined(stage)
      const nonce = await sent(stage)
      await stage.act()
      await stage.done()
      // The person cancels it in the wallet: the same number, and nothing for nobody.
      const { maxFeePerGas = 0n } = await stage.world.chain().estimateFeesPerGas()
      await stage.world.chain().sendTransaction({
        account: alice,
        chain: null,
        to: alice.address,
        value: 0n,
        nonce,
        maxFeePerGas: maxFeePerGas * 10n,
        maxPriorityFeePerGas: maxFeePerGas * 10n,
      })
      await mine()
      await row(stage, /Canceled/)
    },
  },
  F39: {
    // The block that had it is gone, and with it what was sent.
    effects: 0,
    async run(stage) {
      await stage.act()
      await stage.done()
      await row(stage, /^(?!.*Pending).*Sent/)
      await stage.world.chain().mine({ blocks: 1 })
      await stage.world.chain().request({ method: 'anvil_reorg', params: [2, []] } as never)
      await stage.world.chain().mine({ blocks: 2 })
      // It is pending again: the record says so, which outlives what an indexer still lists.
      const status = () =>
        stage.page().evaluate(() => JSON.parse(localStorage.getItem('@modal-kit/1/submitted') ?? '[]')[0]?.status)
      await expect.poll(status, { timeout: 60_000 }).toBe('pending')
    },
  },
  F40: {
    async run(stage) {
      await refuse(stage, method, -32603, 'Popup window was blocked')
      await stage.act()
      await stage.says(/blocked|Couldn’t|failed|wrong/i, 5_000)
      await stage.page().evaluate('lift()')
      await closeModal(stage.page())
      await stage.again()
    },
  },
  F41: {
    async run(stage) {
      await refuse(stage, method, 4001, 'User closed the window')
      await stage.act()
      await stage.says(/canceled/i, 5_000)
      await stage.page().evaluate('lift()')
      await confirm(stage)
    },
  },
  F42: {
    async run(stage) {
      await review(stage)
      await stage.page().evaluate(() => {
        const { provider } = window.testWallet
        const { request } = provider
        provider.request = () => Promise.reject(new Error('Extension context invalidated.'))
        Object.assign(window, {
          lift: () => {
            provider.request = request
          },
        })
      })
      await confirm(stage)
      await stage.says(/restarted/i, 5_000)
      await stage.page().evaluate('lift()')
      await closeModal(stage.page())
      // A wallet that was restarted while it was asked may have sent it: the person says that it was not.
      await stage.page().click('[data-mk-button="account"]')
      await stage.page().click('.mk-tiles >> text=Send')
      await stage.page().getByRole('button', { name: 'It wasn’t sent' }).click()
      await stage.again()
    },
  },
  F43: whileAsked(async (stage) => {
    await press(stage, 'mount')
    await approve(stage)
    await press(stage, 'mount')
    await stage.page().waitForSelector('[data-fact="status"]:text-is("connected")')
    await stage.page().click('[data-mk-button="account"]')
  }),
  F44: {
    async run(stage) {
      await review(stage)
      await frozen(stage)
      await confirm(stage)
    },
  },
  F45: whileAsked(async (stage) => {
    await frozen(stage, 3_000)
    await approve(stage)
  }),
}
