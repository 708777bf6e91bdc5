import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { exampleFolder, problemsIn } from './compile-examples.js'

const root = fileURLToPath(new URL('../..', import.meta.url))
const page = readFileSync(join(root, 'docs/connectors.md'), 'utf8')
const examples = [...page.matchAll(/```tsx? (\S+)\n([\s\S]*?)```/g)].map(([, name = '', text = ''], index) => {
  return {
    name,
    text,
    path: join(exampleFolder, `modal-kit/example-${index}.${name.endsWith('x') ? 'tsx' : 'ts'}`),
  }
})

/** What the examples take from the reader's own app, and from `generate`. */
const around = {
  'desk-wallet.ts': `export declare function createDeskProvider(): Promise<{
    request(call: { readonly method: string; readonly params?: unknown }): Promise<unknown>
  }>`,
  'modal-kit/generated.ts': `import type { Wiring } from 'create-modal-kit'
    export declare const wiring: Wiring`,
}

test('behavior: every example of docs/connectors.md type-checks as it stands', () => {
  expect(examples.map(({ name }) => name)).toEqual([
    'src/modal-kit/index.tsx',
    'modal.config.ts',
    'src/modal-kit/index.tsx',
    'modal.config.ts',
  ])
  expect(problemsIn(new Map(examples.map(({ path, text }) => [path, text])), around)).toEqual([])
}, 60_000)

test('error: an example that is wrong is found', () => {
  const [first] = examples
  if (!first) throw new Error('The page has examples.')
  const wrong = first.text.replace("id: 'desk'", 'id: 7')
  expect(problemsIn(new Map([[first.path, wrong]]), around)).toEqual([
    expect.stringMatching(/not assignable to type 'string'/),
  ])
}, 60_000)
