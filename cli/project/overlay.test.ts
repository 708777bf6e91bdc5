import { expect, test } from 'vitest'
import { fakeFiles } from '../../test/unit/fake-context.js'
import { createOverlay } from './overlay.js'

test('behavior: reads see the writes, the disk does not', async () => {
  const files = fakeFiles({ 'a.txt': 'a', 'b.txt': 'b' })
  const overlay = createOverlay(files)
  await overlay.write('/app/a.txt', 'A')
  await overlay.write('/app/src/c.txt', 'c')
  await overlay.remove('/app/b.txt', '/app')
  expect(await overlay.read('/app/a.txt')).toBe('A')
  expect(await overlay.read('/app/b.txt')).toBe(undefined)
  expect(await overlay.list('/app')).toEqual(['a.txt', 'src'])
  expect(await overlay.list('/')).toEqual(['app'])
  expect(files.snapshot()).toEqual({ 'a.txt': 'a', 'b.txt': 'b' })
})

test('behavior: what another program writes meanwhile is not taken for what was read', async () => {
  const files = fakeFiles({ 'package.json': '{}' })
  const overlay = createOverlay(files)
  const text = await overlay.read('/app/package.json')
  await files.write('/app/package.json', '{ "theirs": 1 }')
  await overlay.write('/app/package.json', `${text} ours`)
  expect(await overlay.original('/app/package.json')).toBe('{}')
  expect(await overlay.original('/app/none')).toBe(undefined)
})
