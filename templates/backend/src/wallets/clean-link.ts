import { parseUrl } from '../http/parse-url.js'

/** Longest link that is kept. */
const LINK_CHARACTERS = 512

/**
 * Schemes that a browser or a system answers itself, so they can't be the scheme of a wallet's app. Some of them run
 * what the link carries.
 */
const notApps: ReadonlySet<string> = new Set([
  'about',
  'blob',
  'chrome',
  'chrome-extension',
  'content',
  'cid',
  'data',
  'file',
  'filesystem',
  'ftp',
  'ftps',
  'git',
  'help',
  'http',
  'https',
  'intent',
  'jar',
  'javascript',
  'ldap',
  'livescript',
  'mailto',
  'mhtml',
  'mid',
  'mocha',
  'moz-extension',
  'nfs',
  'res',
  'resource',
  'search-ms',
  'sftp',
  'shell',
  'sip',
  'sms',
  'ssh',
  'tel',
  'telnet',
  'vbscript',
  'view-source',
  'vnc',
  'webcal',
  'ws',
  'wss',
  'x-apple-helpbasic',
])

/** Without unseen characters; empty when it is too long or has a sign that belongs into no link. */
function bare(link: string): string {
  const text = link.replace(/\p{Cc}|\p{Cf}/gu, '').trim()
  return text.length > LINK_CHARACTERS || /[\s"'<>\\^`{|}]/.test(text) ? '' : text
}

/**
 * The link, when it is https to a named host, without a password; `undefined` otherwise. Letters of any language may be in
 * its path, only those of host names in its host.
 */
export function httpsLink(link: string): string | undefined {
  const text = bare(link)
  if (!/^https:\/\/[a-z0-9.:-]+([/?#][\x21-\x7e\p{L}\p{N}\p{M}]*)?$/iu.test(text)) return undefined
  const { hostname = '' } = parseUrl(text) ?? {}
  return hostname.includes('.') && !/^[\d.]+$/.test(hostname) ? text : undefined
}

/** The link, when it is https or of an app's own scheme (`metamask://`); `undefined` otherwise. */
export function appLink(link: string): string | undefined {
  const text = bare(link)
  const scheme = /^([a-z][a-z0-9+.-]*):[\x21-\x7e]*$/i.exec(text)?.[1]?.toLowerCase()
  if (!scheme || scheme === 'https') return httpsLink(text)
  const isApp = !notApps.has(scheme) && !scheme.startsWith('ms-') && !scheme.startsWith('web+')
  return isApp ? text : undefined
}
