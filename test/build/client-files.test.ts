import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findLostDirectives } from './client-files.js'

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'client-files-'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

function put(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

test('behavior: a view that says so in source and build is fine, with a comment before it too', () => {
  put('runtime/features/swaps/form.view.tsx', "// why\n'use client'\nexport default 1\n")
  put('dist/runtime/features/swaps/form.view.js', "// why\n'use client';\nexport default 1;\n")
  put('runtime/core/cell.ts', 'export const x = 1\n')
  put('runtime/ui/icon.tsx', 'export const x = 1\n')
  expect(findLostDirectives(root)).toEqual([])
})

test('error: a view without the directive, and a build that lost it, are named', () => {
  put('runtime/features/swaps/form.view.tsx', 'export default 1\n')
  put('runtime/react/button.tsx', '"use client"\nexport const x = 1\n')
  put('dist/runtime/react/button.js', 'export const x = 1;\n')
  expect([...findLostDirectives(root)].sort()).toEqual([
    'dist/runtime/react/button.js',
    'runtime/features/swaps/form.view.tsx',
  ])
})
