import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { localRouters } from '../../../schema/services.data.js'
import { soon } from '../../../test/setup/soon.js'
import { USER_ADDRESS } from '../../../test/setup/swap-bench.js'
import { fakeDisk } from '../../../test/unit/fakes.js'
import { type SwapWorld, startSwapWorld } from '../../../test/unit/swap-world.js'

interface Tx {
  readonly to: string
  readonly data: string
}
interface Quote {
  readonly fromAccount: string
  readonly toAccount: string
  readonly toAmount: string
}

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
  { from: 'USDC', to: 'ETH', amount: '1000', acts: ['approve', 'swap'] },
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
    const gas = await world.gasSince(first)
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

describe('a backend that is not to be trusted', () => {
  const thief = 'eip155:1:0x4444444444444444444444444444444444444444'
  const spoilt = (change: (tx: Tx) => object) => ({
    answer: (path: string, body: unknown) =>
      path.endsWith('build-transaction') ? { tx: change((body as { readonly tx: Tx }).tx) } : undefined,
  })
  const user = USER_ADDRESS.slice(2).toLowerCase()

  test.each([
    ['another contract', 'router', (tx: Tx) => ({ ...tx, to: thief })],
    ['another receiver', 'receiver', (tx: Tx) => ({ ...tx, data: tx.data.replace(user, '4'.repeat(40)) })],
    ['another account', 'from', (tx: Tx) => ({ ...tx, from: thief })],
    ['no calldata', 'call', (tx: Tx) => ({ ...tx, data: '0x' })],
    ['a transaction that is none', 'from', () => ({})],
  ])('A-37: %s is stopped before the wallet is asked', async (_, differs, change) => {
    const app = await world.open(spoilt(change))
    await app.fill({ from: 'ETH', to: 'USDC', amount: '1' })
    expect(await app.next()).toBe(`mismatch: ${differs}`)
    expect(app.wallet.calls()['eth_sendTransaction']).toBe(undefined)
    app.stop()
  })

  const quoted = (change: (quote: Quote) => object) => ({
    answer: (path: string, body: unknown) =>
      path.endsWith('quotes')
        ? { quotes: (body as { readonly quotes: readonly Quote[] }).quotes.map(change) }
        : undefined,
  })

  test.each([
    ['a router that is not known', (quote: Quote) => ({ ...quote, router: thief.slice(9) })],
    ['a spender that is not the router', (quote: Quote) => ({ ...quote, spender: thief.slice(9) })],
    ['a source that is not known', (quote: Quote) => ({ ...quote, id: 'best', source: 'best' })],
  ])('A-38: a quote with %s is no way, and that is said', async (_, change) => {
    const app = await world.open(quoted(change))
    await app.fill({ from: 'USDC', to: 'DAI', amount: '1' }, false)
    await soon(() => expect(app.quote.peek()).toEqual({ status: 'noRoute', isUnknown: true }))
    expect(await app.next()).toBe('noRoute')
    app.stop()
  })

  test.each([
    ['swapped tokens', (quote: Quote) => ({ ...quote, fromAccount: quote.toAccount, toAccount: quote.fromAccount })],
    ['another amount', (quote: Quote) => ({ ...quote, fromAmount: '2' })],
    ['nothing that arrives', (quote: Quote) => ({ ...quote, toAmount: '0' })],
  ])('error: a quote with %s is dropped', async (_, change) => {
    const app = await world.open(quoted(change))
    await app.fill({ from: 'USDC', to: 'DAI', amount: '1' }, false)
    await soon(() => expect(app.quote.peek()).toEqual({ status: 'noRoute', isUnknown: false }))
    app.stop()
  })

  test.each(['1e18', 'NaN', '-5', '1.5', '9'.repeat(79), 5, null])('error: %j is no amount', async (toAmount) => {
    const app = await world.open(quoted((quote) => ({ ...quote, toAmount })))
    await app.fill({ from: 'USDC', to: 'DAI', amount: '1' }, false)
    await soon(() =>
      expect(app.quote.peek()).toMatchObject({ status: 'failed', error: { code: 'backend/bad-answer' } }),
    )
    app.stop()
  })

  test('error: an amount far above the market fails on the chain’s own word', async () => {
    const app = await world.open(quoted((quote) => ({ ...quote, toAmount: `${BigInt(quote.toAmount) * 2n}` })))
    await app.fill({ from: 'ETH', to: 'USDC', amount: '1' })
    expect(await app.next()).toBe('mismatch: minimum')
    expect(app.wallet.calls()['eth_sendTransaction']).toBe(undefined)
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
    await world.move('DAI')
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
    await world.move('DAI', false)
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
