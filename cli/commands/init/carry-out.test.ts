import { expect, test } from 'vitest'
import { fakeFiles } from '../../../test/unit/fake-context.js'
import { rememberFiles } from './carry-out.js'

test('behavior: replaced files get their text back, new ones go, untouched ones are not written', async () => {
  const files = fakeFiles({ 'package.json': 'a', 'same.txt': 's', 'kept.txt': 'k' })
  const takeBack = await rememberFiles(
    files,
    '/app',
    {
      changes: [
        { kind: 'replace', path: 'package.json', before: 'a', after: 'b' },
        { kind: 'replace', path: 'same.txt', before: 's', after: 't' },
        { kind: 'create', path: 'src/new.ts', after: 'n' },
        { kind: 'keep', path: 'kept.txt' },
      ],
    },
    ['/app/package-lock.json'],
  )
  for (const name of ['package.json', 'src/new.ts', 'package-lock.json']) await files.write(`/app/${name}`, 'changed')
  files.writes.length = 0
  await takeBack()
  expect(files.snapshot()).toEqual({ 'package.json': 'a', 'same.txt': 's', 'kept.txt': 'k' })
  expect(files.writes).toEqual(['/app/package.json'])
})
