import { describe, expect, test } from 'vitest'
import { type ButtonInput, buttonWord } from './button-rule.js'
import { slippageRules } from './impact.js'
import { slots } from './late.js'
import { afterSlippage, USUAL_SLIPPAGE } from './quotes.js'
import { routers } from './routers.data.js'
import { suggested } from './suggested.data.js'
import { swapTexts } from './texts.js'

/** FACTS 13.1. */
const networks = [
  [1, 'Ethereum'],
  [42161, 'Arbitrum One'],
  [10, 'Optimism'],
  [324, 'zkSync Era'],
  [8453, 'Base'],
  [56, 'BNB Smart Chain'],
  [137, 'Polygon'],
  [100, 'Gnosis'],
  [43114, 'Avalanche'],
  [250, 'Fantom'],
  [8217, 'Klaytn'],
  [1313161554, 'Aurora'],
] as const

/** Whether the account has the tile on a network. */
function hasTile(id: `${string}:${string}`, options = {}): boolean | undefined {
  return slots.accountAction?.isFor?.({ caipNetworkId: id } as never, { chains: [], options: () => options as never })
}

describe('the networks', () => {
  test.each(networks)('behavior: %i (%s) has a router of 1inch, and its account has the tile', (id) => {
    expect(routers[`eip155:${id}`]?.['1inch']).toMatch(/^0x[\da-f]{40}$/)
    expect(hasTile(`eip155:${id}`)).toBe(true)
  })

  test('behavior: those twelve, and no other one', () => {
    const listed = networks.map(([id]) => `eip155:${id}`).toSorted()
    expect(Object.keys(routers).toSorted()).toEqual(listed)
  })

  test.each([
    'eip155:11155111',
    'eip155:59144',
    'eip155:13',
    'eip155:11',
    'eip155:01',
    'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  ] as const)('behavior: %s has no tile, except where the config pins a router', (id) => {
    expect(hasTile(id)).toBe(false)
    expect(hasTile(id, { swap: { routers: { [id]: { 'uniswap-v2': `0x${'1'.repeat(40)}` } } } })).toBe(true)
  })
})

/** FACTS 13.2. */
const symbols = [
  'ETH, UNI, 1INCH, AAVE, SOL, ADA, AVAX, DOT, LINK, NITRO, GAIA, MILK, TRX, NEAR, GNO, WBTC, DAI, WETH, USDC, USDT, ARB, BAL,',
  'BICO, CRV, ENS, MATIC, OP',
]
  .join(' ')
  .split(', ')

test('behavior: the 27 suggested symbols, in their order', () => {
  expect(symbols).toHaveLength(27)
  expect(suggested).toEqual(symbols)
})

describe('slippage', () => {
  test('behavior: 1 % by default, from 0.05 to 50 %, in basis points', () => {
    expect([USUAL_SLIPPAGE, slippageRules.least, slippageRules.most]).toEqual([100, 5, 5_000])
  })

  test.each([
    [2_000n, 100, 1_980n],
    [2_001n, 100, 1_981n],
    [1n, 100, 1n],
    [1_000_000n, 5, 999_500n],
    [1_000_000n, 5_000, 500_000n],
    [3n, 5_000, 2n],
  ])('behavior: of %d, with %d basis points, at least %d arrives: never less than was said', (amount, bps, least) => {
    expect(afterSlippage(amount, bps)).toBe(least)
  })
})

describe('the button of the form (FACTS 9.3)', () => {
  const ready = { status: 'ready', best: {} } as never as ButtonInput['quote']
  const none = { status: 'none' } as const
  const good: ButtonInput = { hasBoth: true, amount: 5n, has: 5n, quote: ready }
  test.each<[string, Partial<ButtonInput>]>([
    ['Select token', { hasBoth: false }],
    ['Enter amount', { amount: { problem: 'empty' }, quote: none }],
    ['Enter amount', { amount: 0n, quote: none }],
    ['Incorrect value', { amount: { problem: 'characters' } as never, quote: none }],
    ['Insufficient balance', { amount: 6n }],
    ['No route', { quote: { status: 'noRoute', isUnknown: false } as never }],
    ['Getting a price', { quote: none }],
    ['Review swap', {}],
    ['Review swap', { has: undefined }],
  ])('behavior: "%s"', (text, changes) => {
    expect(swapTexts.words[buttonWord({ ...good, ...changes })]).toBe(text)
  })
})
