import { expect, test } from 'vitest'
import type { ActivityRow } from './activity-row.js'
import { blocksOf } from './blocks.js'

const month = (key: string, length: number) => ({
  key,
  name: key,
  rows: Array.from({ length }, (_, at) => ({ id: `${key}-${at}` }) as ActivityRow),
})
/** What a block has: each part with its length, in brackets where its month began before. */
const shown = (months: Parameters<typeof blocksOf>[0]) =>
  blocksOf(months).map((parts) =>
    parts.map(({ key, isFirst, rows }) => (isFirst ? `${key} ${rows.length}` : `(${key} ${rows.length})`)),
  )

test('behavior: short months come together, a long one in parts, and each row once, in its order', () => {
  expect(shown([])).toEqual([])
  expect(shown([month('a', 24), month('b', 24), month('c', 24)])).toEqual([['a/0 24', 'b/0 24'], ['c/0 24']])
  const months = [month('a', 10), month('b', 90), month('c', 1)]
  expect(shown(months)).toEqual([['a/0 10', 'b/0 40'], ['(b/1 40)'], ['(b/2 10)', 'c/0 1']])
  const all = months.flatMap(({ rows }) => rows)
  expect(blocksOf(months).flatMap((parts) => parts.flatMap(({ rows }) => rows))).toEqual(all)
})

test('behavior: what comes at the end leaves the blocks before it as they are', () => {
  const before = shown([month('a', 30), month('b', 50), month('c', 5)])
  const after = shown([month('a', 30), month('b', 50), month('c', 50), month('d', 80)])
  expect(after.slice(0, before.length - 1)).toEqual(before.slice(0, -1))
})
