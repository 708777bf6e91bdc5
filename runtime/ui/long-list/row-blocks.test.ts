import { expect, test } from 'vitest'
import { type RowGroup, rowBlocks } from './row-blocks.js'

const group = (key: string, length: number) => ({
  key,
  heading: key,
  rows: Array.from({ length }, (_, at) => `${key}-${at}`),
})
/** What a block has: each part with its length, in brackets where its group began before. */
const shown = (groups: readonly RowGroup<string>[]) =>
  rowBlocks(groups).map((parts) =>
    parts.map(({ key, isFirst, rows }) => (isFirst ? `${key} ${rows.length}` : `(${key} ${rows.length})`)),
  )

test('behavior: short groups come together, a long one in parts, and each row once, in its order', () => {
  expect(shown([])).toEqual([])
  expect(shown([group('a', 24), group('b', 24), group('c', 24)])).toEqual([['a/0 24', 'b/0 24'], ['c/0 24']])
  const groups = [group('a', 10), group('b', 90), group('c', 1)]
  expect(shown(groups)).toEqual([['a/0 10', 'b/0 40'], ['(b/1 40)'], ['(b/2 10)', 'c/0 1']])
  const all = groups.flatMap(({ rows }) => rows)
  expect(rowBlocks(groups).flatMap((parts) => parts.flatMap(({ rows }) => rows))).toEqual(all)
})

test('behavior: what comes at the end leaves the blocks before it as they are', () => {
  const before = shown([group('a', 30), group('b', 50), group('c', 5)])
  const after = shown([group('a', 30), group('b', 50), group('c', 50), group('d', 80)])
  expect(after.slice(0, before.length - 1)).toEqual(before.slice(0, -1))
})
