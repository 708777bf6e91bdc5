import { expect, test } from 'vitest'
import { type Ended, summarize } from './summary.js'

const unit: Ended = { name: 'unit', passed: 5_000, failed: 0, skipped: 0, seconds: 200, failures: [] }
const browser: Ended = {
  ...unit,
  name: 'browser',
  passed: 860,
  failed: 1,
  seconds: 90,
  failures: ['a.test.ts > is told'],
}

test('behavior: a part that fails is told at the end, with every failure, and the run fails', () => {
  const { text, code } = summarize([browser, { ...unit, failures: ['left running: 7 anvil'] }], false)
  expect(code).toBe(1)
  expect(text).toMatchInlineSnapshot(`
    "part     passed  failed  skipped  seconds
    -------  ------  ------  -------  -------
    browser     860       1        0       90
    unit       5000       0        0      200
    FAILED browser: a.test.ts > is told
    FAILED unit: left running: 7 anvil"
  `)
})

test('behavior: a run passes when no part has a failure', () => {
  expect(summarize([unit], false).code).toBe(0)
})

test('error: a run that was cut off, or that ran nothing, did not pass', () => {
  expect(summarize([unit], true)).toMatchObject({ code: 1, text: expect.stringContaining('The run was cut off.') })
  expect(summarize([], false).code).toBe(1)
})
