import { randomUUID } from 'node:crypto'
import { isAbsolute, relative } from 'node:path'
import type { Context } from '../context.js'
import { deadline } from '../node/deadline.js'
import { configError } from './config-error.js'
import { configFailure } from './config-failure.js'
import { findConfig } from './find-config.js'
import { importGraph } from './import-graph.js'
import { readModuleGraph } from './module-graph.js'
import { readEnvironment } from './read-environment.js'

/** How to load a config. */
export interface LoadOptions {
  /** Path from the working folder, instead of looking for `modal.config.*`. */
  readonly configFile?: string
  /** Given to a config that is a function, and chooses among the `.env` files. */
  readonly mode: string
  /** How long the config may take, in milliseconds; 10 s unless told. */
  readonly timeoutMs?: number
  /** Told the files to watch: first the config and the `.env` files, then, even when it cannot be parsed, what it imports. */
  readonly onFiles?: (files: readonly string[]) => void
}

/** What of a context loading takes. */
export type LoadContext = Pick<Context, 'cwd' | 'files' | 'env' | 'signal'>

/** A config as it was written: not checked yet. */
export interface LoadedConfig {
  readonly value: unknown
  /** Absolute path of the config. */
  readonly path: string
  readonly text: string
  /** Absolute paths of everything the value depends on, for `--watch`. */
  readonly files: readonly string[]
}

/**
 * Finds the config, runs it and gives its value. All text is read through `context.files`, so that a config that is
 * only planned loads as well. Throws rows of `configError`.
 */
export async function loadConfig(context: LoadContext, options: LoadOptions): Promise<LoadedConfig> {
  const { mode, timeoutMs = 10_000, onFiles = () => {} } = options
  const { path, text } = await findConfig(context, options.configFile)
  const environment = await readEnvironment(context, mode)
  const read = (file: string) => context.files.read(file)
  const file = nameOf(path, context.cwd)
  const seen: string[] = []
  const tell = () => onFiles([...new Set([path, ...seen, ...environment.files])])
  tell()
  try {
    const tag = randomUUID().slice(0, 8)
    const graph = await readModuleGraph(path, { read, tag, onFile: (each) => seen.push(each) }).finally(tell)
    const files = [...graph.files, ...environment.files]
    const onLate = () => configError('config/timeout', { file, seconds: timeoutMs / 1000 })
    const value = await importGraph(graph, (load) => {
      const work = load().then((namespace) => configOf(namespace, file, { mode, env: environment.env }))
      return deadline(work, { ms: timeoutMs, onLate, signal: context.signal })
    })
    return { value, path, text, files }
  } catch (cause) {
    context.signal.throwIfAborted()
    throw await configFailure(cause, { cwd: context.cwd, path, read })
  }
}

/** A path as messages show it: from the working folder, or absolute when it is somewhere else. */
export function nameOf(path: string, cwd: string): string {
  const name = relative(cwd, path)
  return name.startsWith('..') || isAbsolute(name) ? path : name
}

async function configOf(
  namespace: Readonly<Record<string, unknown>>,
  file: string,
  environment: unknown,
): Promise<unknown> {
  if (!('default' in namespace)) throw configError('config/no-default', { file })
  const config = namespace['default']
  const value: unknown = await (typeof config === 'function' ? config(environment) : config)
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value
  throw configError('config/not-an-object', { file, found: kindOf(value) })
}

function kindOf(value: unknown): string {
  if (Array.isArray(value)) return 'a list'
  return value === undefined || value === null ? String(value) : `a ${typeof value}`
}
