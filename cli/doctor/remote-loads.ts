import { parseUrl } from '../parse-url.js'
import { styleLoads } from './style-loads.js'

/** Addresses of scripts, stylesheets and fonts of another origin that a page loads and no `integrity` pins. */
export function remoteLoads(html: string, page: URL): readonly string[] {
  const code = html.replace(/<!--[\s\S]*?-->/g, '')
  const tags = code.match(/<(?:script|link)\b[^>]*>/gi) ?? []
  const loads = tags.filter((tag) => {
    const isFont = /\bas\s*=\s*["']?font/i.test(tag)
    const isCode = /^<script/i.test(tag) || /\brel\s*=\s*["']?(?:stylesheet|modulepreload)/i.test(tag)
    return (isCode || isFont) && !/\bintegrity\s*=/i.test(tag)
  })
  const addresses = loads.flatMap((tag) => /\b(?:src|href)\s*=\s*["']([^"']+)/i.exec(tag)?.[1] ?? [])
  return foreignOf(addresses, page)
}

/** Addresses of stylesheets and fonts of another origin that a stylesheet loads. */
export function remoteStyles(css: string, page: URL): readonly string[] {
  return foreignOf(styleLoads(css), page)
}

function foreignOf(addresses: readonly string[], page: URL): readonly string[] {
  const foreign = addresses.filter((address) => {
    const url = parseUrl(address, page)
    return url !== undefined && /^https?:$/.test(url.protocol) && url.origin !== page.origin
  })
  return [...new Set(foreign)]
}
