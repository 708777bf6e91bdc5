import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { exactText } from '../../core/decimal-sums.js'
import { compare, less, placesOf, readMoney, readQuote } from './amounts.js'
import type { Currency, MethodLimits } from './contract.js'

const limit = (id: string, min: bigint, max: bigint): MethodLimits => ({
  id,
  min: { digits: min, places: 2 },
  max: { digits: max, places: 2 },
})
const card = limit('card', 10_00n, 7_500_00n)
const bank = limit('ach_bank_account', 10_00n, 25_000_00n)
const dollars: Currency = { id: 'USD', methods: [card, bank] }

test.each([
  ['10.00', 10_00n],
  ['10', 10_00n],
  ['7500.00', 7_500_00n],
  ['7500.01', 7_500_01n],
  ['25000.00', 25_000_00n],
])('SPEC §3: %s is taken by a way of paying', (text, cents) => {
  expect(readMoney(text, dollars, '.')).toBe(cents)
})

test.each([
  ['9.99', { problem: 'low', method: card }],
  ['0.01', { problem: 'low', method: card }],
  ['25000.01', { problem: 'high', method: bank }],
  ['1e3', { problem: 'format' }],
  ['-10', { problem: 'format' }],
  ['10,5', { problem: 'format' }],
  ['١٠', { problem: 'format' }],
  ['', { problem: 'empty' }],
  ['0', { problem: 'empty' }],
  ['0.00', { problem: 'empty' }],
  ['10.001', { problem: 'decimals' }],
])('SPEC §3: %s is not, and the limit is named with its way of paying', (text, problem) => {
  expect(readMoney(text, dollars, '.')).toEqual(problem)
})

test('the card alone ends at its own limit, to the cent', () => {
  const only = { id: 'USD', methods: [card] }
  expect(readMoney('7500.00', only, '.')).toBe(7_500_00n)
  expect(readMoney('7500.01', only, '.')).toEqual({ problem: 'high', method: card })
})

test('between two ways of paying the nearer limit is named', () => {
  const [small, large] = [limit('card', 10_00n, 100_00n), limit('bank', 500_00n, 900_00n)]
  expect(readMoney('200', { id: 'USD', methods: [small, large] }, '.')).toEqual({ problem: 'low', method: large })
  expect(readMoney('901', { id: 'USD', methods: [small, large] }, '.')).toEqual({ problem: 'high', method: large })
  expect(readMoney('9', { id: 'USD', methods: [small, large] }, '.')).toEqual({ problem: 'low', method: small })
})

test('a method without limits has none', () => {
  expect(readMoney('1', { id: 'USD', methods: [] }, '.')).toBe(1_00n)
})

test('a yen has no decimals, and a dinar three', () => {
  expect([placesOf('JPY'), placesOf('USD'), placesOf('KWD')]).toEqual([0, 2, 3])
  expect(readMoney('100.5', { id: 'JPY', methods: [] }, '.')).toEqual({ problem: 'decimals' })
  expect(readMoney('1.234', { id: 'KWD', methods: [] }, '.')).toBe(1_234n)
})

describe('a quote', () => {
  const asked = { currency: 'USD', symbol: 'USDC', amount: { digits: 100_00n, places: 2 } }
  const part = (amount: unknown, currency = 'USD') => ({ amount, currency })
  const good = {
    paymentTotal: part('100.00'),
    paymentSubtotal: part('98.25'),
    purchaseAmount: part('98.20', 'USDC'),
    networkFee: part('0.25'),
    coinbaseFee: part('1.50'),
    quoteId: 'q',
  }

  test('is read with fees that make up the difference', () => {
    const quote = readQuote(good, asked)
    expect(quote && [exactText(quote.bought), quote.fees && exactText(quote.fees.seller)]).toEqual(['98.2', '1.5'])
  })

  test.each([
    ['another currency', { ...good, paymentTotal: part('100.00', 'EUR') }],
    ['another token', { ...good, purchaseAmount: part('98', 'ETH') }],
    ['a late answer for another amount', { ...good, paymentTotal: part('99.99') }],
    ['nothing', { ...good, purchaseAmount: part('0', 'USDC') }],
    ['NaN', { ...good, purchaseAmount: part('NaN', 'USDC') }],
    ['a number that is none', { ...good, paymentSubtotal: part(Number.NaN) }],
    ['less than nothing', { ...good, purchaseAmount: part('-1', 'USDC') }],
    ['more than is paid', { ...good, paymentSubtotal: part('100.01') }],
    ['nothing at all', null],
    ['a text', 'quote'],
    ['a list', []],
  ])('of %s is none', (_, answer) => {
    expect(readQuote(answer, asked)).toBeUndefined()
  })

  test('whose fees do not add up tells the difference alone', () => {
    const quote = readQuote({ ...good, coinbaseFee: part('1.49') }, asked)
    expect(quote?.fees).toBeUndefined()
    expect(quote && exactText(less(quote.total, quote.subtotal) ?? { digits: -1n, places: 0 })).toBe('1.75')
  })

  test('property: its arithmetic is that of whole numbers, whatever the decimals', () => {
    const places = fc.integer({ min: 0, max: 18 })
    const units = fc.bigInt({ min: 0n, max: 10n ** 30n })
    fc.assert(
      fc.property(units, units, places, places, (a, b, p, q) => {
        const [one, other] = [
          { digits: a, places: p },
          { digits: b, places: q },
        ]
        const [x, y] = [a * 10n ** BigInt(18 - p), b * 10n ** BigInt(18 - q)]
        expect(compare(one, other)).toBe(x < y ? -1 : Number(x > y))
        const rest = less(one, other)
        expect(rest && rest.digits * 10n ** BigInt(18 - rest.places)).toBe(x < y ? undefined : x - y)
      }),
    )
  })
})
