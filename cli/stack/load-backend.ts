import { createRequire } from 'node:module'
import { stackError } from './errors.js'
import { stackPackages } from './packages.data.js'

/** The development entry of the backend. */
export type BackendEntry = typeof import('../../templates/backend/src/dev/start-development.js')

/**
 * Loads the backend, whose packages belong to the host. `add` is what adds a package for development there. Throws
 * `stack/packages-missing` with the one command that gets everything that is not there.
 */
export async function loadBackend(add: string): Promise<BackendEntry> {
  const missing = missingPackages(Object.keys(stackPackages.backend), import.meta.url)
  if (missing.length > 0) throw packagesMissing(missing, add)
  try {
    return await import('../../templates/backend/src/dev/start-development.js')
  } catch (cause) {
    // A package that is there may lack one of its own.
    const name = packageNotFound(cause)
    throw name === undefined ? cause : packagesMissing([name], add, cause)
  }
}

/** The error that names packages, and the command that adds them at the tested versions. */
function packagesMissing(names: readonly string[], add: string, cause?: unknown): Error {
  const versions: Readonly<Record<string, string>> = Object.assign({}, ...Object.values(stackPackages))
  const specs = names.map((name) => (versions[name] === undefined ? name : `${name}@${versions[name]}`))
  return stackError('stack/packages-missing', { names: names.join(', '), command: `${add} ${specs.join(' ')}` }, cause)
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
