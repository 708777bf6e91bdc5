import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseAmount } from '../../core/parse-amount.js'
import { tokenTextOf } from './fiat-amount.js'

const price = { digits: 300_000n, places: 2 }

describe('an amount in fiat', () => {
  test.each([
    ['3000', 18, '.', '1'],
    ['1', 18, '.', '0.00033333'],
    ['1,5', 18, ',', '0,0005'],
    ['1', 2, '.', '0'],
    ['0', 18, '.', '0'],
    ['1.123456789012', 18, '.', '0.00037448'],
  ] as const)('param: %s at 3,000 with %d decimals', (text, decimals, separator, expected) => {
    expect(tokenTextOf(text, price, decimals, separator)).toBe(expected)
  })

  test.each(['', '-1', '1e18', '0.1.2', '1,5', '٣'])('param: %j is none', (text) => {
    expect(tokenTextOf(text, price, 18, '.')).toBe(undefined)
  })

  test('Z-04: is never worth more than what was typed, and less by no more than one in its last place', () => {
    const cents = fc.bigInt({ min: 0n, max: 10n ** 15n })
    const prices = fc.record({ digits: fc.bigInt({ min: 1n, max: 10n ** 20n }), places: fc.nat(20) })
    fc.assert(
      fc.property(cents, prices, fc.nat(36), (cent, at, decimals) => {
        const text = `${cent / 100n}.${`${cent % 100n}`.padStart(2, '0')}`
        const places = Math.min(decimals, 8)
        const units = parseAmount(tokenTextOf(text, at, decimals, '.') ?? '', places)
        if (typeof units !== 'bigint') throw new Error(`No amount: ${text}`)
        // units / 10^places * price <= cent / 100, and one unit more is more.
        const typed = cent * 10n ** BigInt(at.places + places)
        expect(units * at.digits * 100n <= typed).toBe(true)
        expect((units + 1n) * at.digits * 100n > typed).toBe(true)
      }),
    )
  })
})
