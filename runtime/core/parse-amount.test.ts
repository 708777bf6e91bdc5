import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ofUnits } from './decimal.js'
import { exactText } from './decimal-sums.js'
import { parseAmount, separatorOf } from './parse-amount.js'

describe('Z-04: amounts that people type', () => {
  test.each([
    ['0', 18, 0n],
    ['1', 18, 10n ** 18n],
    ['0.000000000000000001', 18, 1n],
    ['1.', 18, { problem: 'format' }],
    ['.5', 18, { problem: 'format' }],
    [' 2.50 ', 6, 2_500_000n],
    ['', 6, { problem: 'empty' }],
    ['   ', 6, { problem: 'empty' }],
    ['-1', 6, { problem: 'format' }],
    ['+1', 6, { problem: 'format' }],
    ['1e18', 6, { problem: 'format' }],
    ['0x10', 6, { problem: 'format' }],
    ['0.1.2', 6, { problem: 'format' }],
    ['1_000', 6, { problem: 'format' }],
    ['1 000', 6, { problem: 'format' }],
    ['1,000', 6, { problem: 'format' }],
    ['01', 6, { problem: 'format' }],
    ['٣', 6, { problem: 'format' }],
    ['１', 6, { problem: 'format' }],
    ['NaN', 6, { problem: 'format' }],
    ['1\u200b', 6, { problem: 'format' }],
    ['9'.repeat(39), 0, BigInt('9'.repeat(39))],
    ['9'.repeat(80), 18, { problem: 'format' }],
    // viem's parseUnits takes these for 1 and for 1000000.
    ['0.0000005', 6, { problem: 'decimals' }],
    ['1.0000001', 6, { problem: 'decimals' }],
    ['1.5', 0, { problem: 'decimals' }],
    ['1.5', 77, 15n * 10n ** 76n],
  ])('param: %j with %i decimals', (text, decimals, expected) => {
    expect(parseAmount(text, decimals)).toEqual(expected)
  })

  test('behavior: a comma is a decimal separator only where the language has one', () => {
    expect(parseAmount('1,5', 6)).toEqual({ problem: 'format' })
    expect(parseAmount('1,5', 6, ',')).toBe(1_500_000n)
    expect(parseAmount('1.5', 6, ',')).toBe(1_500_000n)
    expect(parseAmount('1.000,5', 6, ',')).toEqual({ problem: 'format' })
    expect(parseAmount('1,2345678', 6, ',')).toEqual({ problem: 'decimals' })
    expect(['en', 'de', 'fr', 'ar', 'hi'].map(separatorOf)).toEqual(['.', ',', ',', '.', '.'])
  })

  test('property: what is written exactly is read exactly', () => {
    fc.assert(
      fc.property(fc.bigInt(0n, 10n ** 38n), fc.integer({ min: 0, max: 36 }), (units, decimals) => {
        expect(parseAmount(exactText(ofUnits(units, decimals)), decimals)).toBe(units)
      }),
    )
  })

  test('property: it agrees with a rational of two integers, or says that it does not fit', () => {
    const digits = fc.stringMatching(/^[0-9]{1,20}$/)
    fc.assert(
      fc.property(fc.bigInt(0n, 10n ** 20n), digits, fc.integer({ min: 0, max: 18 }), (whole, fraction, decimals) => {
        const read = parseAmount(`${whole}.${fraction}`, decimals)
        const scaled = (whole * 10n ** BigInt(fraction.length) + BigInt(fraction)) * 10n ** BigInt(decimals)
        const isWhole = fraction.length <= decimals
        if (isWhole) expect(read).toBe(scaled / 10n ** BigInt(fraction.length))
        else expect(read).toMatchObject({ problem: 'decimals' })
      }),
    )
  })

  test('property: any text gives an amount or a reason, and never throws', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 0, max: 77 }), (text, decimals) => {
        const read = parseAmount(text, decimals)
        expect(typeof read === 'bigint' ? read >= 0n : read.problem).toBeTruthy()
      }),
    )
  })
})
