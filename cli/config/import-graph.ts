import nodeModule from 'node:module'
import { dirname, extname, join, relative } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { ownRoot, readOwnText } from '../node/own-package.js'
import type { HookData, Hooks } from './hooks.js'
import type { ModuleGraph } from './module-graph.js'
import { stripTypes } from './strip-types.js'

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
  const url = `data:text/javascript,${encodeURIComponent(code)}`
  // The module behind the URL is hooks.ts with one more line, which its type does not know.
  const made = (await import(/* @vite-ignore */ url)) as typeof import('./hooks.js') & Hooks
  const stop = install(url, made)
  try {
    return await use(() => made.importModule(graph.entry))
  } finally {
    stop()
  }
}

function install(url: string, hooks: Hooks): () => void {
  // Types of Node 20, where registerHooks is not there yet; from 22.15 on it can be taken away again.
  const { registerHooks } = nodeModule as { registerHooks?: (hooks: Hooks) => { deregister(): void } }
  if (registerHooks) {
    const registered = registerHooks({ resolve: hooks.resolve, load: hooks.load })
    return () => registered.deregister()
  }
  nodeModule.register(url)
  return () => {}
}

/** A file of this package as JavaScript, whether it runs from the sources or from `dist`. */
async function ownModule(name: string): Promise<{ readonly url: string; readonly source: string }> {
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
