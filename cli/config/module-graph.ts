import { dirname, extname, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { stripTypes } from './strip-types.js'

/** A config with everything it imports by relative path, ready to be given to Node. */
export interface ModuleGraph {
  /** URL of the config. */
  readonly entry: string
  /** Code by URL. A file that is not here (CommonJS) is left to Node. */
  readonly modules: Readonly<Record<string, { readonly format: 'module' | 'json'; readonly source: string }>>
  /** What the relative specifiers of a module stand for, by URL of the module. */
  readonly edges: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** Absolute paths, the config first. */
  readonly files: readonly string[]
}

const extensions = ['.ts', '.tsx', '.mts', '.js', '.mjs', '.jsx', '.json']
const sourceOf: Readonly<Record<string, readonly string[]>> = {
  '.js': ['.ts', '.tsx'],
  '.mjs': ['.mts'],
  '.jsx': ['.tsx'],
}

/** How to read a module graph. */
export interface GraphOptions {
  readonly read: (path: string) => Promise<string | undefined>
  /** Becomes part of every URL, so that Node takes a second load of a changed file for a new module. */
  readonly tag: string
  /** Told of every file before it is parsed, and of every place where an import that is missing could appear. */
  readonly onFile: (path: string) => void
}

/**
 * Reads a config and what it imports by relative path, and strips the types. Throws the `SyntaxError` of a file that
 * cannot be parsed.
 */
export async function readModuleGraph(entry: string, { read, tag, onFile }: GraphOptions): Promise<ModuleGraph> {
  const modules: Record<string, { format: 'module' | 'json'; source: string }> = {}
  const edges: Record<string, Record<string, string>> = {}
  const files: string[] = []
  const urlOf = (path: string) => `${pathToFileURL(path).href}?modal-kit=${tag}`

  async function visit(path: string, text: string): Promise<void> {
    files.push(path)
    onFile(path)
    const url = urlOf(path)
    const kind = kindOf(path, text)
    if (kind === 'commonjs') return
    const source = kind === 'types' ? await stripTypes(path, text) : text
    modules[url] = { format: kind === 'json' ? 'json' : 'module', source }
    const own: Record<string, string> = {}
    edges[url] = own
    for (const specifier of kind === 'json' ? [] : relativeSpecifiers(source)) {
      const candidates = candidatesOf(resolve(dirname(path), specifier))
      const found = await firstOf(candidates, read)
      if (!found) candidates.forEach(onFile)
      if (!found) continue
      own[specifier] = urlOf(found.path)
      if (!files.includes(found.path)) await visit(found.path, found.text)
    }
  }

  await visit(entry, (await read(entry)) ?? '')
  return { entry: urlOf(entry), modules, edges, files }
}

/** May find too many, in a comment for example: what is read and never imported does no harm. */
function relativeSpecifiers(source: string): readonly string[] {
  const found = source.matchAll(/\b(?:from|import)\s*\(?\s*(["'])(\.{1,2}\/[^"'\n]*)\1/g)
  return [...new Set([...found].map(([, , specifier = '']) => specifier))]
}

/** Where the module of a path may be: with another extension, with one added, or in a folder. */
function candidatesOf(path: string): readonly string[] {
  const extension = extname(path)
  const swapped = (sourceOf[extension] ?? []).map((other) => path.slice(0, -extension.length) + other)
  if (extensions.includes(extension)) return [path, ...swapped]
  return [...extensions.map((other) => path + other), ...extensions.map((other) => resolve(path, `index${other}`))]
}

async function firstOf(candidates: readonly string[], read: GraphOptions['read']) {
  for (const path of candidates) {
    const text = await read(path)
    if (text !== undefined) return { path, text }
  }
  return undefined
}

function kindOf(path: string, text: string): 'types' | 'module' | 'json' | 'commonjs' {
  const extension = extname(path)
  if (extension === '.json') return 'json'
  if (['.ts', '.tsx', '.mts', '.jsx'].includes(extension)) return 'types'
  return extension === '.mjs' || /^\s*(?:import|export)\b/m.test(text) ? 'module' : 'commonjs'
}
