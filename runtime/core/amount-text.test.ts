import { expect, test } from 'vitest'
import { amountText, write } from './amount-text.js'

test('param: value and decimals', () => {
  expect(amountText({ value: 1_234_567_890_000_000_000n, decimals: 18 })).toBe('1.234')
  expect(amountText({ value: 25n, decimals: 0 })).toBe('25.000')
})

test('behavior: floors, never rounds up', () => {
  expect(amountText({ value: 1_999_999_999_999_999_999n, decimals: 18 })).toBe('1.999')
  expect(amountText({ value: 999_999n, decimals: 9 })).toBe('0.000')
})

test('behavior: groups thousands and keeps every digit of what no float can hold', () => {
  expect(amountText({ value: 9_007_199_254_740_993_001n, decimals: 3 })).toBe('9,007,199,254,740,993.001')
})

test('param: every language writes it its own way', () => {
  const amount = { value: 1_234_567_899_999n, decimals: 6 }
  expect(amountText(amount, 'de')).toBe('1.234.567,899')
  expect(amountText(amount, 'hi')).toBe('12,34,567.899')
  expect(amountText(amount, 'ar-EG')).toBe('١٬٢٣٤٬٥٦٧٫٨٩٩')
})

test('behavior: each of the thousand fractions keeps its three digits', () => {
  for (let fraction = 0; fraction < 1000; fraction++) {
    const text = amountText({ value: BigInt(fraction) * 10n + 9n, decimals: 4 })
    expect(text).toBe(`0.${String(fraction).padStart(3, '0')}`)
  }
})

test.each(['ar', 'he', 'fa'])('behavior: money in %s is one run from left to right', (lang) => {
  const text = write('-1256.17', lang, { style: 'currency', currency: 'USD' })
  expect([text[0], text.at(-1)]).toEqual(['\u2066', '\u2069'])
  expect(text).not.toMatch(/[\u200e\u200f\u061c]/u)
})

test('behavior: nothing is put around a number without marks of direction', () => {
  expect(write('1256.17', 'en', { style: 'currency', currency: 'USD' })).toBe('$1,256.17')
  expect(write('1256.17', 'ar', {})).toBe('1,256.17')
})
