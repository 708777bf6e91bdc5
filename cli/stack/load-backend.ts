import { createRequire } from 'node:module'
import { stackError } from './errors.js'

/** The development entry of the backend. */
export type BackendEntry = typeof import('../../templates/backend/src/dev/start-development.js')

/** Loads the backend. Throws `stack/packages-missing` with everything of it that is not installed. */
export async function loadBackend(): Promise<BackendEntry> {
  try {
    return await import('../../templates/backend/src/dev/start-development.js')
  } catch (cause) {
    const name = packageNotFound(cause)
    throw name === undefined ? cause : stackError('stack/packages-missing', { names: name }, cause)
  }
}

/**
 * Which of these packages cannot be found from the module `from` (a path or `file:` URL), the way its own imports
 * would look. A package that is there in any form counts as found.
 */
export function missingPackages(names: readonly string[], from: string): readonly string[] {
  const require = createRequire(from)
  const isThere = (id: string): boolean => {
    try {
      require.resolve(id)
      return true
    } catch (cause) {
      // It is there, but offers itself to `import` only, or keeps its package.json to itself.
      return cause instanceof Error && 'code' in cause && cause.code !== 'MODULE_NOT_FOUND'
    }
  }
  // Some packages have nothing to import but single files, others hide their package.json.
  return names.filter((name) => !isThere(name) && !isThere(`${name}/package.json`))
}

/** The package an `import` did not find, where that is what went wrong: a package of ours, or one that ours needs. */
export function packageNotFound(cause: unknown): string | undefined {
  if (!(cause instanceof Error) || !('code' in cause)) return undefined
  if (cause.code !== 'ERR_MODULE_NOT_FOUND' && cause.code !== 'MODULE_NOT_FOUND') return undefined
  const [, found] = cause.message.match(/Cannot find (?:package|module) '([^']+)'/) ?? []
  if (found === undefined || /^([./\\]|file:|[a-zA-Z]:)/.test(found)) return undefined
  return found.startsWith('@') ? found.split('/').slice(0, 2).join('/') : found.split('/')[0]
}
