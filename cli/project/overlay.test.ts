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
