import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { soon } from '../../../test/setup/soon.js'
import { fakeDisk } from '../../../test/unit/fakes.js'
import { type SwapWorld, startSwapWorld } from '../../../test/unit/swap-world.js'
import { submittedTransactions } from '../../contract/provided.js'

let world: SwapWorld
beforeAll(async () => {
  world = await startSwapWorld()
}, 120_000)
afterAll(() => world.stop())

/** A run takes a second: a usual run of the tests has two of each point, and `RUNS=50000` has a hundred. */
const numRuns = Math.ceil(inject('runs') / 500)
const way = { from: 'USDC', to: 'DAI', amount: '250' } as const
const APPROVE = '0x095ea7b3'

/** Points of a swap at which a page dies, in their order. */
const points = [
  'while the price is asked for',
  'at the review',
  'while the wallet shows the approval',
  'with the approval sent, and in no block',
  'with the approval in a block',
  'at the review of the swap',
  'while the wallet shows the swap',
  'with the swap sent, and in no block',
] as const

type Page = Awaited<ReturnType<SwapWorld['open']>>

interface Story {
  /** Whether the wallet does what it was asked once the page is gone. */
  readonly isSent: boolean
  /** Whether that is in a block before the page comes back. */
  readonly isMined: boolean
}

describe.each(points)('a page that dies %s', (point) => {
  const at = points.indexOf(point)
  beforeAll(async () => {
    // Each block is a second later than the one before, and after a thousand of them no deadline of the backend fits any more.
    if (numRuns < 10 || at === 0) return
    await world.stop()
    world = await startSwapWorld()
  }, 120_000)

  /** Runs the swap until the page dies. */
  async function die(page: Page): Promise<void> {
    if (at === 0) return void page.fill(way, false).catch(() => {})
    await page.fill(way)
    await page.review()
    if (at === 1) return
    if (at === 2) return asked(page)
    if (at === 3) await world.bench.ask('evm_setAutomine', [false])
    if (at === 3) return sent(page)
    await page.next()
    if (at <= 5) return
    if (at === 6) return asked(page)
    await world.bench.ask('evm_setAutomine', [false])
    return sent(page)
  }

  async function asked(page: Page): Promise<void> {
    page.wallet.behave({ ask: ['eth_sendTransaction'] })
    void page.confirm()
    await soon(() => expect(page.wallet.pending()).toHaveLength(1))
  }

  async function sent(page: Page): Promise<void> {
    void page.confirm()
    await soon(async () => expect(await world.bench.ask('txpool_status', [])).toMatchObject({ pending: '0x1' }))
  }

  /** What a person does who comes back: nothing while it is not known what became of it, and what is left to do then. */
  async function goOn(page: Page, isDeclined: boolean): Promise<void> {
    const record = await page.kit.use(submittedTransactions)
    for (let turn = 0; turn < 8; turn += 1) {
      if (page.unresolved.peek() && isDeclined) page.dismiss()
      await soon(() => expect(page.unresolved.peek()).toBe(undefined))
      const swapped = record.own.peek().find(({ operationType }) => operationType === 'trade')
      if (swapped) return soon(() => expect(record.own.peek()[0]?.status).toMatch(/confirmed|final/))
      if (page.quote.peek().status !== 'ready') await page.fill(way)
      await page.next()
    }
    throw new Error('it was not swapped')
  }

  /** One story: a page that dies, and the next one with the same browser and wallet. */
  async function live({ isSent, isMined }: Story, pages: Page[]): Promise<void> {
    const block = await world.bench.reader.getBlockNumber()
    const had = await world.bench.balance('DAI')
    const disk = fakeDisk()
    const wallet = world.makeWallet()
    let isAlive = true
    const tab = disk.tab()
    const dying = { ...tab, set: (key: string, text: string) => isAlive && tab.set(key, text) } as typeof tab
    const first = await world.open({}, {}, dying, wallet)
    pages.push(first)
    await die(first)
    isAlive = false
    first.stop()
    wallet.behave({})
    if (wallet.pending().length > 0) await (isSent ? wallet.approveNext() : wallet.rejectNext())
    const mine = async () => {
      await world.bench.ask('evm_mine', [])
      await world.bench.ask('evm_setAutomine', [true])
    }
    if (isMined) await mine()
    // The lease of the page that is gone has run out.
    const page = await world.open({}, {}, disk.tab(), wallet, 120_000)
    pages.push(page)
    const mined = isMined ? undefined : new Promise((resolve) => setTimeout(resolve, 1_000)).then(mine)
    // A person says that it was not sent only where the wallet was told so.
    await goOn(page, !isSent && (at === 2 || at === 6))
    await mined
    const calls = await world.callsSince(block)
    expect(calls.filter((each) => each === APPROVE)).toHaveLength(1)
    expect(calls.filter((each) => each !== APPROVE)).toHaveLength(1)
    expect(await world.bench.balance('DAI')).toBeGreaterThan(had)
  }

  test('property: it goes on where it was: one approval, and one swap', async () => {
    const story = fc.record<Story>({ isSent: fc.boolean(), isMined: fc.boolean() })
    await fc.assert(
      fc.asyncProperty(story, async (each) => {
        const snapshot = await world.bench.ask('evm_snapshot', [])
        const pages: Page[] = []
        try {
          await live(each, pages)
        } finally {
          // What fails here is not left to the next point.
          for (const page of pages) page.stop()
          await world.bench.ask('evm_setAutomine', [true])
          await world.bench.ask('evm_revert', [snapshot])
        }
      }),
      {
        numRuns,
        endOnFailure: true,
        examples: [[{ isSent: true, isMined: false }], [{ isSent: false, isMined: true }]],
      },
    )
  }, 600_000)
})
