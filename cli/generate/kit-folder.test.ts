import { expect, test } from 'vitest'
import { fakeContext } from '../../test/unit/fake-context.js'
import { kitFolder } from './generate.js'

test.each([
  ['in src', { 'src/main.tsx': '' }, 'src/modal-kit'],
  ['at the root without src', { 'app/page.tsx': '' }, 'modal-kit'],
  ['where it is', { 'src/main.tsx': '', 'modal-kit/generated.ts': '' }, 'modal-kit'],
  ['in src when it is in both', { 'src/modal-kit/generated.ts': '', 'modal-kit/generated.ts': '' }, 'src/modal-kit'],
])('behavior: %s', async (_, files, folder) => {
  expect(await kitFolder(fakeContext({ files }))).toBe(folder)
})
