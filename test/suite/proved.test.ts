import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { outsideFolder, type Scratch } from '../setup/scratch.js'
import { provedTests, recordProofs } from './proved.js'

const tests = { 'test/install.ts': ['backend', 'package-lock.json'] }
let scratch: Scratch
beforeEach(async () => {
  scratch = await outsideFolder()
  for (const folder of ['test', 'backend']) mkdirSync(join(scratch.dir, folder))
  put('test/install.ts', 'test()')
  put('backend/main.ts', 'serve()')
  put('package-lock.json', '{}')
})
afterEach(() => scratch.remove())

const put = (path: string, text: string) => writeFileSync(join(scratch.dir, path), text)

test('behavior: a test that has passed is proved until something changes that it depends on', async () => {
  expect(await provedTests(scratch.dir, tests)).toEqual([])
  await recordProofs(scratch.dir, tests)
  expect(await provedTests(scratch.dir, tests)).toEqual(['test/install.ts'])
})

test.each(['test/install.ts', 'backend/main.ts', 'backend/new.ts', 'package-lock.json'])(
  'behavior: after a change of %s it runs again',
  async (path) => {
    await recordProofs(scratch.dir, tests)
    put(path, 'changed')
    expect(await provedTests(scratch.dir, tests)).toEqual([])
  },
)

test('error: a record that cannot be read proves nothing', async () => {
  put('test/proved.json', '{')
  expect(await provedTests(scratch.dir, tests)).toEqual([])
})
