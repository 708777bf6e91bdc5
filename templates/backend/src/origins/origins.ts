import { getDomain } from 'tldts'
import { parseUrl } from '../http/parse-url.js'
import type { Settings } from '../settings.js'

/** A pattern of origins, taken apart. */
export interface OriginPattern {
  readonly schemes: readonly string[]
  /** Host in ASCII, lower case. `*` stands for exactly one label. */
  readonly host: string
  /** Empty: the scheme's own port. `*`: any. */
  readonly port: string
}

/** A pattern, or why it is none. */
export type ReadPattern = { readonly pattern: OriginPattern } | { readonly problem: string }

/** Longer texts are neither origins nor patterns. */
const LONGEST = 300
const form = /^(?:([a-z][a-z0-9+.-]*):\/\/)?(\[[0-9a-f:.]+\]|[^\s/\\:?#@[\]%]+)(?::([0-9]{1,5}|\*))?\/?$/i
/** Stands in for `*` while the host is brought into its normal form. */
const PLACEHOLDER = 'any-label-0'

/**
 * Reads `https://app.example.com`, `https://*.example.com`, `http://localhost:*`, `[::1]:3000`. Without a scheme it means
 * https, and http too for this machine. A `*` is one whole label of the host, or the port. Upper case, unicode and the
 * scheme's own port are brought into the form that browsers send. An app's own scheme must be exact.
 */
export function readPattern(text: string): ReadPattern {
  const [, scheme, host, port = ''] = (text.length <= LONGEST && form.exec(text)) || []
  if (!host) return { problem: 'is no origin: write scheme and host, such as https://app.example.com, without a path' }
  const name = scheme?.toLowerCase()
  if (name !== undefined && name !== 'http' && name !== 'https') return readAppPattern(text, name, host, port)
  const labels = host.split('.')
  if (labels.some((label) => label.includes('*') && label !== '*')) {
    return { problem: 'has a * inside a label: * stands for one whole label, as in https://*.example.com' }
  }
  const plain = labels.map((label) => (label === '*' ? PLACEHOLDER : label)).join('.')
  const address = `${name ?? 'https'}://${plain}${port && port !== '*' ? `:${port}` : ''}`
  const url = parseUrl(address)
  if (!url) return { problem: 'has no valid host or port' }
  if (url.hostname.split('.').includes('')) return { problem: 'has an empty label in its host' }
  const normal = url.hostname
    .split('.')
    .map((label) => (label === PLACEHOLDER ? '*' : label))
    .join('.')
  const unsaid = isLoopbackHost(normal) ? ['https', 'http'] : ['https']
  const schemes = name ? [name] : unsaid
  return { pattern: { schemes, host: normal, port: port === '*' ? '*' : url.port } }
}

/** Whether the pattern stands for one origin only. */
function isExact({ schemes, host, port }: OriginPattern): boolean {
  return schemes.length === 1 && port !== '*' && !host.split('.').includes('*')
}

/** Whether the host is this machine: `localhost` and below it, 127.0.0.0/8, `[::1]`. */
export function isLoopbackHost(host: string): boolean {
  return host === 'localhost' || host.endsWith('.localhost') || host === '[::1]' || /^127(\.[0-9]{1,3}){3}$/.test(host)
}

function readAppPattern(text: string, scheme: string, host: string, port: string): ReadPattern {
  if (text.includes('*')) return { problem: `has a *, which only http and https may have` }
  if (/^(file|data|blob|javascript|about|null)$/.test(scheme))
    return { problem: `has no origin of its own (${scheme})` }
  return { pattern: { schemes: [scheme], host: host.toLowerCase(), port } }
}

/** An origin in parts, all lower case. `port` is empty where it is the scheme's own. */
export interface Origin {
  readonly scheme: string
  readonly host: string
  readonly port: string
}

const web = /^(\[[0-9a-f:]+\]|[a-z0-9_-]+(\.[a-z0-9_-]+)*)$/
const app = /^([a-z][a-z0-9+.-]{1,30}):\/\/([a-z0-9][a-z0-9._-]*)(?::([0-9]{1,5}))?$/

/**
 * Reads the value of an `Origin` header as browsers write it (WHATWG URL, "serialisation of an origin"). Anything else
 * is `undefined`: `null`, upper case, a path, a user, a port that need not be said, a dot at the end of the host.
 * Origins of apps, such as `capacitor://localhost`, are read too.
 */
export function readOrigin(text: string): Origin | undefined {
  if (text.length > LONGEST) return undefined
  if (!/^https?:/.test(text)) {
    const [, scheme, host, port = ''] = app.exec(text) ?? []
    return scheme && host && !/^(https?|file|data|blob|javascript)$/.test(scheme) ? { scheme, host, port } : undefined
  }
  const url = parseUrl(text)
  if (!url) return undefined
  const { origin, protocol, hostname, port } = url
  if (origin !== text || !web.test(hostname)) return undefined
  return { scheme: protocol.slice(0, -1), host: hostname, port }
}

/**
 * Whether an `Origin` header is a page of this backend: its public URL, or one of its hosts. A form must say where it
 * comes from; one that does not, or says `null`, comes from somewhere else.
 */
export function isOwnOrigin({ publicUrl, hosts }: Pick<Settings, 'publicUrl' | 'hosts'>, origin: string | undefined) {
  const url = origin === undefined ? undefined : parseUrl(origin)
  if (!url || url.origin !== origin) return false
  return origin === new URL(publicUrl).origin || (/^https?:$/.test(url.protocol) && hosts.includes(url.host))
}

/**
 * Why this pattern may not be a row of a project, or `undefined` when it may. A `*` is only allowed below a domain that
 * one owner holds: never directly below a public suffix such as `com`, `co.uk` or `vercel.app` (publicsuffix.org, with
 * its private part), where names are open to registration.
 */
export function checkPattern(text: string): string | undefined {
  const read = readPattern(text)
  if ('problem' in read) return read.problem
  const { pattern } = read
  if (!hasWildcardHost(pattern) || ownerOf(pattern)) return undefined
  return `has a * where anybody can get a name: it must stand below a domain of your own, as in https://*.example.com`
}

/** Whether a label of its host is a `*`. */
function hasWildcardHost({ host }: OriginPattern): boolean {
  return host.split('.').includes('*')
}

/** The registrable domain that every host of the pattern is below, or `undefined` where there is none. */
function ownerOf({ host }: OriginPattern): string | undefined {
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
