import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { costs } from '../../cli/explain/costs.data.js'
import { matrix } from '../e2e/hosts/matrix.data.js'
import { chooseRows } from '../setup/choose-rows.js'
import { repository } from '../setup/scratch.js'
import { longFiles } from './long-files.data.js'
import { parts } from './parts.data.js'

const turnFiles = parts.flatMap((part) => part.turnFiles ?? [])

test('behavior: every file that a part names is there', () => {
  const named = [
    ...turnFiles,
    ...parts.flatMap(({ folderTests = {} }) => [...Object.keys(folderTests), ...Object.values(folderTests).flat()]),
  ]
  expect(named.filter((path) => !existsSync(join(repository, path)))).toEqual([])
})

test.each([
  ['hosts', matrix.length],
  ['wagmi', 2],
  ['costs', Object.keys(costs.features).length + 1],
  ['costs', Object.keys(costs.chains).length],
])('behavior: in turns every row of %s is run', (name, rows) => {
  const seen = new Set<number>()
  for (let turn = 0; turn < turnFiles.length * rows; turn += 1) {
    const isItsTurn = chooseRows(turnFiles, 1, turn).some((file) => file.endsWith(`/${name}.test.ts`))
    if (isItsTurn)
      for (const row of chooseRows(
        Array.from({ length: rows }, (_, index) => index),
        1,
        turn,
      ))
        seen.add(row)
  }
  expect(seen.size).toBe(rows)
})

test('behavior: every file that begins early is there', () => {
  expect(longFiles.filter((path) => !existsSync(join(repository, path)))).toEqual([])
  expect(new Set(longFiles).size).toBe(longFiles.length)
})
