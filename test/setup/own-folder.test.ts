import { spawnSync } from 'node:child_process'
import { mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ownFolder } from './own-folder.js'
import { outsideFolder, type Scratch } from './scratch.js'

let parent: Scratch
beforeAll(async () => {
  parent = await outsideFolder()
})
afterAll(() => parent?.remove())

test('behavior: each run has a folder of its own; those of runs that are over go, nothing else does', async () => {
  const { pid: over = 0 } = spawnSync(process.execPath, ['--version'])
  for (const name of [`run-${over}-abc`, 'packed']) await mkdir(join(parent.dir, name))
  const one = await ownFolder(parent.dir)
  const other = await ownFolder(parent.dir)
  const names = (await readdir(parent.dir)).map((name) => join(parent.dir, name))
  expect(names.sort()).toEqual([join(parent.dir, 'packed'), one.dir, other.dir].sort())
  await one.remove()
  expect(await readdir(parent.dir)).toHaveLength(2)
})
