import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const page = readFileSync(join(root, 'docs/connectors.md'), 'utf8')
const examples = [...page.matchAll(/```tsx? (\S+)\n([\s\S]*?)```/g)].map(([, name = '', text = ''], index) => {
  return {
    name,
    text,
    path: join(root, `test/unit/docs/modal-kit/example-${index}.${name.endsWith('x') ? 'tsx' : 'ts'}`),
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
  expect(problemsIn(new Map(examples.map(({ path, text }) => [path, text])))).toEqual([])
}, 60_000)

test('error: an example that is wrong is found', () => {
  const [first] = examples
  if (!first) throw new Error('The page has examples.')
  const wrong = first.text.replace("id: 'desk'", 'id: 7')
  expect(problemsIn(new Map([[first.path, wrong]]))).toEqual([expect.stringMatching(/not assignable to type 'string'/)])
}, 60_000)

/** Compiles the files over the sources of the kit, in a folder that is only here, beside what they import. */
function problemsIn(files: ReadonlyMap<string, string>): readonly string[] {
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    target: ts.ScriptTarget.ES2023,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    jsx: ts.JsxEmit.ReactJSX,
    types: [],
    paths: {
      'create-modal-kit': [join(root, 'runtime/index.ts')],
      'create-modal-kit/config': [join(root, 'schema/index.ts')],
      'create-modal-kit/react': [join(root, 'runtime/react.ts')],
      'create-modal-kit/connectors/custom': [join(root, 'runtime/connectors/custom/custom.ts')],
      'create-modal-kit/connectors/safe': [join(root, 'runtime/connectors/safe/safe.ts')],
    },
  }
  const more = Object.entries(around).map(([name, text]) => [join(root, 'test/unit/docs', name), text] as const)
  const own = new Map([...files, ...more])
  const host = ts.createCompilerHost(options)
  const program = ts.createProgram([...files.keys()], options, {
    ...host,
    fileExists: (path) => own.has(path) || existsSync(path),
    directoryExists: () => true,
    readFile: (path) => own.get(path) ?? host.readFile(path),
    getSourceFile: (path, language) => {
      const text = own.get(path)
      return text === undefined ? host.getSourceFile(path, language) : ts.createSourceFile(path, text, language)
    },
  })
  return [...files.keys()]
    .flatMap((path) => program.getSemanticDiagnostics(program.getSourceFile(path)))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '))
}
