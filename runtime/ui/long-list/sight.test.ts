import fc from 'fast-check'
import { expect, test } from 'vitest'
import { firstSight, look, rowsToDraw, type Sight, scrollTo, targetOf } from './sight.js'

const sight: Sight = { first: 100, count: 9, height: 56 }
const seen = { now: sight, still: sight }
const at = (first: number, clientHeight = 440) => ({ scrollTop: first * 56, clientHeight })

test('behavior: before the first look the rows of a whole view are in sight', () => {
  const now = { first: 0, count: 9, height: 56 }
  expect(firstSight(56)).toEqual({ now, still: now })
})

test('behavior: rows cut off at either end are in view', () => {
  expect(look(seen, { scrollTop: 57, clientHeight: 112 }).now).toEqual({ first: 1, count: 3, height: 56 })
})

test('behavior: the same sight is the same object', () => {
  expect(look(seen, { scrollTop: 5_610, clientHeight: 440 }, { isMoving: true })).toBe(seen)
})

test('behavior: a list that is not on the page keeps its sight', () => {
  expect(look(seen, at(0, 0))).toBe(seen)
})

test('behavior: a list pulled over its start begins with the first row', () => {
  expect(look(seen, at(-2)).now.first).toBe(0)
})

test('param: taller rows are fewer', () => {
  const found = look(seen, { scrollTop: 1_000, clientHeight: 440 }, { height: 100 })
  expect(found.now).toEqual({ first: 10, count: 6, height: 100 })
})

test('behavior: rows are drawn around a list that moves slowly, not around one that flies by', () => {
  const slow = look(seen, at(106), { isMoving: true })
  expect(slow.still).toBe(slow.now)
  const fast = look(slow, at(113), { isMoving: true })
  expect([fast.now.first, fast.still]).toEqual([113, slow.still])
  const slower = look(fast, at(114), { isMoving: true })
  expect(slower.still).toBe(slower.now)
  expect(look(fast, at(113))).toEqual({ now: fast.now, still: fast.now })
})

test('behavior: the rows in view, those around a view at rest and the one kept are drawn, each once', () => {
  const both = { now: { ...sight, first: 300, count: 2 }, still: { ...sight, count: 1 } }
  expect(rowsToDraw(both, 10_000, 7)).toEqual([7, 94, 95, 96, 97, 98, 99, 100, 101, 102, 103, 104, 105, 106, 300, 301])
  expect(rowsToDraw(seen, 10_000, 101)).toEqual(rowsToDraw(seen, 10_000, undefined))
})

test('behavior: a list that has become shorter is seen from its new end', () => {
  expect(rowsToDraw(seen, 3, undefined)).toEqual([0, 1, 2])
  expect(rowsToDraw(seen, 0, -1)).toEqual([])
  expect(rowsToDraw(seen, 20, undefined)).toEqual(Array.from({ length: 15 }, (_, index) => index + 5))
})

test('behavior: whatever is looked at is drawn, in order, within the list, and never more than two views of it', () => {
  const sights = fc.record({ first: fc.nat(12_000), count: fc.integer({ min: 1, max: 12 }), height: fc.constant(56) })
  const places = fc.option(fc.nat(12_000), { nil: undefined })
  fc.assert(
    fc.property(sights, sights, fc.nat(10_000), places, (now, still, length, kept) => {
      const rows = rowsToDraw({ now, still }, length, kept)
      expect(rows).toEqual([...new Set(rows)].sort((a, b) => a - b))
      expect(rows.every((row) => row >= 0 && row < length)).toBe(true)
      expect(rows.length).toBeLessThanOrEqual(now.count + still.count + 13)
      for (let row = now.first; row < Math.min(length, now.first + now.count); row += 1) expect(rows).toContain(row)
      if (kept !== undefined && kept < length) expect(rows).toContain(kept)
    }),
  )
})

test.each([
  ['ArrowDown', 51],
  ['ArrowUp', 49],
  ['PageDown', 58],
  ['PageUp', 42],
  ['Home', 0],
  ['End', Number.POSITIVE_INFINITY],
  ['Enter', undefined],
])('param: %s goes from 50 to %s', (key, target) => {
  expect(targetOf(key, 50, 8)).toBe(target)
})

test('behavior: a row is scrolled to by the shortest way', () => {
  const scrolled = { scrollTop: 560, clientHeight: 440 }
  expect(scrollTo(12, 56, scrolled)).toBe(560)
  expect(scrollTo(3, 56, scrolled)).toBe(168)
  expect(scrollTo(30, 56, scrolled)).toBe(31 * 56 - 440)
})
