import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { outsideFolder, type Scratch } from '../setup/scratch.js'
import { readReport } from './read-report.js'

let scratch: Scratch
beforeEach(async () => {
  scratch = await outsideFolder()
})
afterEach(() => scratch.remove())

/** What is read of a report with these files in it. */
function read(testResults: readonly object[]) {
  const path = join(scratch.dir, 'report.json')
  writeFileSync(path, JSON.stringify({ testResults }))
  return readReport(path, '/repo')
}

test('behavior: counts each test, and names those that failed with their file', async () => {
  const results = ['passed', 'failed', 'pending', 'passed'].map((status, index) => ({
    fullName: `case ${index}`,
    status,
  }))
  const file = { name: '/repo/cli/a.test.ts', status: 'failed', message: '', assertionResults: results }
  expect(await read([file])).toEqual({ passed: 2, failed: 1, skipped: 1, failures: ['cli/a.test.ts > case 1'] })
})

test('error: a file that could not be run is a failure, also where its tests are told as skipped', async () => {
  const skipped = [{ fullName: 'case', status: 'skipped' }]
  const file = { name: '/repo/a.test.ts', status: 'failed', message: 'No module b.\n at c', assertionResults: skipped }
  expect((await read([file])).failures).toEqual(['a.test.ts: No module b.'])
})

test('error: a runner that was ended before it could tell is a failure', async () => {
  const { failures } = await readReport(join(scratch.dir, 'none.json'), '/repo')
  expect(failures).toEqual(['it ended without a report'])
})
