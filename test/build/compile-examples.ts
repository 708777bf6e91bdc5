import { join } from 'node:path'
import ts from 'typescript'
import { repository } from '../setup/scratch.js'
import { exportsOf } from './subpaths.js'

/** Texts of TypeScript by their absolute paths. Nothing is written there. */
export type Texts = ReadonlyMap<string, string>

/**
 * What the compiler says of some files, by their paths, over the sources of the kit. `around` is what they import beside
 * the kit and is not looked at for itself. All are one program, so that viem and React are read once.
 */
export function compileExamples(files: Texts, around: Texts): ReadonlyMap<string, readonly string[]> {
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    target: ts.ScriptTarget.ES2023,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    moduleDetection: ts.ModuleDetectionKind.Force,
    jsx: ts.JsxEmit.ReactJSX,
    types: ['node'],
    typeRoots: [join(repository, 'node_modules/@types')],
    paths: kitPaths(),
  }
  const own = new Map([...files, ...around])
  const host = ts.createCompilerHost(options)
  const program = ts.createProgram([...files.keys()], options, {
    ...host,
    fileExists: (path) => own.has(path) || host.fileExists(path),
    directoryExists: () => true,
    readFile: (path) => own.get(path) ?? host.readFile(path),
    getSourceFile: (path, language) => {
      const text = own.get(path)
      return text === undefined ? host.getSourceFile(path, language) : ts.createSourceFile(path, text, language)
    },
  })
  const problems = (path: string) => {
    const file = program.getSourceFile(path)
    return [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)].map(({ messageText }) =>
      ts.flattenDiagnosticMessageText(messageText, ' '),
    )
  }
  return new Map([...files.keys()].map((path) => [path, problems(path)]))
}

/** Every subpath of the kit that has types leads to its source; the compiler knows `*` as package.json does. */
function kitPaths(): Record<string, string[]> {
  const rows = Object.entries(exportsOf(repository)).flatMap(([subpath, target]) => {
    if (typeof target === 'string') return []
    const path = join(repository, target.types.replace('./dist/', '').replace('.d.ts', ''))
    return [[`create-modal-kit${subpath.slice(1)}`, [`${path}.ts`, `${path}.tsx`]]]
  })
  return Object.fromEntries(rows)
}
