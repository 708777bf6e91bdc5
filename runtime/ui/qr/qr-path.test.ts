import { expect, test } from 'vitest'
import { pathModules } from '../../../test/unit/path-modules.js'
import { type QrModules, qrPath } from './qr-path.js'

/** Modules from rows such as `#.#`. */
const modules = (...rows: readonly string[]): QrModules => rows.map((row) => [...row].map((letter) => letter === '#'))

/** What a path covers, as rows. */
const covered = (of: QrModules, hole?: number): readonly string[] =>
  pathModules(qrPath(of, hole)).map((row) => row.map((isDark) => (isDark ? '#' : '.')).join(''))

test('behavior: every dark module is covered, no light one, and four light ones stand around', () => {
  const quiet = Array.from({ length: 4 }, () => '...........')
  expect(covered(modules('#.#', '##.', '..#'))).toEqual([
    ...quiet,
    '....#.#....',
    '....##.....',
    '......#....',
    ...quiet,
  ])
})

test('behavior: what touches is one line, along the rows and down the columns; one alone is a dot', () => {
  expect(qrPath(modules('###', '..#', '#.#')).path).toBe('M4.5 4.5h2M6.5 5.5h0M4.5 6.5h0M6.5 6.5h0M6.5 4.5v2')
})

test('param: hole leaves the middle free', () => {
  const full = Array.from({ length: 8 }, () => '########')
  const inner = covered(modules(...full), 0.25)
    .slice(4, 12)
    .map((row) => row.slice(4, 12))
  expect(inner).toEqual([...full.slice(0, 3), '###..###', '###..###', ...full.slice(0, 3)])
})
