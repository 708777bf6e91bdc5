import { expect, test } from 'vitest'
import { fakeFiles } from '../../test/unit/fake-context.js'
import { isKitSpecifier, readSources } from './read-sources.js'

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

const parts = {
  folder: 'src/modal-kit',
  paths: ['src/modal-kit/generated.ts', 'src/modal-kit/index.tsx', 'src/modal-kit/modal-kit.css', 'modal.config.ts'],
  dependencies: ['react', '@acme/modal-kit'],
}

test.each([
  ['create-modal-kit', true],
  ['create-modal-kit/react', true],
  ['create-modal-kitten', false],
  ['./modal-kit', true],
  ['./modal-kit/', true],
  ['./modal-kit/index', true],
  ['./modal-kit/index.js', true],
  ['./modal-kit/generated.ts', true],
  ['./modal-kit/modal-kit.css', true],
  ['./modal-kit/modal-kit.css?inline', true],
  ['./modal-kit/own', false],
  ['./modal', false],
  ['../modal.config', true],
  ['@/modal-kit', true],
  ['~/modal-kit/generated', true],
  ['/src/modal-kit/modal-kit.css', true],
  ['@acme/modal-kit', false],
  ['@/modal', false],
  ['react', false],
])('behavior: %s: %s', (specifier, expected) => {
  expect(isKitSpecifier(specifier, 'src/main.tsx', parts)).toBe(expected)
})

test('behavior: a folder whose index.tsx stays is not the kit', () => {
  expect(isKitSpecifier('./modal-kit', 'src/main.tsx', { ...parts, paths: ['modal.config.ts'] })).toBe(false)
})
