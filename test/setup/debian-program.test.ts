import { expect, test } from 'vitest'
import { ensureProgram, findProgram } from './debian-program.js'

const nowhere = { name: 'Nothing', packages: ['nothing'], paths: [undefined, '/does/not/exist'] }

test('behavior: takes the first path that exists', () => {
  expect(findProgram({ ...nowhere, paths: [undefined, '/does/not/exist', process.execPath, '/'] })).toBe(
    process.execPath,
  )
  expect(findProgram(nowhere)).toBe(undefined)
  expect(ensureProgram({ ...nowhere, paths: [process.execPath] })).toBe(process.execPath)
})

test('error: says what is missing and the exact command', () => {
  expect(() => ensureProgram({ ...nowhere, variable: 'NOTHING' }, false)).toThrowErrorMatchingInlineSnapshot(
    `[SetupError: Nothing is not installed. Run: sudo sh -c 'apt-get update && apt-get install -y nothing', or set NOTHING to the path of one]`,
  )
})
