import { expect } from 'vitest'
import { type Case, closeModal, type Stage } from '../case.js'
import type { ProxyFault } from '../chaos-proxy.js'
import { alice } from '../world.js'
import { offline } from './connected.js'
import { nodeFaults } from './net.js'
import { row, sent, type Transaction } from './transaction-steps.js'

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
const withoutNodes = ({ views, ready, open }: Transaction, fault: ProxyFault, isLost = false): Case => ({
  mayLog: /another network|answers for/i,
  async run(stage) {
    await ready(stage)
    for (const place of [0, 1] as const) stage.world.nodes[place].fail(fault)
    await stage.page().locator(views.form).getByRole('button', { name: views.reviewButton }).click()
    await stage.says(/reach|unavailable|Couldn’t|timed out|longer|set up correctly/i, 25_000)
    await closeModal(stage.page())
    await open(stage)
    await views.keeps(stage)
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

/** The cases of a transaction in which nodes or the chain fail. */
export const nodeCases = (of: Transaction): Readonly<Record<string, Case>> => ({
  F19: {
    async run(stage) {
      await of.review(stage)
      await offline(stage, true)
      await of.confirm(stage)
      await stage.says(/reach|Couldn’t|unavailable|timed out|longer|connection/i, 25_000)
      await offline(stage, false)
      await stage.again()
    },
  },
  F20: withNodes([0], 'down'),
  F21: withoutNodes(of, 'down'),
  F22: withoutNodes(of, nodeFaults.wrongChain, true),
  F23: withNodes([0], nodeFaults.lags),
  F24: withNodes([0], { ...nodeFaults.busy, status: 429 }),
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
      await row(stage, of.views.happened)
      await stage.world.chain().mine({ blocks: 1 })
      await stage.world.chain().request({ method: 'anvil_reorg', params: [2, []] } as never)
      await stage.world.chain().mine({ blocks: 2 })
      // It is pending again: the record says so, which outlives what an indexer still lists.
      const status = () =>
        stage.page().evaluate(() => JSON.parse(localStorage.getItem('@modal-kit/1/submitted') ?? '[]')[0]?.status)
      await expect.poll(status, { timeout: 60_000 }).toBe('pending')
    },
  },
})
