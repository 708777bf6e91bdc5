import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { costs } from '../../cli/explain/costs.data.js'
import { matrix } from '../e2e/hosts/matrix.data.js'
import { chooseRows } from '../setup/choose-rows.js'
import { repository } from '../setup/scratch.js'
import { longFiles } from './long-files.data.js'
import { parts } from './parts.data.js'

const lists = parts.flatMap((part) => part.turnFiles ?? [])

test('behavior: every file that a part names is there', () => {
  const named = [
    ...lists.flat(2),
    ...parts.flatMap(({ folderTests = {} }) => [...Object.keys(folderTests), ...Object.values(folderTests).flat()]),
  ]
  expect(named.filter((path) => !existsSync(join(repository, path)))).toEqual([])
})

test('behavior: a file takes turns in one list, and in every turn some do', () => {
  const files = lists.flatMap((groups) => [...new Set(groups.flat())])
  expect(new Set(files).size).toBe(files.length)
  for (const group of lists.flat()) expect(group).not.toEqual([])
})

test('behavior: what depends on folders takes turns', () => {
  for (const { turnFiles = [], folderTests = {} } of parts) {
    expect(turnFiles.flat(2)).toEqual(expect.arrayContaining(Object.keys(folderTests)))
  }
})

/** How many rows the files have whose rows take turns one by one, among those that take turns themselves. */
const rowsOf = [
  ['hosts', matrix.length],
  ['wagmi', 2],
  ['costs', Object.keys(costs.features).length + 1],
  ['costs', Object.keys(costs.chains).length],
  ['wallet-site', 2],
] as const

test.each(rowsOf)('behavior: in turns every row of %s is run', (name, rows) => {
  const groups = lists.find((each) => each.flat().some((file) => file.endsWith(`/${name}.test.ts`))) ?? []
  const seen = new Set<number>()
  for (let turn = 0; turn < groups.length * rows; turn += 1) {
    const isItsTurn = groups[turn % groups.length]?.some((file) => file.endsWith(`/${name}.test.ts`))
    const all = Array.from({ length: rows }, (_, index) => index)
    if (isItsTurn) for (const row of chooseRows(all, 1, turn)) seen.add(row)
  }
  expect(seen.size).toBe(rows)
})

test('behavior: of the files that take turns, those have rows that do of which that is known', async () => {
  const files = [...new Set(lists.flat(2))]
  const texts = await Promise.all(files.map((file) => readFile(join(repository, file), 'utf8')))
  const withRows = files.filter((_, index) => /\browsOfThisRun\(/.test(texts[index] ?? ''))
  const known = [...new Set(rowsOf.map(([name]) => name))]
  expect(withRows.map((file) => /([^/]+)\.test\.tsx?$/.exec(file)?.[1]).sort()).toEqual(known.sort())
})

test('behavior: every file that begins early is there', () => {
  expect(longFiles.filter((path) => !existsSync(join(repository, path)))).toEqual([])
  expect(new Set(longFiles).size).toBe(longFiles.length)
})
