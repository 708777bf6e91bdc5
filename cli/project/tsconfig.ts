import { join, posix } from 'node:path'
import { ts } from 'ts-morph'
import type { Files } from '../context.js'
import { appendJsonItem } from './json-edit.js'

/** What there is to do so that the compiler checks a file. `path` is relative to the project. */
export type TsconfigEdit =
  | { readonly kind: 'edit'; readonly path: string; readonly text: string }
  | { readonly kind: 'done' }
  | { readonly kind: 'manual'; readonly path: string; readonly reason: string }

/**
 * Adds `file`, at the root of the project, to the tsconfig that checks the other root files: the one that includes
 * the Vite config if there is one, else tsconfig.json. Comments and formatting stay.
 */
export async function includeInTsconfig(files: Files, dir: string, file: string): Promise<TsconfigEdit> {
  const all = await readTsconfigs(files, dir)
  const [root] = all
  if (!root) return { kind: 'done' }
  const broken = all.find((tsconfig) => tsconfig.error)
  if (broken) return manual(broken.path, `it can't be parsed: ${broken.error}`)
  if (all.some(({ include }) => include?.some((pattern) => covers(pattern, file)))) return { kind: 'done' }
  const chosen = all.find(({ include }) => include?.some((pattern) => pattern.includes('vite.config'))) ?? root
  if (!chosen.include) return chosen.hasFiles ? manual(chosen.path, 'it lists its files one by one') : { kind: 'done' }
  if (chosen.hasRootDir) return manual(chosen.path, 'its rootDir leaves the root of the project out')
  const text = appendJsonItem(chosen.text, ['include'], file)
  return text === undefined
    ? manual(chosen.path, "its include isn't a list")
    : { kind: 'edit', path: chosen.path, text }
}

interface Tsconfig {
  readonly path: string
  readonly text: string
  readonly error: string | undefined
  readonly include: readonly string[] | undefined
  readonly hasFiles: boolean
  readonly hasRootDir: boolean
  readonly references: readonly string[]
}

/** tsconfig.json and the projects it refers to. */
async function readTsconfigs(files: Files, dir: string): Promise<readonly Tsconfig[]> {
  const root = await readTsconfig(files, dir, 'tsconfig.json')
  if (!root) return []
  const paths = root.references.map((path) => (path.endsWith('.json') ? path : posix.join(path, 'tsconfig.json')))
  const referred = await Promise.all(paths.map((path) => readTsconfig(files, dir, posix.normalize(path))))
  return [root, ...referred.filter((tsconfig) => tsconfig !== undefined)]
}

async function readTsconfig(files: Files, dir: string, path: string): Promise<Tsconfig | undefined> {
  const text = await files.read(join(dir, path))
  if (text === undefined) return undefined
  const { config, error } = ts.parseConfigFileTextToJson(path, text)
  const json: Record<string, unknown> = typeof config === 'object' && config !== null ? config : {}
  const options = typeof json['compilerOptions'] === 'object' ? json['compilerOptions'] : undefined
  return {
    path,
    text,
    error: error && ts.flattenDiagnosticMessageText(error.messageText, ' '),
    include: Array.isArray(json['include']) ? json['include'].map(String) : undefined,
    hasFiles: Array.isArray(json['files']),
    hasRootDir: options !== null && options !== undefined && 'rootDir' in options,
    references: Array.isArray(json['references'])
      ? json['references'].map(({ path: to }: { path?: string }) => to ?? '')
      : [],
  }
}

function covers(pattern: string, file: string): boolean {
  return [file, '.', '*', '*.ts', '*.config.ts', '**/*', '**/*.ts', '**'].includes(pattern.replace(/^\.\//, '') || '.')
}

function manual(path: string, reason: string): TsconfigEdit {
  return { kind: 'manual', path, reason }
}
