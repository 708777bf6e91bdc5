import type { Hidden } from './hidden-values.js'

/** Values below this length are only hidden where they stand alone: they are parts of other words too. */
const LONG = 8

/**
 * Makes what takes out of a text everything that could be personal or secret: the hidden values, all of an address but
 * its host, keys and wallet addresses, IP and e-mail addresses. Applying it twice changes nothing more. Case makes no
 * difference, as hosts are shown in small letters however they were written.
 */
export function createRedactor(hidden: readonly Hidden[]): (text: string) => string {
  const words = new Map(hidden.map(({ value, as }) => [value.toLowerCase(), as]))
  const longestFirst = [...words.keys()].sort((a, b) => b.length - a.length)
  const known = longestFirst.length > 0 ? new RegExp(longestFirst.map(patternOf).join('|'), 'gi') : undefined
  const hide = (text: string) =>
    known ? text.replace(known, (value) => words.get(value.toLowerCase()) ?? '[hidden]') : text
  // Twice: an address may hold a value, and a value may be a whole address.
  return (text) => hide(hidePatterns(hide(text)))
}

function patternOf(value: string): string {
  const literal = value.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')
  return value.length >= LONG ? literal : `(?<![A-Za-z0-9_])${literal}(?![A-Za-z0-9_])`
}

function hidePatterns(text: string): string {
  return text
    .replace(/\b[a-z][a-z0-9+.-]*:\/\/\S+/gi, hidePath)
    .replace(/ \(found .*\)/gs, ' (found …)')
    .replace(/[^\s@/'"(]+@[^\s@/'")]+\.[a-z]{2,}/gi, '[e-mail]')
    .replace(/\b0x[0-9a-f]{8,}/gi, '[hex]')
    .replace(/\b(?!127\.)\d{1,3}(?:\.\d{1,3}){3}\b/g, '[address]')
    .replace(/(?<![A-Za-z0-9])(?=[A-Za-z_-]*\d)[A-Za-z0-9_-]{20,}/g, '[hidden]')
}

/** Scheme, host and port; `/…` tells that there was more. What ends the sentence stays. */
function hidePath(match: string): string {
  const [, address = '', end = ''] = /^(.*?)([.,:;!?]*)$/s.exec(match) ?? []
  const [, scheme = '', place = '', rest = ''] = /^([^:]+:\/\/)([^/?#\\]*)(.*)$/s.exec(address) ?? []
  const host = place.slice(place.lastIndexOf('@') + 1)
  const hasMore = host !== place || !/^\/?$/.test(rest)
  return `${scheme}${host}${hasMore ? '/…' : ''}${end}`
}
