import { parseUrl } from '../http/parse-url.js'

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
export function isExact({ schemes, host, port }: OriginPattern): boolean {
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
