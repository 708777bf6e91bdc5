import { parseUrl } from '../http/parse-url.js'

/** An origin in parts, all lower case. `port` is empty where it is the scheme's own. */
export interface Origin {
  readonly scheme: string
  readonly host: string
  readonly port: string
}

const LONGEST = 300
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
