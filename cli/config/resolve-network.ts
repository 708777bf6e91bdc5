import { evm } from '../../runtime/chains/evm/schema.js'
import type { CaipNetworkId, Namespace } from '../../schema/caip.js'
import type { Config } from '../../schema/config.js'
import { findNetwork } from '../../schema/find-network.js'
import { type ChainInput, hasOwnRpc, type NetworkEntry, type NetworkReference } from '../../schema/network-entry.js'
import type { ChainManifest, KnownNetwork } from '../../schema/network-info.js'
import { chains } from '../../schema/registry.js'
import { localRouters, reownChains } from '../../schema/services.data.js'
import { type LocalPorts, localPortOf, localPorts } from '../../schema/services.js'
import { isLoopback, webUrl } from '../../schema/url.js'
import type { Issue } from './issue.js'
import type { ResolvedNetwork } from './resolved.js'

/**
 * Where the local stack of a config is, with a port for each chain that it runs: the seeded ones, and every network of
 * the config that has no endpoint of its own. `undefined` where the config names other services.
 */
export function localStackOf({ services, networks }: Pick<Config, 'services' | 'networks'>): LocalPorts | undefined {
  const port = localPortOf(services)
  const ids = networks.flatMap((entry) => (hasOwnRpc(entry) || ownUrls(entry) ? [] : caipIdOf(entry)))
  return port === undefined ? undefined : localPorts(port, ids)
}

/** Where networks without endpoints of their own are asked. */
export interface RpcService {
  readonly kind: 'local' | 'reown' | 'own' | 'none'
  /** Base of the proxy, for `reown` and `own`. */
  readonly rpc?: string
  /** For `local`: where the chains of the local stack are. */
  readonly localPorts?: LocalPorts
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
  const explicit = hasOwnRpc(entry) ? entry.rpcUrls : undefined
  const port = service.localPorts && chain.manifest?.localPort(service.localPorts, chain.info.id)
  const own = explicit ?? (port === undefined ? ownUrls(reference) : [`http://127.0.0.1:${port}`])
  const proxied = proxyUrl(chain.caipNetworkId, service)
  // Endpoints that reach users have the service behind them, which is asked when they fail.
  if (explicit && proxied !== undefined && !explicit.some(isLoopback)) {
    return { network: networkFrom(chain, [...explicit, proxied], explicit), usesService: true, issues: [] }
  }
  if (own) return { network: networkFrom(chain, own), usesService: false, issues: explicit ? [] : badUrls(own, index) }
  if (proxied !== undefined)
    return { network: networkFrom(chain, [proxied], openUrls(chain)), usesService: true, issues: [] }
  return { usesService: false, issues: [noEndpoint(reference, index, service)] }
}

/** Endpoints of a chain that anyone may use. */
function openUrls({ info }: KnownChain): readonly string[] {
  if ('rpcUrls' in info) return info.rpcUrls?.default.http ?? []
  return 'publicRpcUrl' in info && info.publicRpcUrl ? [info.publicRpcUrl] : []
}

/** A chain with its CAIP-2 id and namespace. */
interface KnownChain {
  readonly caipNetworkId: CaipNetworkId
  readonly namespace: Namespace
  readonly manifest: ChainManifest | undefined
  readonly info: KnownNetwork | ChainInput
}

/** The chain an entry stands for. Throws a `TypeError` for a name that does not exist: names were checked before. */
function chainOf(reference: NetworkReference): KnownChain {
  if (typeof reference === 'object') {
    // One that names no namespace is one of viem's.
    const { id, chainNamespace: namespace = evm.namespace } = reference
    const [manifest] = chainsOf([{ chainNamespace: namespace }])
    return { caipNetworkId: `${namespace}:${id}`, namespace, manifest, info: reference }
  }
  const found = findNetwork(reference)
  if (!found) throw new TypeError(`The network ${reference} wasn't checked.`)
  const { caipNetworkId, chain, network } = found
  return { caipNetworkId, namespace: chain.namespace, manifest: chain, info: network }
}

function ownUrls(reference: NetworkReference): readonly string[] | undefined {
  const urls = typeof reference === 'object' ? (reference.rpcUrls?.default.http ?? []) : []
  if (urls.length === 0 || typeof reference !== 'object') return undefined
  const isUnknown = findNetwork(caipIdOf(reference)) === undefined
  return isUnknown || urls.every(isLoopback) ? urls : undefined
}

function badUrls(urls: readonly string[], index: number): readonly Issue[] {
  return urls.flatMap((url, at) => {
    const [problem] = webUrl.safeParse(url).error?.issues ?? []
    const keys = ['networks', index, 'rpcUrls', 'default', 'http', at]
    return problem ? [{ keys, message: problem.message, fix: 'Write the whole address, https://…' }] : []
  })
}

function proxyUrl(id: CaipNetworkId, { kind, rpc, projectId }: RpcService): string | undefined {
  // The local stack has chains, but no proxy in front of them.
  if (rpc === undefined || kind === 'local' || (kind === 'reown' && !reownChains.includes(id))) return undefined
  return `${rpc.replace(/\/+$/, '')}/v1/?chainId=${id}&projectId=${projectId}`
}

function noEndpoint(reference: NetworkReference, index: number, { kind }: RpcService): Issue {
  const reasons = {
    local: 'has no chain in the local stack',
    reown: "isn't served by the RPC proxy of Reown",
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

/** `publicRpcUrls` is what a wallet is told; where it is left out, `rpcUrls`. */
function networkFrom(
  { caipNetworkId, namespace, info }: KnownChain,
  rpcUrls: readonly string[],
  publicRpcUrls?: readonly string[],
): ResolvedNetwork {
  const { id, name, nativeCurrency, testnet } = info
  const blockExplorers: NonNullable<ChainInput['blockExplorers']> = info.blockExplorers ?? {}
  const { default: first, ...others } = blockExplorers
  const explorers = [...(first ? [first] : []), ...Object.values(others)]
    .map((explorer) => ({ name: explorer.name, url: explorer.url.replace(/\/+$/, '') }))
    .filter(({ url }, index, all) => all.findIndex((other) => other.url === url) === index)
  return {
    id,
    caipNetworkId,
    chainNamespace: namespace,
    name,
    rpcUrls: [...rpcUrls],
    ...(publicRpcUrls && { publicRpcUrls: [...publicRpcUrls] }),
    nativeCurrency: { name: nativeCurrency.name, symbol: nativeCurrency.symbol, decimals: nativeCurrency.decimals },
    ...(explorers.length > 0 && { blockExplorers: explorers }),
    ...(testnet && { testnet: true }),
  }
}

/** The CAIP-2 id of a network that has been checked. */
export function caipIdOf(reference: NetworkReference): CaipNetworkId {
  return chainOf(reference).caipNetworkId
}

/** The chains that an app has networks of: nothing of another namespace is printed or installed. */
export function chainsOf(networks: readonly Pick<ResolvedNetwork, 'chainNamespace'>[]): readonly ChainManifest[] {
  const manifests: readonly ChainManifest[] = chains
  return manifests.filter(({ namespace }) => networks.some(({ chainNamespace }) => chainNamespace === namespace))
}

/** The network of an entry, without its endpoints. */
export function referenceOf(entry: NetworkEntry): NetworkReference {
  return hasOwnRpc(entry) ? entry.network : entry
}

/** The config with the routers of the local stack's chains, where it names that and the app has them. Its own come first. */
export function withLocalRouters(config: Config): Config {
  if (localPortOf(config.services) === undefined) return config
  const ids = config.networks.map((entry) => caipIdOf(referenceOf(entry)))
  const routers = Object.fromEntries(Object.entries(localRouters).filter(([id]) => ids.some((each) => each === id)))
  return { ...config, swap: { ...config.swap, routers: { ...routers, ...config.swap?.routers } } }
}
