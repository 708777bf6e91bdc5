import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { repository } from '../setup/scratch.js'
import { isolatedTests } from '../unit-isolated.data.js'
import { ownProcessReasons } from './repo/own-process.js'
import { notShared, product, shared } from './repo/own-process-lines.data.js'
import { isTest, listFiles } from './repo/source.js'

const folders = ['bin', 'cli', 'schema', 'runtime', 'templates', 'test']
const elsewhere = /^test\/(?:browser|e2e)\//
const tests = listFiles(repository, folders).filter((path) => isTest(path) && !elsewhere.test(path))

let folder = ''
afterEach(() => {
  if (folder) rmSync(folder, { recursive: true })
  folder = ''
})

function reasonsOf(files: Readonly<Record<string, string>>, path: string): readonly string[] {
  folder = mkdtempSync(join(tmpdir(), 'modal-kit-isolation-'))
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  return ownProcessReasons(folder, path)
}

test('behavior: a test that changes what its process has is listed as one with a process of its own', () => {
  expect(tests.length).toBeGreaterThan(400)
  const found = tests.flatMap((path) => {
    const reasons = ownProcessReasons(repository, path)
    return reasons.length > 0 && !(path in isolatedTests) ? [`${path} ${reasons.join(', ')}`] : []
  })
  expect(found, 'add them to test/unit-isolated.data.ts').toEqual([])
})

test('behavior: every file of the list is there', () => {
  expect(Object.keys(isolatedTests).filter((path) => !tests.includes(path))).toEqual([])
})

test.each(notShared)('error: %s is a reason', (line, reason) => {
  expect(reasonsOf({ 'cli/a.test.ts': `${line}\n` }, 'cli/a.test.ts')).toEqual([reason])
})

test('behavior: what reads its process and its globals may share them; a product module counts for itself', () => {
  const files = { 'cli/a.test.ts': shared.join('\n'), 'cli/run.ts': product }
  expect(reasonsOf(files, 'cli/a.test.ts')).toEqual([])
})

test('error: what a helper of the tests does counts for the test, however far away it is', () => {
  const files = {
    'cli/a.test.ts': "import { one } from '../test/setup/one.js'",
    'test/setup/one.ts': "export const one = () => import('./two.js')",
    'test/setup/two.ts': `import { one } from './one.js'\n${notShared[0][0]}`,
  }
  expect(reasonsOf(files, 'cli/a.test.ts')).toEqual([notShared[0][1]])
})
