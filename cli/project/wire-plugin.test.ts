import { ts } from 'ts-morph'
import { describe, expect, test } from 'vitest'
import { unwireModule } from './unwire-module.js'
import { wireNextPlugin, wireVitePlugin } from './wire-plugin.js'

const react = `import react from '@vitejs/plugin-react'\nimport { defineConfig } from 'vite'\n\n`
const isKit = (specifier: string) => specifier.startsWith('create-modal-kit')

/** What is there to begin with, what stands in its place then. */
const vites: readonly (readonly [string, string, string])[] = [
  ['a list', `export default defineConfig({\n  plugins: [react()],\n})\n`, 'plugins: [react(), modalKit()],'],
  ['an empty list', `export default defineConfig({ plugins: [] })\n`, 'plugins: [modalKit()] }'],
  [
    'a list with a line each',
    `export default defineConfig({\n  plugins: [\n    react(),\n    other({ a: [1] }),\n  ],\n})\n`,
    '    other({ a: [1] }),\n    modalKit(),\n  ],',
  ],
  ['no plugins', `export default defineConfig({\n  base: '/x',\n})\n`, `  base: '/x',\n  plugins: [modalKit()],\n})`],
  ['nothing', `export default defineConfig({})\n`, 'defineConfig({ plugins: [modalKit()] })'],
  ['a plain object', `export default { plugins: [react()] } satisfies UserConfig\n`, '[react(), modalKit()] }'],
  [
    'a function',
    `export default defineConfig(({ mode }) => ({ plugins: [react()], define: { plugins: [mode] } }))\n`,
    'plugins: [react(), modalKit()], define: { plugins: [mode] }',
  ],
  [
    'a function with a body',
    `export default defineConfig(async () => {\n  return { worker: { plugins: [] }, plugins: [react()] }\n})\n`,
    'worker: { plugins: [] }, plugins: [react(), modalKit()]',
  ],
]

const nexts: readonly (readonly [string, string, string])[] = [
  ['a name', `const nextConfig = {}\n\nexport default nextConfig\n`, 'export default withModalKit(nextConfig)\n'],
  [
    'an object',
    `export default { reactStrictMode: true };\n`,
    'export default withModalKit({ reactStrictMode: true });',
  ],
  ['another plugin', `export default withMdx({ a: 1 })\n`, 'export default withModalKit(withMdx({ a: 1 }))'],
]

const rows = [
  ...vites.map(([what, body, put]) => ['vite', what, react + body, put, wireVitePlugin] as const),
  ...nexts.map(([what, body, put]) => ['next', what, body, put, wireNextPlugin] as const),
]

describe.each(rows)('%s: %s', (tool, _, before, put, wire) => {
  const path = `${tool}.config.ts`
  const wired = () => {
    const found = wire(path, before)
    return found.kind === 'edit' ? found.text : expect.fail(JSON.stringify(found))
  }

  test('behavior: the plugin goes in, once, and the module parses', () => {
    expect(wired()).toContain(put)
    expect(wired()).toMatch(/^import \{ \w+ \} from 'create-modal-kit\/(vite|next)';?$/m)
    expect(ts.transpileModule(wired(), { reportDiagnostics: true }).diagnostics).toEqual([])
    expect(wire(path, wired())).toEqual({ kind: 'done' })
  })

  test('behavior: what takes the kit out puts every byte back', () => {
    const { text, left } = unwireModule(path, wired(), isKit)
    expect(left).toEqual([])
    // A list that was empty before goes as well.
    expect(text).toBe(before.replace('({ plugins: [] })', '({})'))
  })
})

test.each([
  [wireVitePlugin, `export default makeConfig()\n`, "isn't written as an object"],
  [wireVitePlugin, `export default defineConfig({ plugins })\n`, "aren't a list"],
  [wireVitePlugin, `export default defineConfig(a ? defineConfig({}) : defineConfig({}))\n`, 'more than one'],
  [wireVitePlugin, `const modalKit = 1\nexport default {}\n`, 'called modalKit'],
  [wireNextPlugin, `module.exports = {}\n`, 'CommonJS'],
  [wireNextPlugin, `export const x = 1\n`, 'no default export'],
])('error: %o leaves %j alone', (wire, text, reason) => {
  expect(wire('x.config.ts', text)).toEqual({ kind: 'manual', reason: expect.stringContaining(reason) })
})

test.each([
  `import { modalKit } from 'create-modal-kit/vite'\nexport default { plugins: [modalKit({ dir: 'a' })] }\n`,
  `import { modalKit } from 'create-modal-kit/vite'\nconst kit = modalKit()\nexport default { plugins: [kit] }\n`,
  `import { withModalKit } from 'create-modal-kit/next'\nexport default withModalKit({}, { dir: 'a' })\n`,
])('error: a use of its own stays, and is named: %j', (text) => {
  const { text: after, left } = unwireModule('x.config.ts', text, isKit)
  expect(after).toBe(text)
  expect(left).not.toEqual([])
})
