import { findNetwork, networkOf } from '../../schema/find-network.js'
import type { ChainInput, NetworkEntry, NetworkReference } from '../../schema/network-entry.js'
import { hasOwnRpc } from '../../schema/network-entry.js'
import { localChains, reownChains } from '../../schema/services.data.js'
import { isLoopback, webUrl } from '../../schema/url.js'
import type { Issue } from './issue.js'
import type { ResolvedNetwork } from './resolved.js'

/** Where networks without endpoints of their own are asked. */
export interface RpcService {
  readonly kind: 'local' | 'reown' | 'own' | 'none'
  /** Base of the proxy, for `reown` and `own`. */
  readonly rpc?: string
  readonly projectId: string
}

/** A network, and whether the RPC service is what it is asked through. */
export interface NetworkResult {
  readonly network?: ResolvedNetwork
  readonly usesService: boolean
  readonly issues: readonly Issue[]
}

/**
 * Resolves one entry of `networks`. Endpoints, first that applies: the entry's own `rpcUrls`, with the RPC service behind
 * them where it serves the chain; the local chain of `services: 'local'`; the `rpcUrls.default.http` of a chain viem does not know or of this machine; the RPC service.
 * The public endpoints of viem's own chains are never used: the config did not name them.
 */
export function resolveNetwork(entry: NetworkEntry, index: number, service: RpcService): NetworkResult {
  const reference = hasOwnRpc(entry) ? entry.network : entry
  const chain = chainOf(reference)
  if (!chain) throw new TypeError(`networks[${index}] was not checked`)
  const explicit = hasOwnRpc(entry) ? entry.rpcUrls : undefined
  const local = service.kind === 'local' ? localChains[chain.id] : undefined
  const own = explicit ?? (local === undefined ? ownUrls(reference) : [local])
  const proxied = proxyUrl(chain.id, service)
  // Endpoints that reach users have the service behind them, which is asked when they fail.
  if (explicit && proxied !== undefined && !explicit.some(isLoopback)) {
    return { network: networkFrom(chain, [...explicit, proxied]), usesService: true, issues: [] }
  }
  if (own) return { network: networkFrom(chain, own), usesService: false, issues: explicit ? [] : badUrls(own, index) }
  if (proxied !== undefined) return { network: networkFrom(chain, [proxied]), usesService: true, issues: [] }
  return { usesService: false, issues: [noEndpoint(reference, index, service)] }
}

/** The chain an entry stands for; `undefined` for a name that does not exist. */
export function chainOf(reference: NetworkReference): ChainInput | undefined {
  return typeof reference === 'object' ? reference : findNetwork(reference)
}

function ownUrls(reference: NetworkReference): readonly string[] | undefined {
  const urls = typeof reference === 'object' ? (reference.rpcUrls?.default.http ?? []) : []
  if (urls.length === 0 || typeof reference !== 'object') return undefined
  return networkOf(reference.id) === undefined || urls.every(isLoopback) ? urls : undefined
}

function badUrls(urls: readonly string[], index: number): readonly Issue[] {
  return urls.flatMap((url, at) => {
    const [problem] = webUrl.safeParse(url).error?.issues ?? []
    const keys = ['networks', index, 'rpcUrls', 'default', 'http', at]
    return problem ? [{ keys, message: problem.message, fix: 'Write the whole address, https://…' }] : []
  })
}

function proxyUrl(id: number, { kind, rpc, projectId }: RpcService): string | undefined {
  // The local stack has chains, but no proxy in front of them.
  if (rpc === undefined || kind === 'local' || (kind === 'reown' && !reownChains.includes(id))) return undefined
  return `${rpc.replace(/\/+$/, '')}/v1/?chainId=eip155:${id}&projectId=${projectId}`
}

function noEndpoint(reference: NetworkReference, index: number, { kind }: RpcService): Issue {
  const reasons = {
    local: `has no chain in the local stack, which runs ${Object.keys(localChains).join(', ')}`,
    reown: 'is not served by the RPC proxy of Reown',
    own: 'has no RPC endpoint, and services names no rpc',
    none: 'has no RPC endpoint, and the config names no services',
  } as const
  const [name, written] = typeof reference === 'string' ? [reference, `'${reference}'`] : [reference.name, 'chain']
  return {
    keys: ['networks', index],
    message: `${name} ${reasons[kind]}`,
    fix: `Write { network: ${written}, rpcUrls: ['https://…'] }${kind === 'none' ? ", or add services: 'local'" : ''}.`,
  }
}

function networkFrom(chain: ChainInput, rpcUrls: readonly string[]): ResolvedNetwork {
  const { id, name, nativeCurrency, blockExplorers = {}, testnet } = chain
  const { default: first, ...others } = blockExplorers
  const explorers = [...(first ? [first] : []), ...Object.values(others)]
    .map((explorer) => ({ name: explorer.name, url: explorer.url.replace(/\/+$/, '') }))
    .filter(({ url }, index, all) => all.findIndex((other) => other.url === url) === index)
  return {
    id,
    caipNetworkId: `eip155:${id}`,
    chainNamespace: 'eip155',
    name,
    rpcUrls: [...rpcUrls],
    nativeCurrency: { name: nativeCurrency.name, symbol: nativeCurrency.symbol, decimals: nativeCurrency.decimals },
    ...(explorers.length > 0 && { blockExplorers: explorers }),
    ...(testnet && { testnet: true }),
  }
}
