import type { Resolved, ResolvedNetwork } from '../../cli/config/resolved.js'
import { defaults } from '../../schema/defaults.data.js'

/** A network as `resolve` leaves it, on these endpoints. */
export function resolvedNetwork(id: number, ...rpcUrls: readonly string[]): ResolvedNetwork {
  return {
    id,
    caipNetworkId: `eip155:${id}`,
    chainNamespace: 'eip155',
    name: `Net ${id}`,
    rpcUrls,
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    blockExplorers: [{ name: 'Explorer', url: 'https://explorer.example' }],
  }
}

/** What a config that says only what it must is resolved to, but for its features; `resolve.test.ts` holds it to that. */
export function resolvedConfig(changes: Partial<Resolved> = {}): Resolved {
  return {
    projectId: 'local',
    app: { name: 'My app' },
    services: {},
    networks: [resolvedNetwork(1)],
    defaultNetwork: 'eip155:1',
    features: [],
    connect: {
      connectors: ['injected'],
      exclude: { ids: [], rdns: [], names: [] },
      customWallets: [],
      recentLimit: 2,
      enableReconnect: true,
      include: [],
      featured: [],
    },
    accountTypes: defaults.accounts,
    theme: { mode: 'system', layer: false, tokens: {} },
    locales: [],
    embedded: false,
    debug: false,
    ...changes,
  }
}
