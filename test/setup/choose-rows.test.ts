import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chooseRows, rowsOfThisRun, TURN } from './choose-rows.js'

const letters = ['a', 'b', 'c', 'd', 'e']

test('behavior: turns take the rows one after the other, in the order of the table', () => {
  const chosen = [0, 1, 2, 3, 4].map((turn) => chooseRows(letters, 2, turn).join(''))
  expect(chosen).toEqual(['ab', 'cd', 'ae', 'bc', 'de'])
})

test('behavior: whatever the table and the turn, as many turns as it takes see every row, and each the same number', () => {
  const numbers = { rows: fc.integer({ min: 1, max: 60 }), count: fc.integer({ min: 1, max: 70 }), turn: fc.nat(1e6) }
  fc.assert(
    fc.property(fc.record(numbers), ({ rows: length, count, turn }) => {
      const rows = Array.from({ length }, (_, index) => index)
      const turns = Array.from({ length: Math.ceil(length / count) }, (_, index) => turn + index)
      const seen = turns.map((each) => chooseRows(rows, count, each))
      expect(new Set(seen.flat()).size).toBe(length)
      for (const each of seen) expect(each).toHaveLength(Math.min(count, length))
    }),
  )
})

test('param: without a turn every row runs', () => {
  expect(rowsOfThisRun(letters, 1, {})).toEqual(letters)
  expect(rowsOfThisRun(letters, 1, { [TURN]: '' })).toEqual(letters)
  expect(rowsOfThisRun(letters, 1, { [TURN]: '7' })).toEqual(['c'])
})

test.each(['-1', '1.5', 'last', '9999999999'])('error: the turn %s is refused', (turn) => {
  expect(() => rowsOfThisRun(letters, 1, { [TURN]: turn })).toThrow(`${TURN} is "${turn}". Set a whole number`)
})
