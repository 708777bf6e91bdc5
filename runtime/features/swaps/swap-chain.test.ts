import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { localRouters } from '../../../schema/services.data.js'
import { soon } from '../../../test/setup/soon.js'
import { fakeDisk } from '../../../test/unit/fakes.js'
import { type SwapWorld, startSwapWorld } from '../../../test/unit/swap-world.js'

let world: SwapWorld
let snapshot: unknown
beforeAll(async () => {
  world = await startSwapWorld()
}, 120_000)
beforeEach(async () => {
  snapshot = await world.bench.ask('evm_snapshot', [])
})
afterEach(async () => {
  await world.bench.ask('evm_revert', [snapshot])
})
afterAll(() => world.stop())

/** What each way of swapping takes. */
const ways = [
  { from: 'ETH', to: 'USDC', amount: '1', acts: ['swap'] },
  { from: 'USDC', to: 'ETH', amount: '1000', acts: ['permit', 'swap'] },
  { from: 'USDC', to: 'DAI', amount: '250.5', acts: ['approve', 'swap'] },
  { from: 'LINK', to: 'WBTC', amount: '10', acts: ['approve', 'swap'] },
  { from: 'WETH', to: 'USDC', amount: '0.5', acts: ['approve', 'swap'] },
  { from: 'USDT', to: 'USDC', amount: '100', acts: ['approve', 'swap'] },
] as const

test.each(ways)(
  'behavior: $from to $to: what arrives is what the pools give, and nothing stays approved',
  async (way) => {
    const app = await world.open()
    await app.fill(way)
    const [had, paid] = await Promise.all([world.bench.balance(way.to), world.bench.balance(way.from)])
    const first = await world.bench.reader.getBlockNumber()
    for (const act of way.acts) expect(await app.next()).toBe(act)
    const { quote, submission, status } = await app.settle()
    expect(status).toBe('swapped')
    const gas = await world.bench.gasSince(first)
    expect((await world.bench.balance(way.to)) - had).toBe(quote.toAmount - (way.to === 'ETH' ? gas : 0n))
    expect(paid - (await world.bench.balance(way.from))).toBe(quote.fromAmount + (way.from === 'ETH' ? gas : 0n))
    expect(submission.operationType).toBe('trade')
    if (way.from !== 'ETH') expect(await world.allowance(way.from, quote.router)).toBe(0n)
    app.stop()
  },
)

describe('approvals', () => {
  test('behavior: a token that changes no approval that stands takes it back first, and each is exact', async () => {
    const app = await world.open()
    const router = localRouters['eip155:1']['uniswap-v2']
    await world.approve('USDT', router, 5n)
    await app.fill({ from: 'USDT', to: 'USDC', amount: '100' })
    await soon(() => expect(app.standing.peek()?.allowance).toBe(5n))
    expect(await app.next()).toBe('reset')
    expect(await world.allowance('USDT', router)).toBe(0n)
    expect(app.now()).toMatchObject({ step: 'review', again: 'approved' })
    expect(await app.next()).toBe('approve')
    expect(await world.allowance('USDT', router)).toBe(100_000_000n)
    expect(await app.next()).toBe('swap')
    expect((await app.settle()).status).toBe('swapped')
    expect(await world.allowance('USDT', router)).toBe(0n)
    app.stop()
  })

  test('behavior: a page that is left after the approval asks for none again, and it can be taken back', async () => {
    const storage = fakeDisk().tab()
    const first = await world.open({}, {}, storage)
    await first.fill({ from: 'USDC', to: 'DAI', amount: '250' })
    expect(await first.next()).toBe('approve')
    first.stop()
    const app = await world.open({}, {}, storage)
    await app.fill({ from: 'USDC', to: 'DAI', amount: '250' })
    await app.review()
    expect(app.now()).toMatchObject({ step: 'review', plan: { isApproved: true, acts: [{ act: 'swap' }] } })
    app.cancel()
    await soon(() => expect(app.standing.peek()?.allowance).toBe(250_000_000n))
    await app.revoke()
    await soon(() => expect(app.standing.peek()).toBe(null))
    expect(await world.allowance('USDC', localRouters['eip155:1']['uniswap-v2'])).toBe(0n)
    app.stop()
  })

  test('behavior: a person who says no is back at the review, with nothing approved', async () => {
    const app = await world.open({}, { behaviour: { reject: ['eth_sendTransaction'] } })
    await app.fill({ from: 'USDC', to: 'DAI', amount: '250' })
    await app.next()
    expect(app.now()).toMatchObject({ step: 'review', again: 'declined' })
    expect(await world.allowance('USDC', localRouters['eip155:1']['uniswap-v2'])).toBe(0n)
    app.stop()
  })
})

describe('a chain that moves on', () => {
  test('A-36: a node that shows a gain first and a loss then is caught before the wallet is asked', async () => {
    let runs = 0
    const app = await world.open({
      node(method) {
        if (method !== 'eth_simulateV1') return undefined
        runs += 1
        const had = { status: '0x1', returnData: `0x${'0'.repeat(64)}` }
        const has = { ...had, returnData: `0x${(runs === 1 ? 10n ** 20n : 1n).toString(16).padStart(64, '0')}` }
        return [{ calls: [had, had, has] }]
      },
    })
    await app.fill({ from: 'ETH', to: 'USDC', amount: '1' })
    await app.review()
    expect(app.now()).toMatchObject({ step: 'review' })
    expect(await app.next()).toBe('swap')
    expect(app.now()).toMatchObject({ step: 'editing', problem: { problem: 'less' } })
    expect(app.wallet.calls()['eth_sendTransaction']).toBe(undefined)
    app.stop()
  })

  test('behavior: a price that moves past the limit after the review is told, and nothing is asked', async () => {
    const app = await world.open()
    await app.fill({ from: 'ETH', to: 'DAI', amount: '1' })
    await app.review()
    await world.bench.move('DAI')
    await app.confirm()
    await app.settled()
    expect(app.now()).toMatchObject({ step: 'editing', problem: { problem: 'reverted' } })
    expect(app.wallet.calls()['eth_sendTransaction']).toBe(undefined)
    app.stop()
  })

  test('behavior: one that moves while the swap waits for its block fails, and that is told', async () => {
    const app = await world.open()
    await app.fill({ from: 'ETH', to: 'DAI', amount: '1' })
    await world.bench.ask('evm_setAutomine', [false])
    expect(await app.next()).toBe('swap')
    expect(app.outcome.peek()?.status).toBe('pending')
    // It pays more, and comes before the swap.
    await world.bench.move('DAI', false)
    await world.bench.ask('evm_mine', [])
    await world.bench.ask('evm_setAutomine', [true])
    expect((await app.settle()).status).toBe('failed')
    app.stop()
  })
})

test('behavior: another account or network ends what was reviewed', async () => {
  const app = await world.open()
  await app.fill({ from: 'ETH', to: 'USDC', amount: '1' })
  await app.review()
  app.wallet.lock()
  await soon(() => expect(app.now()).toMatchObject({ step: 'editing', problem: { problem: 'changed' } }))
  app.stop()
})

test('behavior: more than there is, and all there is', async () => {
  const app = await world.open()
  await app.fill({ from: 'ETH', to: 'USDC', amount: '1000000000' }, false)
  expect(app.quote.peek()).toEqual({ status: 'none' })
  app.type({ isMax: true, amount: '' })
  await soon(() => expect(app.quote.peek().status).toBe('ready'))
  expect(await app.next()).toBe('swap')
  expect((await app.settle()).status).toBe('swapped')
  expect(await world.bench.balance('ETH')).toBeLessThan(10n ** 18n)
  app.stop()
})

describe('a wallet that takes batches', () => {
  test('behavior: approves and swaps at once, all or none, with one question', async () => {
    const app = await world.open({}, { batches: 'atomic' })
    await app.fill({ from: 'USDC', to: 'DAI', amount: '250' })
    const had = await world.bench.balance('DAI')
    expect(await app.next()).toBe('approve')
    const { quote, status, submission } = await app.settle()
    expect([status, submission.operationType]).toEqual(['swapped', 'trade'])
    expect((await world.bench.balance('DAI')) - had).toBe(quote.toAmount)
    expect(await world.allowance('USDC', quote.router)).toBe(0n)
    expect(app.wallet.calls()).toMatchObject({ wallet_sendCalls: 1 })
    expect(app.wallet.calls()['eth_sendTransaction']).toBe(undefined)
    app.stop()
  })

  test.each(['oneByOne', 'none'] as const)(
    'behavior: one that promises no "all or none" (%s) is asked step by step',
    async (batches) => {
      const app = await world.open({}, { batches })
      await app.fill({ from: 'USDC', to: 'DAI', amount: '250' })
      expect(await app.next()).toBe('approve')
      expect(app.now()).toMatchObject({ step: 'review', again: 'approved' })
      expect(app.wallet.calls()['wallet_sendCalls']).toBe(undefined)
      app.stop()
    },
  )

  test('behavior: a person who wants no smart account for it is shown the steps', async () => {
    const app = await world.open({}, { batches: 'atomic' })
    const { provider } = app.wallet
    const request = provider.request.bind(provider)
    app.answerWith(async (call) => {
      if (call.method === 'wallet_sendCalls') throw Object.assign(new Error('no upgrade'), { code: 5750 })
      return request(call)
    })
    await app.fill({ from: 'USDC', to: 'DAI', amount: '250' })
    expect(await app.next()).toBe('approve')
    expect(app.now()).toMatchObject({ step: 'review', plan: { acts: [{ act: 'approve' }, { act: 'swap' }] } })
    expect(app.now()).not.toHaveProperty('plan.batch')
    expect(await app.next()).toBe('approve')
    expect(app.now()).toMatchObject({ step: 'review', again: 'approved' })
    app.stop()
  })
})
