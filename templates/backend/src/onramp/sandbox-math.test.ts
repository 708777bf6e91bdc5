import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ONE } from '../prices/pool-math.js'
import { minus, plainNumber } from './decimal-text.js'
import { costOfTotal, totalFor } from './sandbox-wares.js'

const rate = fc.record({
  price: fc.bigInt({ min: ONE / 10n ** 9n, max: ONE * 1_000_000n }),
  decimals: fc.integer({ min: 0, max: 18 }),
  microDollars: fc.constantFrom(1_000_000n, 1_080_000n),
})

test('behavior: the parts of a cost add up, and what is bought is worth no more than the subtotal', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 1_000n, max: 750_000n }), rate, (total, drawn) => {
      const { subtotal, fee, networkFee, bought } = costOfTotal(total, drawn)
      const worth = bought * drawn.price * 100_000_000n
      const paid = subtotal * drawn.microDollars * 10n ** BigInt(drawn.decimals) * ONE
      const isMost = worth + drawn.price * 100_000_000n > paid
      return subtotal + fee + networkFee === total && worth <= paid && isMost
    }),
  )
})

test('behavior: the total for a wanted amount buys it, and a cent less does not', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 1n, max: 10n ** 24n }), rate, (wanted, drawn) => {
      const total = totalFor(wanted, drawn)
      return costOfTotal(total, drawn).bought >= wanted && costOfTotal(total - 1n, drawn).bought < wanted
    }),
  )
})

test('behavior: a hundred dollars of a token at 2,000', () => {
  const cost = costOfTotal(10_000n, { price: 2_000n * ONE, decimals: 18, microDollars: 1_000_000n })
  expect(cost).toEqual({
    total: 10_000n,
    subtotal: 9_825n,
    fee: 150n,
    networkFee: 25n,
    bought: 49_125_000_000_000_000n,
  })
})

test('behavior: numbers of JSON are spelled without exponents and keep their value', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1e21, noNaN: true }), (value) => {
      const text = plainNumber(value)
      return /^\d+(\.\d+)?$/.test(text) && Number(text) === value
    }),
  )
  expect(plainNumber(1.5e-9)).toBe('0.0000000015')
  expect(plainNumber(2e21)).toBe('2000000000000000000000')
})

test('behavior: money is subtracted exactly, down to zero', () => {
  expect(minus('0.3', '0.1', '0.1')).toBe('0.1')
  expect(minus('1', '2')).toBe('0')
})
