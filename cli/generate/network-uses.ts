import { originOf } from '../../schema/url.js'
import type { Resolved } from '../config/resolved.js'

/** One reason to contact one origin. */
export interface NetworkUse {
  readonly origin: string
  readonly why: string
  readonly when: string
  readonly feature: string
}

/** Every origin the kit may contact with this config, and why. What is not listed here is never contacted. */
export function networkUses({ networks }: Resolved): readonly NetworkUse[] {
  const uses = networks.flatMap(({ name, caipNetworkId, rpcUrls }) =>
    rpcUrls.map((url) => ({
      origin: originOf(url),
      why: `JSON-RPC of ${name} (${caipNetworkId}): the native balance`,
      when: 'while a connected account on this network is shown',
      feature: 'account',
    })),
  )
  const distinct = new Map(uses.map((use) => [`${use.origin} ${use.why}`, use]))
  return [...distinct.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, use]) => use)
}

/** The sources the kit needs, by CSP directive; `'self'` stands for the page's own chunks and stylesheet. */
export function cspDirectives(resolved: Resolved): Readonly<Record<string, readonly string[]>> {
  const origins = [...new Set(networkUses(resolved).map(({ origin }) => origin))]
  return {
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    'img-src': ['data:'],
    'connect-src': origins,
  }
}
