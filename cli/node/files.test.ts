import {
  chmodSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createNodeFiles } from './files.js'

const files = createNodeFiles({ onWatchError: () => {} })
let dir = ''

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'modal-kit-files-'))
})
afterEach(() => rmSync(dir, { recursive: true }))

test('behavior: write makes the folders, read gives the text back, nothing else is left', async () => {
  await files.write(join(dir, 'a/b/c.txt'), 'ü')
  expect(await files.read(join(dir, 'a/b/c.txt'))).toBe('ü')
  expect(readdirSync(join(dir, 'a/b'))).toEqual(['c.txt'])
})

test('behavior: the mode of a replaced file stays', async () => {
  const path = join(dir, 'run.sh')
  writeFileSync(path, 'a')
  chmodSync(path, 0o750)
  await files.write(path, 'b')
  expect([readFileSync(path, 'utf8'), statSync(path).mode & 0o777]).toEqual(['b', 0o750])
})

test('behavior: a link stays a link', async () => {
  writeFileSync(join(dir, 'real.txt'), 'a')
  symlinkSync(join(dir, 'real.txt'), join(dir, 'link.txt'))
  await files.write(join(dir, 'link.txt'), 'b')
  expect(readFileSync(join(dir, 'real.txt'), 'utf8')).toBe('b')
})

test('behavior: what is not there reads as nothing', async () => {
  writeFileSync(join(dir, 'file'), '')
  expect(await files.read(join(dir, 'no.txt'))).toBe(undefined)
  expect(await files.read(join(dir, 'file/no.txt'))).toBe(undefined)
  expect(await files.list(join(dir, 'no'))).toEqual([])
})

test('behavior: remove takes the empty folders along, up to the one it stops at', async () => {
  await files.write(join(dir, 'a/b/c.txt'), '')
  await files.write(join(dir, 'a/d.txt'), '')
  await files.remove(join(dir, 'a/b/c.txt'), dir)
  expect(readdirSync(join(dir, 'a'))).toEqual(['d.txt'])
  await files.remove(join(dir, 'a/d.txt'), dir)
  await files.remove(join(dir, 'a/d.txt'), dir)
  expect(readdirSync(dir)).toEqual([])
})

test('error: a folder that cannot be written names the path and leaves nothing', async () => {
  writeFileSync(join(dir, 'file'), '')
  await expect(files.write(join(dir, 'file/a/b.txt'), '')).rejects.toMatchObject({
    code: 'files/unwritable',
    message: `Couldn't write ${dir}/file/a/b.txt: a file is in the way.`,
  })
  await files.list(dir)
  expect(readdirSync(dir)).toEqual(['file'])
})

test('error: a folder that refuses new ones as missing does not keep it busy for ever', async () => {
  await expect(files.write('/proc/modal-kit/a/b.txt', '')).rejects.toMatchObject({ code: 'files/unwritable' })
})

test('error: a target that is a folder leaves no file beside it', async () => {
  await files.write(join(dir, 'a/b.txt'), '')
  await expect(files.write(join(dir, 'a'), '')).rejects.toMatchObject({ code: 'files/unwritable' })
  expect(readdirSync(dir)).toEqual(['a'])
})

test('error: reading a folder, listing a file', async () => {
  await expect(files.read(dir)).rejects.toMatchObject({
    code: 'files/unreadable',
    message: `Couldn't read ${dir}: it is a folder.`,
  })
  writeFileSync(join(dir, 'file'), '')
  await expect(files.list(join(dir, 'file'))).rejects.toMatchObject({ code: 'files/not-a-folder' })
})

test('behavior: watch tells of a change made by writing and by renaming over it, and stops', async () => {
  const path = join(dir, 'config.ts')
  writeFileSync(path, '0')
  let tell = (): void => {}
  const told = () => new Promise<void>((resolve) => (tell = resolve))
  const stop = files.watch([path], () => tell())
  // The watch starts in the background: write until it sees it.
  const first = told()
  let count = 0
  const again = setInterval(() => writeFileSync(path, String(count++)), 100)
  await first
  clearInterval(again)
  const second = told()
  await files.write(path, 'renamed')
  await second
  stop()
})
