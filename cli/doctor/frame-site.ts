import { isLoopback } from '../../schema/url.js'
import type { Resolved } from '../config/resolved.js'
import { parseUrl } from '../parse-url.js'
import type { AskHead, AskServer, FrameAnswer, FrameSite } from './facts.js'

/** Asks the site for the document that the frame loads; `undefined` where no feature needs it. */
export function askFrame(
  { services: { frame }, frameProtocol, projectId, defaultNetwork }: Resolved,
  ask: AskServer,
  askHead: AskHead,
): FrameSite | undefined {
  if (frame === undefined) return undefined
  const url = new URL(frame)
  const place = url.origin + url.pathname
  url.searchParams.set('projectId', projectId)
  url.searchParams.set('chainId', defaultNetwork)
  url.searchParams.set('version', '4')
  const answered = url.hostname.endsWith('.localhost') ? askHere(url, askHead) : askThere(url, ask)
  return { place, origin: url.origin, isForeign: frameProtocol === 4, answered }
}

async function askThere({ href }: URL, ask: AskServer): Promise<FrameAnswer> {
  const asked = await ask(href)
  if (!asked.isThere) return asked
  const { url, status, headers, text } = asked.answer
  return { isThere: true, url, status, headers, text }
}

/** Browsers take every such name for this machine; the resolvers of machines often know none of them. */
async function askHere(url: URL, askHead: AskHead, hops = 3): Promise<FrameAnswer> {
  const there = new URL(url)
  there.hostname = '127.0.0.1'
  const head = await askHead(there.href, { host: url.host })
  if (!head.isThere) return head
  const next = parseUrl(head.headers.get('location') ?? '', url)
  const isMoved = head.status >= 300 && head.status < 400 && next?.origin === url.origin
  return isMoved && hops > 0 ? askHere(next, askHead, hops - 1) : { ...head, url: url.href }
}

/** Those of some origins whose pages such a site is for: one of this machine serves pages of this machine. */
export function originsFor({ origin }: Pick<FrameSite, 'origin'>, origins: readonly string[]): readonly string[] {
  return isLoopback(origin) ? origins.filter(isLoopback) : origins
}

/** The value of a header with one, without its parameters: `require-corp; report-to="a"`. */
export function headerValue(headers: Headers, name: string): string {
  return headers.get(name)?.split(';')[0]?.trim().toLowerCase() ?? ''
}

/** Headers that a page with COEP wants of every frame, as they should be, where they are not (SECURITY 2.4). */
export function missingForEmbedder(headers: Headers): readonly string[] {
  const hasPolicy = ['require-corp', 'credentialless'].includes(headerValue(headers, 'cross-origin-embedder-policy'))
  const isShared = headerValue(headers, 'cross-origin-resource-policy') === 'cross-origin'
  return [
    ...(hasPolicy ? [] : ['Cross-Origin-Embedder-Policy: require-corp']),
    ...(isShared ? [] : ['Cross-Origin-Resource-Policy: cross-origin']),
  ]
}
