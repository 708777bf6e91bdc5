import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { outsideFolder, type Scratch } from '../setup/scratch.js'
import { choosePlace, runsPrograms } from './run-place.js'

const plenty = 64_000_000_000

let scratch: Scratch
beforeEach(async () => {
  scratch = await outsideFolder()
})
afterEach(() => scratch.remove())

test('behavior: a run writes into memory where there is plenty', async () => {
  expect(await choosePlace({ folder: scratch.dir, free: plenty }, {})).toBe(scratch.dir)
})

test('behavior: otherwise, and where somebody has chosen a folder, into that of the system', async () => {
  expect(await choosePlace({ folder: scratch.dir, free: 4_000_000_000 }, {})).toBe(tmpdir())
  expect(await choosePlace({ folder: join(scratch.dir, 'none'), free: plenty }, {})).toBe(tmpdir())
  expect(await choosePlace({ folder: scratch.dir, free: plenty }, { TMPDIR: tmpdir() })).toBe(tmpdir())
})

test('error: a folder from which no program may be started is not taken', async () => {
  expect(await choosePlace({ folder: scratch.dir, free: plenty }, {}, async () => false)).toBe(tmpdir())
  expect(await runsPrograms(scratch.dir)).toBe(true)
})
