import { checkPattern } from './check-pattern.js'
import { isExact, type OriginPattern, readPattern } from './origin-pattern.js'
import { type Origin, readOrigin } from './read-origin.js'

/** Tells whether an `Origin` header is allowed. */
export type OriginMatcher = (origin: string) => boolean

/**
 * Makes a matcher of a project's patterns. A pattern that `checkPattern` refuses matches nothing, so that a bad row
 * never opens a door. `defaults` are trusted as they are: they may have a `*` below a public suffix.
 */
export function matchOrigins(patterns: readonly string[], defaults: readonly string[] = []): OriginMatcher {
  const read = [...patterns.filter((pattern) => checkPattern(pattern) === undefined), ...defaults].flatMap(toPattern)
  return (text) => {
    const origin = readOrigin(text)
    return origin !== undefined && read.some((pattern) => matches(pattern, origin))
  }
}

/**
 * Whether the origin is named, letter by letter, by one of the patterns: what an embedded wallet asks, where a `*`, a
 * default or a missing scheme is not good enough.
 */
export function matchesExactly(patterns: readonly string[], origin: string): boolean {
  const read = readOrigin(origin)
  const named = patterns.filter((pattern) => pattern.includes('://')).flatMap(toPattern)
  return read !== undefined && named.some((pattern) => isExact(pattern) && matches(pattern, read))
}

function toPattern(text: string): readonly OriginPattern[] {
  const read = readPattern(text)
  return 'pattern' in read ? [read.pattern] : []
}

function matches(pattern: OriginPattern, origin: Origin): boolean {
  if (!pattern.schemes.includes(origin.scheme)) return false
  if (pattern.port !== '*' && pattern.port !== origin.port) return false
  return pattern.host === origin.host || matchesLabels(pattern.host, origin.host)
}

function matchesLabels(pattern: string, host: string): boolean {
  const wanted = pattern.split('.')
  const labels = host.split('.')
  if (!wanted.includes('*') || labels.length !== wanted.length) return false
  return wanted.every((label, index) => label === '*' || label === labels[index])
}
