import { expect, test } from 'vitest'
import { readModuleGraph } from './import-graph.js'

const graphOf = (files: Record<string, string>, seen: string[] = [], entry = '/app/modal.config.ts') =>
  readModuleGraph(entry, { read: async (path) => files[path], tag: 'tag', onFile: (path) => seen.push(path) })

const edgesOf = async (files: Record<string, string>) =>
  Object.values((await graphOf(files)).edges['file:///app/modal.config.ts?modal-kit=tag'] ?? {}).map((url) =>
    url.replace('file:///app/', '').replace('?modal-kit=tag', ''),
  )

test('behavior: types are stripped and every statement stays on its line', async () => {
  const { modules, entry } = await graphOf({
    '/app/modal.config.ts': 'interface A {\n  b: string\n}\nexport default 1 as number',
  })
  expect(entry).toBe('file:///app/modal.config.ts?modal-kit=tag')
  expect(modules[entry]?.source.split('\n')[3]).toBe('export default 1 ')
})

test.each([
  [`import a from './a'`, 'a.ts'],
  [`import a from "./a"`, 'a.tsx'],
  [`import a from './a'`, 'a.js'],
  [`import a from './a'`, 'a/index.ts'],
  [`import a from './a.js'`, 'a.ts'],
  [`import a from './a.mjs'`, 'a.mts'],
  [`import a from './a.ts'`, 'a.ts'],
  [`import a from './a.data'`, 'a.data.ts'],
  [`export * from './a'`, 'a.ts'],
  [`import './a'`, 'a.ts'],
  [`const a = await import('./a')`, 'a.ts'],
  [`import a from './a.json' with { type: 'json' }`, 'a.json'],
])('param: %s finds %s', async (line, name) => {
  const files = {
    '/app/modal.config.ts': `${line}\nexport default { a: typeof a }`,
    [`/app/${name}`]: name.endsWith('json') ? '{}' : 'export default 1',
  }
  expect(await edgesOf(files)).toEqual([name])
})

test('behavior: files that import each other are read once', async () => {
  const { files } = await graphOf({
    '/app/modal.config.ts': `import { b } from './b'\nexport const a = 1\nexport default b`,
    '/app/b.ts': `import { a } from './modal.config'\nexport const b = () => a`,
  })
  expect(files).toEqual(['/app/modal.config.ts', '/app/b.ts'])
})

test('behavior: packages and types are not followed, CommonJS is left to Node', async () => {
  const graph = await graphOf({
    '/app/modal.config.ts': `import type { T } from './t'\nimport v from 'viem'\nimport c from './c.js'\nexport default [v, c] as T[]`,
    '/app/t.ts': '',
    '/app/c.js': 'module.exports = 1',
  })
  expect(graph.files).toEqual(['/app/modal.config.ts', '/app/c.js'])
  expect(Object.keys(graph.modules)).toHaveLength(1)
})

test('error: a file that cannot be parsed', async () => {
  await expect(graphOf({ '/app/modal.config.ts': 'export default {' })).rejects.toThrow(SyntaxError)
})

test('behavior: files are told before they are parsed, and where a missing one could appear', async () => {
  const seen: string[] = []
  const files = {
    '/app/modal.config.ts': `import './a.js'\nimport './b'\nexport default {}`,
    '/app/b.ts': 'export const {',
  }
  await graphOf(files, seen).catch(() => {})
  expect(seen).toEqual(['/app/modal.config.ts', '/app/a.js', '/app/a.ts', '/app/a.tsx', '/app/b.ts'])
})
