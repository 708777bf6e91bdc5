import { existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { buildShell } from './one-shell.js'

let root = ''
beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'one-shell-')))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

function put(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}
const read = (path: string) => readFileSync(join(root, 'dist', path), 'utf8')

/** A page, the modal behind it, a view behind that, and a command that reads some texts. */
function putKit(): void {
  const entry = (path: string) => ({ default: `./dist/runtime/${path}.js` })
  const exports = { '.': entry('index'), './modal': entry('modal'), './views/help': entry('help.view') }
  put('package.json', JSON.stringify({ exports }))
  put('dist/runtime/index.js', "export { cell } from './cell.js';\n")
  put('dist/runtime/cell.js', 'export const cell = 1;\n')
  put('dist/runtime/modal.js', "export { Modal } from './ui/modal.js';\n")
  const modal = `import { cell } from '../cell.js'
import { Button } from './button.js'
import { texts } from './texts.js'
export const Modal = () => [cell, Button, texts, import('./later.js')]
`
  put('dist/runtime/ui/modal.js', `// why\n'use client';\n${modal}`)
  put('dist/runtime/ui/button.js', "import { useId } from 'react'\nexport const Button = () => useId();\n")
  put('dist/runtime/ui/texts.js', "import { fill } from './fill.js'\nexport const texts = fill('Connect');\n")
  put('dist/runtime/ui/fill.js', 'export const fill = (text) => text;\n')
  put('dist/runtime/ui/later.js', "import { Button } from './button.js'\nexport const later = Button;\n")
  put('dist/runtime/help.view.js', "'use client';\nimport { Button } from './ui/button.js'\nexport default Button;\n")
  put('dist/cli/words.js', "export const read = () => import('../runtime/ui/texts.js');\n")
}

test('behavior: what only the modal needs is one module, and the rest stays where it was', async () => {
  putKit()
  expect(await buildShell(root)).toBe(2)
  expect(read('runtime/shell.js')).toMatch(/^'use client';\n/)
  expect(read('runtime/modal.js')).toBe("export { Modal } from './shell.js';\n")
  expect(read('runtime/help.view.js')).toContain("import { Button } from './shell.js'")
  expect(read('runtime/ui/later.js')).toContain("import { Button } from '../shell.js'")
  expect(existsSync(join(root, 'dist/runtime/ui/button.js'))).toBe(false)
})

test('behavior: neither the page nor the command line tool reaches it, and what they share is one as well', async () => {
  putKit()
  await buildShell(root)
  expect(read('runtime/index.js')).toBe("export { cell } from './cell.js';\n")
  expect(read('runtime/shell.js')).toContain("from './cell.js'")
  expect(read('runtime/shell.js')).toContain("from './shared.js'")
  expect(read('runtime/ui/texts.js')).toBe("export { texts } from '../shared.js';\n")
  expect(read('cli/words.js')).toContain("import('../runtime/ui/texts.js')")
})

test('behavior: an entry that shares a module with the modal brings no words of it into the page', async () => {
  putKit()
  const { exports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { exports: object }
  const viem = { default: './dist/runtime/viem.js' }
  put('package.json', JSON.stringify({ exports: { ...exports, './viem': viem } }))
  put('dist/runtime/viem.js', "export { fill } from './ui/fill.js';\n")
  await buildShell(root)
  expect(read('runtime/viem.js')).toBe("export { fill } from './ui/fill.js';\n")
  expect(read('runtime/ui/fill.js')).not.toContain('Connect')
  expect(read('runtime/ui/texts.js')).toContain("fill('Connect')")
})

test('behavior: a client file stays one', async () => {
  putKit()
  await buildShell(root)
  expect(read('runtime/help.view.js')).toMatch(/^'use client';\n/)
  expect(read('runtime/cell.js')).not.toContain('use client')
})
