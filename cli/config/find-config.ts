import { isAbsolute, join } from 'node:path'
import type { Context } from '../context.js'
import { configError } from './config-error.js'

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
