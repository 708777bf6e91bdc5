import { getDomain } from 'tldts'
import { isLoopbackHost, type OriginPattern, readPattern } from './origin-pattern.js'

/**
 * Why this pattern may not be a row of a project, or `undefined` when it may. A `*` is only allowed below a domain that
 * one owner holds: never directly below a public suffix such as `com`, `co.uk` or `vercel.app` (publicsuffix.org, with
 * its private part), where anybody can get a name.
 */
export function checkPattern(text: string): string | undefined {
  const read = readPattern(text)
  if ('problem' in read) return read.problem
  const { pattern } = read
  if (!hasWildcardHost(pattern) || ownerOf(pattern)) return undefined
  return `has a * where anybody can get a name: it must stand below a domain of your own, as in https://*.example.com`
}

/** Whether a label of its host is a `*`. */
export function hasWildcardHost({ host }: OriginPattern): boolean {
  return host.split('.').includes('*')
}

/** The registrable domain that every host of the pattern is below, or `undefined` where there is none. */
export function ownerOf({ host }: OriginPattern): string | undefined {
  const labels = host.split('.')
  const tail = labels.slice(labels.lastIndexOf('*') + 1).join('.')
  return getDomain(tail, { allowPrivateDomains: true }) ?? undefined
}

/**
 * Why the pattern is too wide for production, where the operator names the domains below which a `*` is fine; those
 * must be registrable domains or names below one.
 */
export function checkForProduction(text: string, ownDomains: readonly string[]): string | undefined {
  const problem = checkPattern(text)
  if (problem) return problem
  const read = readPattern(text)
  if ('problem' in read) return read.problem
  const { host, schemes, port } = read.pattern
  if (schemes.includes('http') && !isLoopbackHost(host)) return 'is not https'
  const isOwn = ownDomains.some((domain) => host.endsWith(`.${domain}`))
  if (!isOwn && (hasWildcardHost(read.pattern) || (port === '*' && !isLoopbackHost(host)))) {
    return 'has a * outside the domains of OWN_DOMAINS'
  }
  return undefined
}
