import { expect, test } from 'vitest'
import { isFresh } from './fresh.js'

test.each([
  [1_000, true],
  [501, true],
  [500, false],
  [-86_400_000, false],
  // The clock was set back.
  [1_001, false],
  [86_400_000, false],
  [Number.NaN, false],
  [undefined, false],
])('behavior: at 1,000 ms, %s is within the last 500 ms: %s', (at, isWithin) => {
  expect(isFresh(at, 1_000, 500)).toBe(isWithin)
})
