import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { generatedNames } from '../../cli/generate/artifacts.js'
import { run } from '../../cli/main.js'
import { type FakeWorld, fakeContext } from './fake-context.js'

/** A fresh `create-vite` React app in TypeScript. */
export const viteApp = readApp('template-react-ts')

/** The text files of a template of create-vite, as it writes them. */
export function readApp(template: string): Record<string, string> {
  const folder = join(dirname(createRequire(import.meta.url).resolve('create-vite/package.json')), template)
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(tsx?|jsx?|json|css|html)$|_gitignore/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
  return Object.fromEntries(
    names.map((name) => [name.replace('_gitignore', '.gitignore'), readFileSync(join(folder, name), 'utf8')]),
  )
}

/** Runs `init` in a fake world and tells what it changed and said. */
export async function init(world: FakeWorld, ...flags: readonly string[]) {
  const context = fakeContext(world)
  const before = context.files.snapshot()
  const code = await run(['init', ...flags], context)
  const after = context.files.snapshot()
  const changed = Object.keys(after).filter((path) => after[path] !== before[path])
  const warned = context.printed.warn.join('\n')
  return { context, code, before, after, changed, warned, noted: context.printed.note.join('\n') }
}

/** The kit's files in a project with `src`, whose networks have marks. */
export const generated = [...generatedNames, 'late.ts', 'marks.ts', 'index.tsx']
  .map((name) => `src/modal-kit/${name}`)
  .sort()
