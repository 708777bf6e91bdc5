import { randomUUID } from 'node:crypto'
import { isAbsolute, join, relative } from 'node:path'
import { parseEnv } from 'node:util'
import type { Context } from '../context.js'
import { deadline } from '../node/deadline.js'
import { configError, configFailure } from './config-error.js'
import { importGraph, readModuleGraph } from './import-graph.js'

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

/** Names a config may have, the first one found wins. */
export const configNames = ['modal.config.ts', 'modal.config.mts', 'modal.config.js', 'modal.config.mjs'] as const

/**
 * The absolute path and text of the config: `configFile` (from the working folder), or the first of `configNames`.
 * Throws `config/no-such-file` or `config/not-found`.
 */
export async function findConfig(
  { cwd, files }: Pick<Context, 'cwd' | 'files'>,
  configFile?: string,
): Promise<{ readonly path: string; readonly text: string }> {
  for (const name of configFile === undefined ? configNames : [configFile]) {
    const path = isAbsolute(name) ? name : join(cwd, name)
    const text = await files.read(path)
    if (text !== undefined) return { path, text }
  }
  if (configFile !== undefined) throw configError('config/no-such-file', { file: configFile })
  throw configError('config/not-found', { folder: cwd })
}

/** What a config written as a function gets as `env`, and the files it came from. */
export interface Environment {
  readonly env: Readonly<Record<string, string | undefined>>
  /** Absolute paths of every file that was looked for, there or not: one that appears changes the result. */
  readonly files: readonly string[]
}

/** Reads `.env`, `.env.local`, `.env.[mode]` and `.env.[mode].local`, later ones first; the process's own environment wins. */
export async function readEnvironment(
  context: Pick<Context, 'cwd' | 'files' | 'env'>,
  mode: string,
): Promise<Environment> {
  const ofMode = /^[\w-]+$/.test(mode) ? [`.env.${mode}`, `.env.${mode}.local`] : []
  const files = ['.env', '.env.local', ...ofMode].map((name) => join(context.cwd, name))
  const texts = await Promise.all(files.map((path) => context.files.read(path)))
  const parsed = texts.map((text) => (text === undefined ? {} : parseEnv(text)))
  return { env: Object.assign({}, ...parsed, context.env), files }
}

/**
 * The mode to work in. `MODAL_KIT_MODE` is for one run, and wins over what a script or a plugin says: a production build
 * that is to be tried on this machine is `MODAL_KIT_MODE=development npm run build`. It is told, so that no build for
 * others has it unseen.
 */
export function modeOf({ env, log }: Pick<Context, 'env' | 'log'>, wanted: string): string {
  const own = env['MODAL_KIT_MODE']
  if (own && own !== wanted) log.note(`The mode is ${own}, by MODAL_KIT_MODE, in place of ${wanted}.`)
  return own || wanted
}
