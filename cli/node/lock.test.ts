import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createLocks } from './lock.js'

let dir = ''
const ownLocks = () => readdirSync(tmpdir()).filter((name) => /^modal-kit-.*\.lock/.test(name))

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'modal-kit-lock-'))
})
afterEach(() => rmSync(dir, { recursive: true }))

test('behavior: a second run waits for the first, and nothing of it lies in the folder', async () => {
  const order: string[] = []
  const unlock = await createLocks()(dir)
  const second = createLocks()(dir).then((release) => {
    order.push('second')
    return release()
  })
  expect(readdirSync(dir)).toEqual([])
  order.push('first')
  await unlock()
  await second
  expect(order).toEqual(['first', 'second'])
})

test('error: a run that does not let go is named', async () => {
  const unlock = await createLocks()(dir)
  await expect(createLocks(0)(dir)).rejects.toMatchObject({
    code: 'files/busy',
    message: `Process ${process.pid} of modal-kit is changing ${dir}, so nothing was written.`,
  })
  await unlock()
  await (await createLocks(0)(dir))()
})

test('behavior: whoever holds it may take it again, and lets go with the last', async () => {
  const lock = createLocks(0)
  const outer = await lock(dir)
  const inner = await lock(dir)
  await inner()
  await inner()
  await expect(createLocks(0)(dir)).rejects.toMatchObject({ code: 'files/busy' })
  await outer()
  await (await createLocks(0)(dir))()
})

test('behavior: another name of the folder is the same folder, also before it is made', async () => {
  symlinkSync(dir, `${dir}-link`)
  const unlock = await createLocks()(join(dir, 'new'))
  await expect(createLocks(0)(join(`${dir}-link`, 'new'))).rejects.toMatchObject({ code: 'files/busy' })
  await unlock()
  rmSync(`${dir}-link`)
})

test('behavior: a process that was killed holds nothing', async () => {
  const before = ownLocks()
  const unlock = await createLocks()(dir)
  const [name = ''] = ownLocks().filter((each) => !before.includes(each))
  await unlock()
  const gone = spawnSync(process.execPath, ['-e', '']).pid
  writeFileSync(join(tmpdir(), name), String(gone))
  const release = await createLocks(0)(dir)
  expect(readFileSync(join(tmpdir(), name), 'utf8')).toBe(String(process.pid))
  await release()
  expect(ownLocks()).not.toContain(name)
})
