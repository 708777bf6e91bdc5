import type { RequestOptions } from '../../runtime/features/wallet-connect/schema.js'
import type { OriginUse } from '../../schema/feature.js'
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
export function networkUses(resolved: Resolved): readonly NetworkUse[] {
  const uses = addressesOf(resolved).map(({ url, use }) => ({ origin: originOf(url), ...use }))
  const distinct = new Map(uses.map((use) => [`${use.origin} ${use.why}`, use]))
  return [...distinct.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, use]) => use)
}

/** The sources the kit needs, by CSP directive; `'self'` stands for the page's own chunks and stylesheet. */
export function cspDirectives(resolved: Resolved): Readonly<Record<string, readonly string[]>> {
  const addresses = addressesOf(resolved)
  const origins = (directive: Directive) =>
    [...new Set(addresses.filter((each) => each.directive === directive).map(({ url }) => originOf(url)))].sort()
  const frames = origins('frame-src')
  return {
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    'img-src': ['data:', ...origins('img-src')],
    'connect-src': origins('connect-src'),
    ...(frames.length > 0 && { 'frame-src': frames }),
  }
}

type Directive = 'connect-src' | NonNullable<OriginUse['directive']>

interface Address {
  readonly url: string
  readonly directive: Directive
  readonly use: Omit<NetworkUse, 'origin'>
}

function addressesOf({ networks, features, services }: Resolved): readonly Address[] {
  const nodes = networks.flatMap(({ name, caipNetworkId, rpcUrls }) =>
    rpcUrls.map((url): Address => {
      const why = `JSON-RPC of ${name} (${caipNetworkId}): the native balance`
      const when = 'while a connected account on this network is shown'
      return { url, directive: 'connect-src', use: { why, when, feature: 'account' } }
    }),
  )
  const asked = features.flatMap(({ id, contacts }) =>
    contacts.flatMap((contact): readonly Address[] => {
      const { why, when, directive = 'connect-src' } = contact
      const url = 'origin' in contact ? contact.origin : services[contact.service]
      return url === undefined ? [] : [{ url, directive, use: { why, when, feature: id } }]
    }),
  )
  return [...nodes, ...mappedNodes(features), ...asked]
}

/** Nodes that an option names in place of those of the networks: sessions of WalletConnect are read from them. */
function mappedNodes(features: Resolved['features']): readonly Address[] {
  const { walletConnect } = features.find(({ id }) => id === 'walletConnect')?.options ?? {}
  const { rpcMap = {} } = Object(walletConnect) as RequestOptions
  return Object.entries(rpcMap).map(([caipNetworkId, url]): Address => {
    const why = `JSON-RPC of ${caipNetworkId}: what the page reads through a session of WalletConnect`
    const when = 'when the app, or a library of it, asks the provider of such a session for something to read'
    return { url, directive: 'connect-src', use: { why, when, feature: 'walletConnect' } }
  })
}
