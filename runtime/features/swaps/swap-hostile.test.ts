import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { localRouters } from '../../../schema/services.data.js'
import { soon } from '../../../test/setup/soon.js'
import { type SwapWorld, startSwapWorld } from '../../../test/unit/swap-world.js'
import { askOf } from './evm/ask.js'
import { permitFor } from './evm/permit.js'

interface Quote {
  readonly fromAccount: string
  readonly toAccount: string
  readonly toAmount: string
}

/** The best way of it leads through a pool of v3, and the token takes permits. */
const permitted = { from: 'USDC', to: 'ETH', amount: '1000' }
const router = localRouters['eip155:1']['uniswap-v3']

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

describe('a backend that is not to be trusted', () => {
  const thief = 'eip155:1:0x4444444444444444444444444444444444444444'
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
  ])('error: a quote with %s is no way, and that is said', async (_, change) => {
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

test.each([
  [2, 'swap'],
  [3, 'failed: backend/failed'],
])('error: a node that the backend does not reach for %i builds: %s', async (failing, told) => {
  let asked = 0
  const status = (path: string) => {
    if (!path.endsWith('build-transaction')) return undefined
    asked += 1
    return asked <= failing ? 502 : undefined
  }
  const app = await world.open({ status })
  await app.fill({ from: 'ETH', to: 'USDC', amount: '1' })
  expect(await app.next()).toMatch(new RegExp(`^${told}`))
  expect([asked, app.wallet.calls()['eth_sendTransaction'] ?? 0]).toEqual([3, told === 'swap' ? 1 : 0])
  app.stop()
})

describe('who is asked for no permit', () => {
  test('behavior: an account that is a contract', async () => {
    const account = world.bench.wallet.account.address
    await world.bench.ask('anvil_setCode', [account, '0x6001'])
    const app = await world.open()
    await app.fill(permitted)
    await app.review()
    expect(app.now()).toMatchObject({ step: 'review', plan: { acts: [{ act: 'approve' }, {}] } })
    app.stop()
  })

  test('behavior: a wallet that approves and swaps at once', async () => {
    const app = await world.open({}, { batches: 'atomic' })
    await app.fill(permitted)
    await app.review()
    expect(app.now()).toMatchObject({ plan: { acts: [{ act: 'approve' }, {}], batch: { atomic: 'ready' } } })
    app.stop()
  })

  /** The first four bytes of what a token is asked, and what it says otherwise. */
  const word = (value: string) => `0x${value.padStart(64, '0')}`
  test.each([
    [
      'signs other fields, as DAI does',
      '0x30adf81f',
      word('ea2aa0a1be11a07ed86d755c93467f4f82362b452371d1ba94d1715123511acb'),
    ],
    ['has another domain', '0x3644e515', word('7')],
    ['has no name that can be read', '0x06fdde03', word('4d4b52')],
    ['has no numbers', '0x7ecebe00', '0x'],
  ])('behavior: a token that %s', async (_, selector, says) => {
    const app = await world.open({
      node(named, [call]) {
        const { data } = Object(call) as { readonly data?: string }
        return named === 'eth_call' && data?.startsWith(selector) ? says : undefined
      },
    })
    await app.fill(permitted)
    await app.review()
    expect(app.now()).toMatchObject({ step: 'review', plan: { acts: [{ act: 'approve' }, {}] } })
    app.stop()
  })
})

test('behavior: a domain without a version, as that of UNI, is found, and none for a token without permits', async () => {
  const app = await world.open()
  const network = app.kit.network('eip155:1')
  const { nodes } = await app.kit.chain('eip155')
  if (!network || !nodes) throw new Error('no network')
  const ask = askOf(nodes, network, new AbortController().signal)
  const owner = world.bench.wallet.account.address
  const of = (symbol: string) =>
    permitFor(ask, { token: world.bench.addressOf(symbol), owner, spender: router, value: 1n, chainId: 1, now: 5n })
  expect((await of('UNI'))?.domain).toEqual({ name: 'Uniswap' })
  expect((await of('USDC'))?.deadline).toBe(1_205n)
  expect(await of('DAI')).toBe(undefined)
  expect(await of('USDT')).toBe(undefined)
  app.stop()
})
