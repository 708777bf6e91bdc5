import { parseUrl } from '../http/parse-url.js'
import type { Settings } from '../settings.js'

/**
 * Whether an `Origin` header is a page of this backend: its public URL, or one of its hosts. A form must say where it
 * comes from; one that does not, or says `null`, comes from somewhere else.
 */
export function isOwnOrigin({ publicUrl, hosts }: Pick<Settings, 'publicUrl' | 'hosts'>, origin: string | undefined) {
  const url = origin === undefined ? undefined : parseUrl(origin)
  if (!url || url.origin !== origin) return false
  return origin === new URL(publicUrl).origin || (/^https?:$/.test(url.protocol) && hosts.includes(url.host))
}
