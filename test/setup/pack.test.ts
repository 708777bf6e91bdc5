import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { digestOf } from './pack.js'
import { outsideFolder, type Scratch } from './scratch.js'

let scratch: Scratch
beforeEach(async () => {
  scratch = await outsideFolder()
  mkdirSync(join(scratch.dir, 'runtime/core'), { recursive: true })
  put('package.json', '{}')
  put('runtime/core/cell.ts', 'export {}')
})
afterEach(() => scratch.remove())

const put = (path: string, text: string) => writeFileSync(join(scratch.dir, path), text)
const digest = () => digestOf(scratch.dir, ['package.json', 'runtime'])

test('behavior: the same sources are the same kit; tests and what is built do not count', async () => {
  const before = await digest()
  mkdirSync(join(scratch.dir, 'runtime/dist'))
  put('runtime/dist/cell.js', 'export {}')
  put('runtime/core/cell.test.ts', 'test()')
  expect(await digest()).toBe(before)
})

test('behavior: another text, another name, a file more: each is another kit', async () => {
  const seen = new Set([await digest()])
  put('runtime/core/cell.ts', 'export { }')
  seen.add(await digest())
  renameSync(join(scratch.dir, 'runtime/core/cell.ts'), join(scratch.dir, 'runtime/core/sell.ts'))
  seen.add(await digest())
  put('runtime/core/empty.ts', '')
  seen.add(await digest())
  put('package.json', '{ }')
  seen.add(await digest())
  expect(seen.size).toBe(5)
})
