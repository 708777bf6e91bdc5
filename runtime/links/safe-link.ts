/** Longest link, in bytes (SECURITY: 4 KiB). Everything but ASCII is percent-encoded by then, so letters are bytes. */
const LINK_BYTES = 4_096

/** White space, controls, unseen format marks, a backslash, a wildcard: none of them belongs into a link. */
const unfit = /[\s\p{Cc}\p{Cf}\p{Cs}\\*]/u

/** Schemes that a browser or a system answers itself; some of them run what the link carries. */
const denied =
  ' about acrobat blob callto cid content chrome chrome-extension data facetime file filesystem ftp ftps git help http ' +
  'imap intent jar javascript ldap livescript mailto mhtml mid mms mocha moz-extension news nfs nntp res resource ' +
  'search-ms sftp shell sip skype sms smsto ssh tel telnet urn vbscript view-source vnc webcal ws wss x-apple-helpbasic '

/** The link as the browser reads it, when it is https to a named host of ASCII letters, without credentials. */
export function httpsLink(text: unknown): URL | undefined {
  const url = readLink(text)
  if (url?.protocol !== 'https:') return undefined
  const { hostname } = url
  const isNamed = /^([a-z0-9-]+\.)+[a-z][a-z0-9-]*$/.test(hostname)
  // Letters of other alphabets look like those of another host.
  return isNamed && !/(^|\.)xn--/.test(hostname) ? url : undefined
}

/**
 * The link as the browser reads it, when it is of an app's own scheme: one that no browser and no system answers itself.
 * Never https: that is `httpsLink`.
 */
export function appLink(text: unknown): URL | undefined {
  const url = readLink(text)
  return url && isAppScheme(url.protocol.slice(0, -1)) ? url : undefined
}

/** Whether the scheme (lower case, without its colon) may be that of a wallet's app. */
export function isAppScheme(scheme: string): boolean {
  const isApp = /^[a-z][a-z0-9+.-]{1,47}$/.test(scheme) && scheme !== 'https' && !denied.includes(` ${scheme} `)
  return isApp && !/^(ms-|web\+|x-web-|chrome-|moz-|safari-)/.test(scheme)
}

/** Refused unless the browser would read exactly what is written: nothing is taken out and nothing put right. */
function readLink(text: unknown): URL | undefined {
  if (typeof text !== 'string' || text.length > LINK_BYTES || unfit.test(text) || !URL.canParse(text)) return undefined
  const url = new URL(text)
  const hasScheme = text.slice(0, url.protocol.length).toLowerCase() === url.protocol
  // In x:host the rest is meant as a path, but a browser may read a host.
  const isWhole = /^[^:]+:\/\//.test(text) && (url.protocol !== 'https:' || text[8] !== '/')
  const hasCredentials = url.username !== '' || url.password !== '' || /^[^/?#]*\/\/[^/?#]*@/.test(text)
  return hasScheme && isWhole && !hasCredentials && url.href.length <= LINK_BYTES ? url : undefined
}
