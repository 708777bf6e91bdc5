import { expect, test } from 'vitest'
import { median } from './median.js'

test('behavior: the median is the middle, or the mean of the two in the middle', () => {
  expect(median([9, 1, 5])).toBe(5)
  expect(median([9, 1, 5, 7])).toBe(6)
  expect(() => median([])).toThrow('no median')
})
