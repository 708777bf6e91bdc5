import nodeModule from 'node:module'
import { dirname, extname, join, relative, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { ownRoot, readOwnText } from '../node/own-package.js'
import type { HookData, Hooks } from './hooks.js'

/** The exports of the config. */
export type Namespace = Readonly<Record<string, unknown>>

/**
 * Lets `use` import a module graph as Node would import JavaScript, on every supported version of Node, and takes the
 * hooks away once it has settled. `create-modal-kit/config` is the host's own, or this package's while the host has none.
 */
export async function importGraph<T>(
  graph: ModuleGraph,
  use: (load: () => Promise<Namespace>) => Promise<T>,
): Promise<T> {
  const own = await ownModule('schema/index')
  const data: HookData = {
    modules: { ...graph.modules, [own.url]: { format: 'module', source: own.source } },
    edges: graph.edges,
    fallbacks: { 'create-modal-kit/config': own.url, 'create-modal-kit/networks': urlOf(ownPath('schema/networks')) },
  }
  const hooks = await ownModule('cli/config/hooks')
  const code = `${hooks.source}\nexport const { resolve, load } = createHooks(${JSON.stringify(data)})`
  const { made, stop } = await installHooks(code)
  try {
    // The module is hooks.ts with one more line, which its type does not know.
    return await use(() => (made as typeof import('./hooks.js')).importModule(graph.entry))
  } finally {
    stop()
  }
}

/**
 * Installs loader hooks on every supported version of Node: the exports `resolve` and `load` of this code, which must
 * import nothing, because it runs as a `data:` module, in a thread of its own on Node 20. `stop` takes them away.
 */
export async function installHooks(code: string): Promise<{ readonly made: unknown; stop(): void }> {
  const url = `data:text/javascript,${encodeURIComponent(code)}`
  const made = (await import(/* @vite-ignore */ url)) as Partial<Hooks>
  return { made, stop: install(url, made) }
}

function install(url: string, hooks: Partial<Hooks>): () => void {
  // Types of Node 20, where registerHooks is not there yet; from 22.15 on it can be taken away again.
  const { registerHooks } = nodeModule as { registerHooks?: (hooks: Partial<Hooks>) => { deregister(): void } }
  if (registerHooks) {
    const { resolve, load } = hooks
    const registered = registerHooks({ ...(resolve && { resolve }), ...(load && { load }) })
    return () => registered.deregister()
  }
  nodeModule.register(url)
  return () => {}
}

/** A file of this package as JavaScript, whether it runs from the sources or from `dist`. */
export async function ownModule(name: string): Promise<{ readonly url: string; readonly source: string }> {
  const path = ownPath(name)
  const text = readOwnText(relative(ownRoot(), path))
  return { url: urlOf(path), source: path.endsWith('.ts') ? await stripTypes(path, text) : text }
}

function ownPath(name: string): string {
  const here = fileURLToPath(import.meta.url)
  return join(dirname(here), '../..', `${name}${extname(here)}`)
}

function urlOf(path: string): string {
  return pathToFileURL(path).href
}

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

/** JavaScript of a TypeScript or JSX file, with every statement on the line it was on. Throws a `SyntaxError`. */
export async function stripTypes(path: string, text: string): Promise<string> {
  // Loaded here because a config that is plain JavaScript does not need it.
  const { transform } = await import('sucrase')
  const hasJsx = /^\.[jt]sx$/.test(extname(path))
  return transform(text, {
    transforms: hasJsx ? ['typescript', 'jsx'] : ['typescript'],
    jsxRuntime: 'automatic',
    production: true,
    disableESTransforms: true,
    filePath: path,
  }).code
}
