import { expect, test } from 'vitest'
import { fakeFiles } from '../../test/unit/fake-context.js'
import { readSources } from './read-sources.js'

test('behavior: modules and stylesheets of the project, and of nothing installed, built, or below another package', async () => {
  const kept = ['vite.config.ts', 'src/a.tsx', 'src/b.module.css', 'src/three.js/c.mjs']
  const others = [
    'readme.md',
    'node_modules/a/index.js',
    'dist/a.js',
    '.next/a.js',
    'backend/package.json',
    'backend/src/a.ts',
  ]
  const files = fakeFiles(Object.fromEntries([...kept, ...others].map((path) => [path, path])))
  const found = await readSources(files, '/app')
  expect([...found.keys()].sort()).toEqual(kept.sort())
  expect(found.get('src/a.tsx')).toBe('src/a.tsx')
})

test('behavior: a file that cannot be listed is no folder', async () => {
  const files = fakeFiles({ LICENSE: '', 'a.ts': 'x' })
  const { list } = files
  files.list = async (path) => {
    if (path !== '/app') throw new Error('ENOTDIR')
    return list(path)
  }
  expect([...(await readSources(files, '/app'))]).toEqual([['a.ts', 'x']])
})
