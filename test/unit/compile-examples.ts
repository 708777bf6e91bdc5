import { existsSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { repository } from '../setup/scratch.js'

/** Files of an example by their paths. */
export type ExampleFiles = ReadonlyMap<string, string>

/** The folder in which examples stand, as far as their imports go. Nothing is written there. */
export const exampleFolder = join(repository, 'test/unit/docs')

/** What the compiler says of some files, over the sources of the kit; `around` is what they import beside it, by name. */
export function problemsIn(files: ExampleFiles, around: Readonly<Record<string, string>>): readonly string[] {
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
      'create-modal-kit': [join(repository, 'runtime/index.ts')],
      'create-modal-kit/viem': [join(repository, 'runtime/viem.ts')],
      'create-modal-kit/config': [join(repository, 'schema/index.ts')],
      'create-modal-kit/react': [join(repository, 'runtime/react.ts')],
      'create-modal-kit/connectors/custom': [join(repository, 'runtime/connectors/custom/custom.ts')],
      'create-modal-kit/connectors/safe': [join(repository, 'runtime/connectors/safe/safe.ts')],
      'create-modal-kit/features/activity': [join(repository, 'runtime/features/activity/feature.ts')],
    },
  }
  const more = Object.entries(around).map(([name, text]) => [join(exampleFolder, name), text] as const)
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
