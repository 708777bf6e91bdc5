import { cookieName } from './cookie-name.data.js'
import { readCookieText } from './cookie-text.js'

/**
 * The last account, as a request names it: give it the `Cookie` header, and its result to `createCookieKit` on the
 * server and in the browser alike. `undefined` when there is no such cookie, or one that cannot be read.
 */
export function readKitCookie(header: string | null | undefined): string | undefined {
  const pairs = (header ?? '').split(';').map((pair) => pair.trim())
  const values = pairs
    .filter((pair) => pair.startsWith(`${cookieName}=`))
    .map((pair) => pair.slice(cookieName.length + 1))
  return values.map(decoded).find((value) => readCookieText(value))
}

/** Some servers put `%7C` for a bar, as they do when they set a cookie again. */
function decoded(value: string): string {
  return value.replaceAll('%7C', '|').replaceAll('%3A', ':')
}
