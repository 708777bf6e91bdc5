import { join } from 'node:path'
import { parseEnv } from 'node:util'
import type { Context } from '../context.js'

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
