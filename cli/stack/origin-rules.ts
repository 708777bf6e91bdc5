import { packageNotFound } from './load-backend.js'

/** What the backend's own code says about patterns of origins. */
export interface OriginRules {
  /** Why the pattern is too wide, or not safe on a network; `undefined` when it is fine. */
  faultOf(pattern: string): string | undefined
  /** Whether the patterns allow the origin; those in `defaults` are taken as they are. */
  allows(origin: string, patterns: readonly string[], defaults?: readonly string[]): boolean
}

type OriginModule = typeof import('../../templates/backend/src/origins/origins.js')

/**
 * Loads the matcher and the rules of the backend, the very file that it runs. Gives the name of the package instead
 * where one is missing: they read public suffixes with `tldts`, a package of the local stack.
 */
export async function loadOriginRules(
  load: () => Promise<OriginModule> = loadModule,
): Promise<OriginRules | { readonly missing: string }> {
  try {
    const { checkPattern, isLoopbackHost, matchOrigins, readPattern } = await load()
    return {
      faultOf(text) {
        const fault = checkPattern(text)
        const read = readPattern(text)
        if (fault !== undefined || 'problem' in read) return fault
        const { schemes, host } = read.pattern
        return schemes.includes('http') && !isLoopbackHost(host) ? "isn't https" : undefined
      },
      allows: (origin, patterns, defaults) => matchOrigins(patterns, defaults)(origin),
    }
  } catch (cause) {
    const missing = packageNotFound(cause)
    if (missing === undefined) throw cause
    return { missing }
  }
}

function loadModule(): Promise<OriginModule> {
  return import('../../templates/backend/src/origins/origins.js')
}
