import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { fakeFiles } from '../../test/unit/fake-context.js'
import { includeInTsconfig } from './tsconfig.js'

const include = (files: Record<string, string>) => includeInTsconfig(fakeFiles(files), '/app', 'modal.config.ts')

test('behavior: the app create-vite makes', async () => {
  const folder = join(dirname(createRequire(import.meta.url).resolve('create-vite/package.json')), 'template-react-ts')
  const names = ['tsconfig.json', 'tsconfig.app.json', 'tsconfig.node.json']
  const files = Object.fromEntries(names.map((name) => [name, readFileSync(join(folder, name), 'utf8')]))
  const edit = await include(files)
  expect(edit).toEqual({
    kind: 'edit',
    path: 'tsconfig.node.json',
    text: files['tsconfig.node.json']?.replace('["vite.config.ts"]', '["vite.config.ts", "modal.config.ts"]'),
  })
  expect(await include({ ...files, 'tsconfig.node.json': edit.kind === 'edit' ? edit.text : '' })).toEqual({
    kind: 'done',
  })
})

test('behavior: one tsconfig with comments', async () => {
  const text = '{\n  // only ours\n  "include": ["src"],\n}\n'
  expect(await include({ 'tsconfig.json': text })).toEqual({
    kind: 'edit',
    path: 'tsconfig.json',
    text: '{\n  // only ours\n  "include": ["src", "modal.config.ts"],\n}\n',
  })
})

test('behavior: a reference to a folder', async () => {
  const files = {
    'tsconfig.json': '{ "files": [], "references": [{ "path": "./node" }] }',
    'node/tsconfig.json': '{ "include": ["../vite.config.ts"] }',
  }
  expect(await include(files)).toMatchObject({ kind: 'edit', path: 'node/tsconfig.json' })
})

test.each([
  ['no tsconfig', {}],
  ['no include', { 'tsconfig.json': '{}' }],
  ['a pattern that covers it', { 'tsconfig.json': '{ "include": ["./**/*.ts"] }' }],
])('behavior: nothing to do with %s', async (_, files) => {
  expect(await include(files)).toEqual({ kind: 'done' })
})

test.each([
  ['{ "include": ["src"', "it can't be parsed: "],
  ['{ "files": ["a.ts"] }', 'it lists its files one by one'],
  ['{ "include": ["src"], "compilerOptions": { "rootDir": "src" } }', 'its rootDir leaves the root of the project out'],
])('error: %s is left to the user', async (text, reason) => {
  expect(await include({ 'tsconfig.json': text })).toMatchObject({
    kind: 'manual',
    path: 'tsconfig.json',
    reason: expect.stringContaining(reason),
  })
})
