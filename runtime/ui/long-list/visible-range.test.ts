import fc from 'fast-check'
import { expect, test } from 'vitest'
import { firstSight, isFlying, look, rest, rowsToDraw, scrollTo, targetOf, type VisibleRange } from './visible-range.js'

const sight: VisibleRange = { first: 100, count: 9, height: 56 }
const around = ({ first, count }: VisibleRange) => ({ first: first - 6, count: count + 12 })
const atRest = (now: VisibleRange) => ({ now, drawn: now, around: around(now), hasJumped: false })
const seen = atRest(sight)
const at = (first: number, clientHeight = 440) => ({ scrollTop: first * 56, clientHeight })

test('behavior: before the first look the rows of a whole view are in sight', () => {
  const now = { first: 0, count: 9, height: 56 }
  expect(firstSight(56)).toEqual(atRest(now))
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

test('behavior: rows are drawn around a list that moves slowly; one that jumps takes the elements of some of them', () => {
  const slow = look(seen, at(106), { isMoving: true })
  expect(slow).toEqual(atRest(slow.now))
  const down = look(slow, at(113), { isMoving: true })
  expect(down).toEqual({ now: down.now, drawn: down.now, around: { first: 100, count: 12 }, hasJumped: true })
  const up = look(slow, at(90), { isMoving: true })
  expect([up.drawn.first, up.around]).toEqual([90, { first: 109, count: 12 }])
  const slower = look(down, at(114), { isMoving: true })
  expect(slower).toEqual(atRest(slower.now))
  expect(look(down, at(113))).toEqual(atRest(down.now))
})

test('behavior: after one jump more the list flies, and nothing is drawn until it is slow or rests', () => {
  const jumped = look(seen, at(500), { isMoving: true })
  const flying = look(jumped, at(900), { isMoving: true })
  expect(flying).toEqual({ ...jumped, now: flying.now })
  expect([isFlying(seen), isFlying(jumped), isFlying(flying)]).toEqual([false, false, true])
  const farther = look(flying, at(1_300), { isMoving: true })
  expect([farther.now.first, farther.drawn]).toEqual([1_300, jumped.now])
  const slower = look(farther, at(1_302), { isMoving: true })
  expect(slower).toEqual(atRest(slower.now))
  expect(rest(farther)).toEqual(atRest(farther.now))
})

test('behavior: no more rows are left over than there were', () => {
  const tall = { first: 0, count: 40, height: 56 }
  const { around: rows } = look(atRest(tall), { scrollTop: 56_000, clientHeight: 56 * 60 }, { isMoving: true })
  expect(rows.count).toBe(0)
})

test('behavior: the rows in view, those around and the one kept are drawn, each once', () => {
  const both = { drawn: { first: 300, count: 2 }, around: { first: 94, count: 13 } }
  expect(rowsToDraw(both, 10_000, 7)).toEqual([7, 94, 95, 96, 97, 98, 99, 100, 101, 102, 103, 104, 105, 106, 300, 301])
  expect(rowsToDraw(seen, 10_000, 101)).toEqual(rowsToDraw(seen, 10_000, undefined))
})

test('behavior: a list that has become shorter is seen from its new end', () => {
  expect(rowsToDraw(seen, 3, undefined)).toEqual([0, 1, 2])
  expect(rowsToDraw(seen, 0, -1)).toEqual([])
  expect(rowsToDraw(seen, 20, undefined)).toEqual(Array.from({ length: 15 }, (_, index) => index + 5))
})

test('behavior: whatever is looked at is drawn, in order, within the list, and never more than asked for', () => {
  const ranges = fc.record({ first: fc.integer({ min: -6, max: 12_000 }), count: fc.integer({ min: 0, max: 24 }) })
  const places = fc.option(fc.nat(12_000), { nil: undefined })
  fc.assert(
    fc.property(ranges, ranges, fc.nat(10_000), places, (drawn, around, length, kept) => {
      const rows = rowsToDraw({ drawn, around }, length, kept)
      expect(rows).toEqual([...new Set(rows)].sort((a, b) => a - b))
      expect(rows.every((row) => row >= 0 && row < length)).toBe(true)
      expect(rows.length).toBeLessThanOrEqual(drawn.count + around.count + 1)
      const end = Math.min(length, drawn.first + drawn.count)
      for (let row = Math.max(0, drawn.first); row < end; row += 1) expect(rows).toContain(row)
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
