import { expect, test } from 'vitest'
import { pathModules } from '../../../test/unit/path-modules.js'
import { type QrModules, qrPath } from './qr-path.js'

/** The smallest code there is: 21 modules a side. */
const SIDE = 21

/** What every code begins with, at three of its corners. */
const finder = ['#######', '#.....#', '#.###.#', '#.###.#', '#.###.#', '#.....#', '#######']

/** A code of that size with the finder patterns and these rows, from the eighth column and row on. */
function code(...inner: readonly string[]): QrModules {
  return Array.from({ length: SIDE }, (_, y) =>
    Array.from({ length: SIDE }, (__, x) => {
      const isFar = [x >= SIDE - 7, y >= SIDE - 7]
      const isCorner = (x < 7 || isFar[0]) && (y < 7 || isFar[1]) && !(isFar[0] && isFar[1])
      if (isCorner) return finder[isFar[1] ? y - SIDE + 7 : y]?.[isFar[0] ? x - SIDE + 7 : x] === '#'
      return inner[y - 8]?.[x - 8] === '#'
    }),
  )
}

/** What a drawing covers, as rows. */
const covered = (of: QrModules, hole?: number): readonly string[] =>
  pathModules(qrPath(of, hole)).map((row) => row.map((isDark) => (isDark ? '#' : '.')).join(''))

const asRows = (modules: QrModules) => modules.map((row) => row.map((isDark) => (isDark ? '#' : '.')).join(''))

test('behavior: every dark module is covered, no light one, and four light ones stand around', () => {
  const drawn = code('#.#', '##.', '..#')
  const quiet = Array.from({ length: 4 }, () => '.'.repeat(SIDE + 8))
  expect(covered(drawn)).toEqual([...quiet, ...asRows(drawn).map((row) => `....${row}....`), ...quiet])
})

test('behavior: what touches is one line, along the rows and down the columns; one alone is a dot', () => {
  expect(qrPath(code('###', '..#', '#.#')).path).toBe('M12.5 12.5h2M14.5 13.5h0M12.5 14.5h0M14.5 14.5h0M14.5 12.5v2')
})

test('behavior: the finder patterns are round, and as wide across their middle as the standard has them', () => {
  const squares = [...qrPath(code()).finders.matchAll(/M([\d.]+) ([\d.]+)h([\d.]+)a([\d.]+)/g)].map((square) =>
    square.slice(1).map(Number),
  )
  expect(squares).toHaveLength(9)
  const first = squares.slice(0, 3).map(([x = 0, y = 0, straight = 0, radius = 0]) => ({
    left: Math.round((x - radius) * 10) / 10,
    top: y,
    side: Math.round((straight + 2 * radius) * 10) / 10,
    radius,
  }))
  // ISO 18004: dark, light, dark in the proportion 1:1:3:1:1.
  expect(first).toEqual([
    { left: 4, top: 4, side: 7, radius: 2.2 },
    { left: 5, top: 5, side: 5, radius: 1.4 },
    { left: 6, top: 6, side: 3, radius: 1 },
  ])
})

test('param: hole leaves the middle free', () => {
  const full = code(...Array.from({ length: 5 }, () => '#####'))
  const middle = (hole?: number) =>
    covered(full, hole)
      .slice(12, 17)
      .map((row) => row.slice(12, 17))
  expect(middle()).toEqual(Array.from({ length: 5 }, () => '#####'))
  expect(middle(0.15)).toEqual(['#####', '#...#', '#...#', '#...#', '#####'])
})
