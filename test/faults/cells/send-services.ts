import { expect } from 'vitest'
import type { Case, Stage } from '../case.js'
import type { ProxyFault } from '../chaos-proxy.js'
import { alice } from '../world.js'
import { apiFaults } from './boot.js'
import { offline } from './connected.js'
import { nodeFaults } from './net.js'
import { confirm, fillIn, form, keeps, review, row, sent } from './send-steps.js'
import { storageFull } from './storage.js'

/** It works in spite of the nodes that fail. */
const withNodes = (which: readonly (0 | 1)[], fault: ProxyFault): Case => ({
  async run(stage) {
    for (const place of which) stage.world.nodes[place].fail(fault)
    await stage.act()
    await stage.done()
    for (const place of which) stage.world.nodes[place].fail(undefined)
  },
})

/** All nodes fail: that is said, nothing is sent, and what was filled in stays. */
const withoutNodes = (fault: ProxyFault, isLost = false): Case => ({
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

/** Stops mining until the returned function is called. */
async function unmined({ world }: Stage): Promise<() => Promise<void>> {
  await world.chain().setAutomine(false)
  return async () => {
    await world.chain().setAutomine(true)
    await world.chain().mine({ blocks: 1 })
  }
}

/** The cases of sending in which services, nodes or the chain fail. */
export const sendServiceCases: Readonly<Record<string, Case>> = {
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
  F37: {
    async run(stage) {
      const mine = await unmined(stage)
      await stage.act()
      await stage.done()
      const { transactions } = await stage.world.chain().getBlock({ blockTag: 'pending' })
      const hash = transactions.at(-1)
      if (hash) await stage.world.chain().dropTransaction({ hash })
      // Its number is free, and the row does not say that it failed.
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
      // The person cancels it in the wallet: the same number, to itself, without value.
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
}
