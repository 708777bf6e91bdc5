import { dirname, join } from 'node:path'
import ts from 'typescript'
import { repository } from '../setup/scratch.js'
import type { Fault } from './fault.js'

/**
 * Complaints about style rather than about types: with them, every branch that a fault cuts off would count as not
 * compiling.
 */
const lenient: ts.CompilerOptions = {
  noEmit: true,
  allowUnreachableCode: true,
  noUnusedLocals: false,
  noUnusedParameters: false,
  composite: false,
  incremental: false,
}

/** Tells whether a file still compiles with a fault in it: one that does not could never have been committed. */
export function faultCompiler(): (fault: Fault) => boolean {
  const services = new Map<string, ts.LanguageService>()
  let present: { readonly path: string; readonly text: string; readonly version: number } | undefined
  let version = 0

  function serviceFor(path: string): ts.LanguageService {
    const config = ts.findConfigFile(dirname(path), ts.sys.fileExists) ?? join(repository, 'test/tsconfig.json')
    const known = services.get(config)
    if (known) return known
    const { options } = ts.parseJsonConfigFileContent(
      ts.readConfigFile(config, ts.sys.readFile).config,
      ts.sys,
      dirname(config),
      lenient,
    )
    const made = ts.createLanguageService({
      getCompilationSettings: () => ({ ...options, ...lenient }),
      getScriptFileNames: () => (present ? [present.path] : []),
      getScriptVersion: (file) => (file === present?.path ? String(present.version) : '0'),
      getScriptSnapshot(file) {
        const text = file === present?.path ? present.text : ts.sys.readFile(file)
        return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text)
      },
      getCurrentDirectory: () => repository,
      getDefaultLibFileName: ts.getDefaultLibFilePath,
      fileExists: ts.sys.fileExists,
      readFile: ts.sys.readFile,
      readDirectory: ts.sys.readDirectory,
    })
    services.set(config, made)
    return made
  }

  return ({ file, text }) => {
    const path = join(repository, file)
    version += 1
    present = { path, text, version }
    const service = serviceFor(path)
    return service.getSyntacticDiagnostics(path).length === 0 && service.getSemanticDiagnostics(path).length === 0
  }
}
