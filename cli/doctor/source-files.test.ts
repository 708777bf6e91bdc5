import { expect, test } from 'vitest'
import { fakeContext } from '../../test/unit/fake-context.js'
import { sourceFiles } from './source-files.js'

const config = { folder: 'src/modal-kit', files: [], forProduction: [] }

test('behavior: modules that may hold JSX are found wherever they are, but for the kit, tests and what is built', async () => {
  const paths = ['main.tsx', 'src/app.jsx', 'packages/ui/deep/a.tsx', 'src/b.ts', 'src/modal-kit/index.tsx']
  const others = ['src/a.test.tsx', 'e2e/a.tsx', 'dist/a.jsx', 'node_modules/x/a.jsx', '.next/a.jsx', 'Dockerfile']
  const files = Object.fromEntries([...paths, ...others].map((path) => [path, path]))
  const found = await sourceFiles({ ...fakeContext({ files }), config })
  expect(found.map(({ file, text }) => [file, text])).toEqual(
    ['main.tsx', 'packages/ui/deep/a.tsx', 'src/app.jsx'].map((path) => [path, path]),
  )
})

test('error: a file where a folder was expected, and one that is gone, end nothing', async () => {
  const context = fakeContext({ files: { 'src/a.tsx': 'a', Dockerfile: '' } })
  const list = async (path: string) => {
    if (path.endsWith('Dockerfile')) throw new Error('not a folder')
    return context.files.list(path)
  }
  const found = await sourceFiles({
    cwd: '/app',
    files: { ...context.files, list, read: async () => undefined },
    config,
  })
  expect(found).toEqual([{ file: 'src/a.tsx', text: '' }])
})
