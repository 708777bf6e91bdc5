import { expect, test } from 'vitest'
import { median } from './median.js'
import { table } from './table.js'

test('behavior: columns line up, numbers to the right', () => {
  const rows = [
    ['what', 'bytes', ''],
    ['page load', '9740 B', 'holds'],
    ['all', '12 B', ''],
  ]
  expect(`\n${table(rows)}\n`).toMatchInlineSnapshot(`
    "
    what        bytes
    ---------  ------  -----
    page load  9740 B  holds
    all          12 B
    "
  `)
})

test('behavior: the median is the middle, or the mean of the two in the middle', () => {
  expect(median([9, 1, 5])).toBe(5)
  expect(median([9, 1, 5, 7])).toBe(6)
  expect(() => median([])).toThrow('no median')
})
