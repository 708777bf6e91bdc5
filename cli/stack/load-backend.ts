import { stackError } from './errors.js'
import { missingPackages, packageNotFound } from './missing-packages.js'
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
export function packagesMissing(names: readonly string[], add: string, cause?: unknown): Error {
  const versions: Readonly<Record<string, string>> = Object.assign({}, ...Object.values(stackPackages))
  const specs = names.map((name) => (versions[name] === undefined ? name : `${name}@${versions[name]}`))
  return stackError('stack/packages-missing', { names: names.join(', '), command: `${add} ${specs.join(' ')}` }, cause)
}
