import { encodeFunctionData, type Hex, maxUint256 } from 'viem'
import { describe, expect, test } from 'vitest'
import type { SwapQuote } from '../contract.js'
import { routerAbis } from './abi.js'
import { type BuiltSwap, checkSwap } from './check-swap.js'

const wrapped = '0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2'
const [sold, bought, user, thief, v2, v3, oneInch] = ['11', '22', '33', '44', '55', '66', '77'].map(
  (pair) => `0x${pair.repeat(20)}` as Hex,
) as [Hex, Hex, Hex, Hex, Hex, Hex, Hex]
const routers = { 'uniswap-v2': v2, 'uniswap-v3': v3, '1inch': oneInch, wrapped }
const NOW = 1_700_000_000n
const asset = (address: string | null, symbol: string) => ({
  caipNetworkId: 'eip155:1' as const,
  address,
  symbol,
  decimals: 18,
})
const quote: SwapQuote = {
  caipNetworkId: 'eip155:1',
  account: user,
  from: asset(sold, 'SOLD'),
  fromAmount: 1_000n,
  to: asset(bought, 'BOUGHT'),
  toAmount: 2_000n,
  minimum: 1_980n,
  source: 'uniswap-v2',
  router: v2,
  at: 0,
}
const coin = { ...quote, from: asset(null, 'ETH') }

interface V2 {
  readonly amount?: bigint
  readonly minimum?: bigint
  readonly path?: readonly Hex[]
  readonly to?: Hex
  readonly deadline?: bigint
}
const ofV2 = ({
  amount = 1_000n,
  minimum = 1_980n,
  path = [sold, bought],
  to = user,
  deadline = NOW + 1_200n,
}: V2 = {}) =>
  encodeFunctionData({
    abi: routerAbis['uniswap-v2'],
    functionName: 'swapExactTokensForTokens',
    args: [amount, minimum, path, to, deadline],
  })
const built = (changes: Partial<BuiltSwap> = {}): BuiltSwap => ({
  from: user,
  to: v2,
  data: ofV2(),
  value: 0n,
  ...changes,
})
const buy = (path: readonly Hex[] = [wrapped, bought]) =>
  encodeFunctionData({
    abi: routerAbis['uniswap-v2'],
    functionName: 'swapExactETHForTokens',
    args: [1_980n, path, user, NOW + 1_200n],
  })
const ofOneInch = (changes: object = {}) =>
  encodeFunctionData({
    abi: routerAbis['1inch'],
    functionName: 'swap',
    args: [
      thief,
      {
        srcToken: sold,
        dstToken: bought,
        srcReceiver: thief,
        dstReceiver: user,
        amount: 1_000n,
        minReturnAmount: 1_980n,
        flags: 0n,
        ...changes,
      },
      '0x',
    ],
  })
const single = (changes: object = {}) =>
  encodeFunctionData({
    abi: routerAbis['uniswap-v3'],
    functionName: 'exactInputSingle',
    args: [
      {
        tokenIn: sold,
        tokenOut: bought,
        fee: 500,
        recipient: user,
        deadline: NOW + 1_200n,
        amountIn: 1_000n,
        amountOutMinimum: 1_980n,
        sqrtPriceLimitX96: 0n,
        ...changes,
      },
    ],
  })
const many = (...data: readonly Hex[]) =>
  encodeFunctionData({ abi: routerAbis['uniswap-v3'], functionName: 'multicall', args: [data] })
const three = { ...quote, source: 'uniswap-v3', router: v3 } as const
const inch = { ...quote, source: '1inch', router: oneInch } as const

describe('what was shown', () => {
  test.each([
    ['Uniswap v2', quote, built()],
    ['the native coin', coin, built({ data: buy(), value: 1_000n })],
    ['Uniswap v3', three, built({ to: v3, data: single() })],
    ['1inch', inch, built({ to: oneInch, data: ofOneInch() })],
    ['addresses in other letters', quote, built({ from: user.toUpperCase().replace('0X', '0x'), to: v2 })],
    ['more than the least', quote, built({ data: ofV2({ minimum: 1_999n }) })],
  ])('behavior: %s passes', (_, of, transaction) => {
    expect(checkSwap(transaction, of, routers, NOW)).toBe(undefined)
  })
})

/** one thing changed at a time. */
const mutations: readonly (readonly [string, string, SwapQuote, BuiltSwap])[] = [
  ['another account sends', 'from', quote, built({ from: thief })],
  ['no account', 'from', quote, built({ from: '' })],
  ['another contract', 'router', quote, built({ to: thief })],
  ['the token in place of the router', 'router', quote, built({ to: sold })],
  ['the router of another source', 'router', quote, built({ to: v3 })],
  ['value beside a token', 'value', quote, built({ value: 1n })],
  ['no value for the native coin', 'value', coin, built({ data: buy() })],
  ['more value than was shown', 'value', coin, built({ data: buy(), value: 1_001n })],
  ['less value than was shown', 'value', coin, built({ data: buy(), value: 999n })],
  ['value that cannot be read', 'value', coin, built({ data: buy(), value: -1n })],
  ['no calldata', 'call', quote, built({ data: '0x' })],
  ['calldata of another function', 'call', quote, built({ data: `0xa9059cbb${ofV2().slice(10)}` })],
  ['calldata that is cut', 'call', quote, built({ data: ofV2().slice(0, -2) })],
  ['calldata with more behind it', 'call', quote, built({ data: `${ofV2()}${'00'.repeat(32)}` })],
  ['calldata of another router', 'call', quote, built({ data: ofOneInch() })],
  ['a second call', 'call', three, built({ to: v3, data: many(single(), single({ recipient: thief })) })],
  ['a second call that unwraps', 'call', three, built({ to: v3, data: many(single()) })],
  ['a flag of 1inch', 'call', inch, built({ to: oneInch, data: ofOneInch({ flags: 1n }) })],
  ['another token is sold', 'source', quote, built({ data: ofV2({ path: [thief, bought] }) })],
  [
    'the wrapped coin in place of the coin',
    'source',
    coin,
    built({ data: ofV2({ path: [wrapped, bought] }), value: 1_000n }),
  ],
  ['another token is bought', 'destination', quote, built({ data: ofV2({ path: [sold, bought, thief] }) })],
  ['another token of 1inch', 'destination', inch, built({ to: oneInch, data: ofOneInch({ dstToken: thief }) })],
  ['more is sold', 'amount', quote, built({ data: ofV2({ amount: 1_001n }) })],
  ['all there is', 'amount', quote, built({ data: ofV2({ amount: maxUint256 }) })],
  ['less is sold', 'amount', quote, built({ data: ofV2({ amount: 1n }) })],
  ['one unit below the least', 'minimum', quote, built({ data: ofV2({ minimum: 1_979n }) })],
  ['no least', 'minimum', three, built({ to: v3, data: single({ amountOutMinimum: 0n }) })],
  ['another receiver', 'receiver', quote, built({ data: ofV2({ to: thief }) })],
  ['the router as the receiver', 'receiver', three, built({ to: v3, data: single({ recipient: v3 }) })],
  ['another receiver of 1inch', 'receiver', inch, built({ to: oneInch, data: ofOneInch({ dstReceiver: thief }) })],
  ['a deadline that has passed', 'deadline', quote, built({ data: ofV2({ deadline: NOW }) })],
  ['a deadline for ever', 'deadline', quote, built({ data: ofV2({ deadline: maxUint256 }) })],
]

test.each(mutations)('A-37: %s is stopped (%s)', (_, differs, of, transaction) => {
  expect(checkSwap(transaction, of, routers, NOW)).toBe(differs)
})

test('behavior: a router that was unpinned since the quote is none', () => {
  expect(checkSwap(built(), quote, { ...routers, 'uniswap-v2': thief }, NOW)).toBe('router')
})

test('behavior: on a chain without new blocks a swap may wait as long as on another one', () => {
  const of = { ...quote, at: Number(NOW + 3_600n) * 1_000 }
  const due = (deadline: bigint) => checkSwap(built({ data: ofV2({ deadline }) }), of, routers, NOW)
  expect(due(NOW + 3_600n + 1_200n)).toBe(undefined)
  expect(due(NOW + 3_600n + 1_501n)).toBe('deadline')
  // What the newest block has passed is over, whatever the clock says.
  expect(due(NOW)).toBe('deadline')
})

test('behavior: a clock that is behind the chain makes no swap too late', () => {
  const of = { ...quote, at: Number(NOW - 3_600n) * 1_000 }
  expect(checkSwap(built({ data: ofV2({ deadline: NOW + 1_200n }) }), of, routers, NOW)).toBe(undefined)
})
