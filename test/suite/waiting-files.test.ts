import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { mustRun } from '../setup/run-program.js'
import { outsideFolder, type Scratch } from '../setup/scratch.js'
import { parts } from './parts.data.js'
import { changedFiles, LEFT_OUT, leftOut, waitingFiles } from './waiting-files.js'

const few = [['a.test.ts', 'b.test.ts'], ['c.test.ts'], ['a.test.ts']]

test('behavior: of each list one group runs, and the others wait', () => {
  expect(waitingFiles([few], 0, [])).toEqual(['c.test.ts'])
  expect(waitingFiles([few], 1, [])).toEqual(['a.test.ts', 'b.test.ts'])
  expect(waitingFiles([few], 2, [])).toEqual(['b.test.ts', 'c.test.ts'])
  expect(waitingFiles([few], 3, [])).toEqual(waitingFiles([few], 0, []))
  expect(waitingFiles([few, [['d.test.tsx'], ['e.test.ts']]], 1, [])).toEqual(['a.test.ts', 'b.test.ts', 'd.test.tsx'])
  expect(waitingFiles([], 1, [])).toEqual([])
})

test.each(['c.test.ts', 'c.ts'])('behavior: a file whose turn it is not runs where %s has changed', (changed) => {
  expect(waitingFiles([few], 0, ['other.ts', changed])).toEqual([])
})

test.each(['backend', 'package-lock.json', 'backend/deep/new.ts'])(
  'behavior: a file whose turn it is not runs where %s has changed, which it depends on',
  (changed) => {
    const folders = { 'c.test.ts': ['backend', 'package-lock.json'] }
    expect(waitingFiles([few], 0, [changed], folders)).toEqual([])
    expect(waitingFiles([few], 0, ['backend-of-another.ts', 'package.json'], folders)).toEqual(['c.test.ts'])
  },
)

test('behavior: as many turns as a list has groups run all of its files', () => {
  for (const groups of parts.flatMap(({ turnFiles = [] }) => turnFiles)) {
    const all = new Set(groups.flat())
    const run = groups.flatMap((_, turn) => {
      const waiting = waitingFiles([groups], turn, [])
      return [...all].filter((file) => !waiting.includes(file))
    })
    expect(new Set(run)).toEqual(all)
  }
})

test('behavior: what a run leaves out is named in its environment', () => {
  expect(leftOut({ [LEFT_OUT]: 'a.test.ts b.test.tsx' })).toEqual(['a.test.ts', 'b.test.tsx'])
  expect([leftOut({}), leftOut({ [LEFT_OUT]: '' })]).toEqual([[], []])
})

let scratch: Scratch
beforeEach(async () => {
  scratch = await outsideFolder()
})
afterEach(() => scratch.remove())

test('behavior: what has changed is what the last commit did and what came after it', async () => {
  const git = (...args: readonly string[]) =>
    mustRun('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.example', ...args], { cwd: scratch.dir })
  mkdirSync(join(scratch.dir, 'sub'))
  const put = (text: string, ...names: readonly string[]) => {
    for (const name of names) writeFileSync(join(scratch.dir, name), text)
  }
  await git('init', '-q')
  expect(await changedFiles(scratch.dir)).toEqual([])
  put('1', 'old.ts', 'sub/last.ts', 'now.ts')
  await git('add', '.')
  await git('commit', '-qm', 'one')
  put('2', 'sub/last.ts')
  await git('commit', '-qam', 'two')
  put('3', 'now.ts')
  expect(await changedFiles(scratch.dir)).toEqual(['now.ts', 'sub/last.ts'])
})
