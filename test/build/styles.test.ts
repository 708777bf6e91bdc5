import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { buildStyles } from './styles.js'

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'styles-'))
  put('runtime/ui/css/base.css', '/* why */\n[data-mk] {\n  color: light-dark(#fff, #000);\n}\n')
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

function put(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

test('behavior: stylesheets of modal and features land flat in dist/css, without comments, otherwise untouched', async () => {
  put('runtime/features/swaps/swap.css', '[data-mk] .mk-swap { inset: 0 }\n')
  expect(await buildStyles(root)).toEqual(['base.css', 'swap.css'])
  expect(readFileSync(join(root, 'dist/css/base.css'), 'utf8')).toBe('[data-mk]{color:light-dark(#fff,#000)}\n')
})

test('error: two stylesheets of one name', async () => {
  put('runtime/features/swaps/base.css', '')
  await expect(buildStyles(root)).rejects.toThrowErrorMatchingInlineSnapshot(
    `[Error: build: two stylesheets are called base.css]`,
  )
})
