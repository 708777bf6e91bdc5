import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Slotted, slotRows } from './slots.js'

const rows = (...keys: string[]) => slotRows([], keys)
const slotsOf = (slotted: readonly Slotted[]) => slotted.map(({ slot }) => slot)

test('behavior: rows that stay keep their places, and those that come take the places of those that go', () => {
  const was = rows('a', 'b', 'c', 'd')
  expect(slotsOf(was)).toEqual([0, 1, 2, 3])
  expect(slotsOf(slotRows(was, ['e', 'f', 'g', 'h']))).toEqual([0, 1, 2, 3])
  expect(slotsOf(slotRows(was, ['a', 'x', 'c', 'y']))).toEqual([0, 1, 2, 3])
  expect(slotsOf(slotRows(was, ['x', 'd']))).toEqual([0, 3])
})

test('behavior: where elements would have to move, a row gets new ones', () => {
  const was = rows('a', 'b', 'c', 'd')
  expect(slotsOf(slotRows(was, ['c', 'd', 'e', 'f']))).toEqual([2, 3, 4, 5])
  expect(slotsOf(slotRows(was, ['x', 'y', 'a', 'b']))).toEqual([4, 5, 0, 1])
})

test('behavior: more rows than before get new places, fewer leave some', () => {
  expect(slotsOf(slotRows(rows('a', 'b'), ['c', 'd', 'e']))).toEqual([0, 1, 2])
  expect(slotsOf(slotRows(rows('a', 'b', 'c'), ['d']))).toEqual([0])
})

test('behavior: no place twice, no row away from its place, none that moves but rows that changed their order', () => {
  const keys = fc.uniqueArray(fc.integer({ min: 0, max: 30 }).map(String), { maxLength: 20 })
  const ascending = keys.map((some) => [...some].sort((a, b) => Number(a) - Number(b)))
  fc.assert(
    fc.property(fc.array(keys, { maxLength: 6 }), (steps) => {
      steps.reduce<readonly Slotted[]>((was, step) => {
        const now = slotRows(was, step)
        expect(now.map(({ key }) => key)).toEqual(step)
        expect(new Set(slotsOf(now)).size).toBe(step.length)
        for (const { key, slot } of now) expect(was.find((row) => row.key === key)?.slot ?? slot).toBe(slot)
        return now
      }, [])
    }),
  )
  fc.assert(
    fc.property(ascending, ascending, (before, after) => {
      const was = slotRows([], before)
      const order = slotsOf(was)
      const reused = slotsOf(slotRows(was, after)).filter((slot) => order.includes(slot))
      expect(reused).toEqual([...reused].sort((a, b) => a - b))
    }),
  )
})
