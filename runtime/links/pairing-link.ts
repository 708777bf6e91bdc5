import { appLink, httpsLink } from './safe-link.js'

/** What opens a wallet's app by its own scheme (FACTS 5.5): `x`, `x:` and `x://` are `x://`; `undefined` for other schemes. */
export function nativeBase(base: string): URL | undefined {
  const start = base.replace(/^([\w+.-]+):?\/?$/, '$1://')
  return appLink(start.endsWith('/') || start.endsWith('=') ? start : `${start}/`)
}

/**
 * The link that hands a pairing URI to a wallet's app by its own scheme: `x://wc?uri=…`; what stands behind `x://` stays.
 * `isTwice` encodes the URI once more, for Android inside Telegram. `undefined` for a base that is not of an app's scheme.
 */
export function nativeLink(base: string, uri: string, isTwice = false): string | undefined {
  const url = nativeBase(base)
  if (!url) return undefined
  const { protocol } = url
  const encoded = encodedQuery(isTwice ? encodeURIComponent(uri) : uri)
  // Some apps take a link of their own as the last parameter: what we add belongs to that one.
  if (url.search.endsWith('=')) url.search += encoded.slice('uri='.length)
  else if (url.search) url.search += `wc?${encoded}`
  else return checked(appLink(`${url.href}wc?${encoded}`), protocol)
  return checked(appLink(url.href), protocol)
}

/** The https link that hands a pairing URI to a wallet's app or page; `undefined` for a base that is no https link. */
export function universalLink(base: string, uri: string): string | undefined {
  const url = httpsLink(base)
  if (!url) return undefined
  const { origin } = url
  url.hash = ''
  url.pathname = `${url.pathname.replace(/\/+$/, '')}/wc`
  url.searchParams.set('uri', uri)
  return checked(httpsLink(url.href), origin)
}

/** `uri=` and the URI, encoded as the platform encodes a query. */
function encodedQuery(uri: string): string {
  return new URLSearchParams({ uri }).toString()
}

/** What was built must still be where the wallet's own entry is. */
function checked(url: URL | undefined, home: string): string | undefined {
  return url && (url.protocol === home || url.origin === home) ? url.href : undefined
}
