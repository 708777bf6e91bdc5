import { isLoopbackHost, matchOrigins, type OriginMatcher, readOrigin, readPattern } from '../../origins/origins.js'
import type { Settings } from '../../settings.js'

/** More do not fit common limits of headers (SECURITY 2.4). */
const MOST = 100

/**
 * The origins that may embed the wallet of a project, as `frame-ancestors` lists them: those that it names letter by
 * letter, and in development this machine's with any port. The rest of its patterns, and default origins, are not enough
 * for a wallet. Empty: nobody may; also where there are more than 100.
 */
export function walletOrigins(patterns: readonly string[], { mode }: Pick<Settings, 'mode'>): readonly string[] {
  const named = patterns.filter((text) => isNamed(text) || (mode === 'development' && isThisMachine(text)))
  return named.length > MOST ? [] : named
}

/** Tells whether a page may embed the wallet of a project. */
export function walletOriginMatcher(patterns: readonly string[], settings: Pick<Settings, 'mode'>): OriginMatcher {
  return matchOrigins(walletOrigins(patterns, settings))
}

/** Only the form that browsers write: nothing else reaches a header. */
function isNamed(text: string): boolean {
  return readOrigin(text) !== undefined
}

/** `http://localhost:*` */
function isThisMachine(text: string): boolean {
  const read = readPattern(text)
  if (!/^https?:\/\//.test(text) || !text.endsWith(':*') || !('pattern' in read)) return false
  const { host } = read.pattern
  return isLoopbackHost(host) && isNamed(text.slice(0, -2))
}
