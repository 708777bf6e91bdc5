import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { missingPackages, packageNotFound } from './load-backend.js'
import { stackPackages } from './packages.data.js'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'modal-kit-missing-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function put(name: string, manifest: object, ...files: readonly string[]): void {
  const dir = join(folder, 'node_modules', name)
  for (const [path, text] of [
    ['package.json', JSON.stringify(manifest)],
    ...files.map((file) => [file, '']),
  ] as const) {
    mkdirSync(dirname(join(dir, path)), { recursive: true })
    writeFileSync(join(dir, path), text)
  }
}

test('behavior: packages of every form are found, and only what is not there is missing', () => {
  put('plain', { name: 'plain', main: 'index.js' }, 'index.js')
  put('data-only', { name: 'data-only' }, 'build/Factory.json')
  put('@scope/import-only', { name: '@scope/import-only', exports: { import: './index.mjs' } }, 'index.mjs')
  put('hidden', { name: 'hidden', exports: { './sub': './sub.js' } }, 'sub.js')
  const from = join(folder, 'node_modules/create-modal-kit/dist/cli/stack/start-stack.js')
  const names = ['plain', 'data-only', '@scope/import-only', 'hidden', 'not-there', '@scope/not-there']
  expect(missingPackages(names, from)).toEqual(['not-there', '@scope/not-there'])
  expect(missingPackages(names, pathToFileURL(from).href)).toEqual(['not-there', '@scope/not-there'])
})

test('behavior: in this repository nothing of the stack is missing', () => {
  const names = Object.values(stackPackages).flatMap((part) => Object.keys(part))
  expect(missingPackages(names, import.meta.url)).toEqual([])
})

test('behavior: an import that failed names its package', async () => {
  writeFileSync(join(folder, 'a.mjs'), "import 'not-there/deep.js'")
  writeFileSync(join(folder, 'b.mjs'), "import '@scope/not-there'")
  writeFileSync(join(folder, 'c.mjs'), "import './gone.mjs'")
  const failure = (name: string) =>
    import(/* @vite-ignore */ pathToFileURL(join(folder, name)).href).then(
      () => undefined,
      (cause: unknown) => packageNotFound(cause),
    )
  expect([await failure('a.mjs'), await failure('b.mjs'), await failure('c.mjs')]).toEqual([
    'not-there',
    '@scope/not-there',
    undefined,
  ])
})

test('behavior: so does a require, and other errors name none', () => {
  const required = (id: string): unknown => {
    try {
      return createRequire(join(folder, 'x.cjs'))(id)
    } catch (cause) {
      return packageNotFound(cause)
    }
  }
  expect(required('not-there/x')).toBe('not-there')
  expect(required('./gone.js')).toBe(undefined)
  expect([packageNotFound(new Error("Cannot find package 'x'")), packageNotFound('x')]).toEqual([undefined, undefined])
})
