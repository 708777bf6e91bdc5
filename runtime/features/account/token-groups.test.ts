import { expect, test } from 'vitest'
import type { Decimal } from '../../core/decimal.js'
import { exactText, readDecimal } from '../../core/decimal-sums.js'
import type { TokenBalance } from '../../core/token-balance.js'
import { groupTokens } from './token-groups.js'

function token(symbol: string, numeric: string, price?: string, changes: Partial<TokenBalance> = {}): TokenBalance {
  const zero = { digits: 0n, places: 0 }
  const known = price === undefined ? undefined : readDecimal(price)
  const quantity = { decimals: 18, numeric: readDecimal(numeric) ?? zero }
  const place = { chainId: 'eip155:1', address: `eip155:1:${symbol}` }
  return { name: symbol, symbol, ...place, ...(known && { price: known }), quantity, iconUrl: '', ...changes }
}

const symbols = (all: readonly TokenBalance[]) => all.map(({ symbol }) => symbol)

test('behavior: by worth, the most first; without a price after them, in their own order', () => {
  const { main } = groupTokens([
    token('NONE', '5'),
    token('ONE', '1', '1'),
    token('MUCH', '3', '2000.5'),
    token('ALSO', '9'),
  ])
  expect(symbols(main)).toEqual(['MUCH', 'ONE', 'NONE', 'ALSO'])
})

test('behavior: less than a dollar is small, exactly', () => {
  const { main, small } = groupTokens([
    token('UNDER', '0.999999999999999999', '1'),
    token('EVEN', '0.5', '2'),
    token('DUST', '1e-18', '1'),
  ])
  expect([symbols(main), symbols(small)]).toEqual([['EVEN'], ['UNDER', 'DUST']])
})

test('behavior: what an account has nothing of is not shown', () => {
  expect(groupTokens([token('ZERO', '0', '5'), token('NIL', '0.000')])).toMatchObject({ main: [], small: [], spam: [] })
})

test('behavior: a token that a stranger names twice is there once, and counts once', () => {
  const { main, total } = groupTokens([token('A', '5', '1'), token('B', '2', '1'), token('A', '5', '1')])
  expect([symbols(main), total && exactText(total)]).toEqual([['A', 'B'], '7'])
})

test('behavior: the total is exact, small ones included', () => {
  const { total } = groupTokens([token('A', '0.1', '0.1'), token('B', '0.2', '0.1'), token('C', '9')])
  expect(total && exactText(total)).toBe('0.03')
})

test('behavior: there is a total where any price is known of what the account has, be it nothing', () => {
  const totalOf = (...tokens: readonly TokenBalance[]) => {
    const { total } = groupTokens(tokens)
    return total && exactText(total)
  }
  expect(totalOf(token('A', '5'), token('B', '1e-18', '0'))).toBe('0')
  expect([totalOf(), totalOf(token('A', '5')), totalOf(token('A', '0', '9'))]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})

test('behavior: what is likely spam stands apart, by name or by symbol; with a price, or as the own coin, it does not', () => {
  const name = 'Visit gift.com'
  const plain = token('X', '5', undefined, { name })
  const { address: _, ...own } = plain
  expect(symbols(groupTokens([plain]).spam)).toEqual(['X'])
  expect(symbols(groupTokens([{ ...plain, name: 'X', symbol: name }]).spam)).toEqual([name])
  expect(groupTokens([token('X', '5', '1', { name })]).spam).toEqual([])
  expect(groupTokens([own]).spam).toEqual([])
  expect(groupTokens([token('USDC.e', '5', undefined, { name: 'yearn.finance' })]).spam).toEqual([])
})

test('behavior: of 5,000 tokens with 80 digits each number is read a fixed number of times, in whatever order they come', () => {
  let reads = 0
  const counted = (number: Decimal): Decimal => ({
    places: number.places,
    get digits() {
      reads += 1
      return number.digits
    },
  })
  const counts = [500, 5_000].map((count) => {
    reads = 0
    const many = Array.from({ length: count }, (_, at) => {
      const plain = token(`T${at}`, `${'7'.repeat(60)}.${(at * 7_919) % count}`, '3'.repeat(60))
      const { quantity, price } = plain
      return {
        ...plain,
        quantity: { ...quantity, numeric: counted(quantity.numeric) },
        ...(price && { price: counted(price) }),
      }
    })
    expect(groupTokens(many).main).toHaveLength(count)
    return reads / count
  })
  // A comparison that works a worth out again reads more of each the more there are.
  expect(counts).toEqual([counts[1], counts[0]])
  expect(counts[0]).toBeLessThanOrEqual(10)
})
