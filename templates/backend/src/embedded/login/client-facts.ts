import ipaddr from 'ipaddr.js'

const systems = [
  [/\b(iphone|ipad|ipod)\b/i, 'iOS'],
  [/\bandroid\b/i, 'Android'],
  [/\bcros\b/i, 'ChromeOS'],
  [/\bwindows\b/i, 'Windows'],
  [/\bmac os x\b/i, 'macOS'],
  [/\blinux\b/i, 'Linux'],
] as const

/** In this order: most browsers name others too. */
const browsers = [
  [/\bedg(e|a|ios)?\//i, 'Edge'],
  [/\b(opr|opera)\//i, 'Opera'],
  [/\bsamsungbrowser\//i, 'Samsung Internet'],
  [/\b(firefox|fxios)\//i, 'Firefox'],
  [/\b(headless)?(chrome|crios|chromium)\//i, 'Chrome'],
  [/\bsafari\//i, 'Safari'],
] as const

/** A `User-Agent` as a mail names it: `Chrome, Windows`. Only words of these lists: the header is anybody's text. */
export function browserName(userAgent: string): string {
  const text = userAgent.slice(0, 500)
  const find = (names: readonly (readonly [RegExp, string])[]) => names.find(([pattern]) => pattern.test(text))?.[1]
  return [find(browsers), find(systems)].filter((name) => name !== undefined).join(', ') || '?'
}

/**
 * The network of an address, which stands for its place: the /24 of IPv4 as `203.0.113.*`, the /56 of IPv6 as
 * `2001:db8:0:1200::/56` (SECURITY 2.9). `?` for what is no address.
 */
export function networkName(ip: string): string {
  if (!ipaddr.isValid(ip)) return '?'
  const address = ipaddr.process(ip)
  if (address instanceof ipaddr.IPv4) return `${address.octets.slice(0, 3).join('.')}.*`
  const [a = 0, b = 0, c = 0, d = 0] = address.parts
  return `${[a, b, c, d & 0xff00].map((part) => part.toString(16)).join(':')}::/56`
}
