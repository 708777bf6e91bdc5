import { expect, test } from 'vitest'
import { amountText } from './amount-text.js'

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
