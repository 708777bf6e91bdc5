import { z } from 'zod'
import type { CaipNetworkId } from './caip.js'
import { discriminate, strict } from './shapes.js'
import { socketUrl, webUrl } from './url.js'

/** Where the services of the kit are. One that is not named is not contacted. */
export interface ServiceUrls {
  /** Wallet directory and project configuration. */
  readonly api?: string | undefined
  /** Tokens, history and names of accounts (Reown calls it Blockchain API); where it is left out, `api` is asked. */
  readonly blockchain?: string | undefined
  /** JSON-RPC proxy: `{rpc}/v1/?chainId=eip155:1&projectId=…` is asked. */
  readonly rpc?: string | undefined
  /** WalletConnect relay, `wss:`. */
  readonly relay?: string | undefined
  /** Site of the embedded wallet; `protocol: 4` for a site that speaks window messages only. */
  readonly frame?: string | { readonly url: string; readonly protocol: 4 } | undefined
  readonly analytics?: string | undefined
  readonly images?: string | undefined
}

/** The stack of `modal-kit dev`, where it is by default (DESIGN 3.5), or from a port on: `local:9000`. */
export type LocalServices = 'local' | `local:${number}`

/** `local` is the stack of `modal-kit dev`, `reown` are Reown's hosts, an object names your own. */
export type ServicesInput = LocalServices | 'reown' | ServiceUrls

const named = z
  .string()
  .regex(
    /^(reown|local(:(102[4-9]|10[3-9]\d|1[1-9]\d\d|[2-9]\d\d\d|[1-5]\d{4}|6[0-4]\d{3}))?)$/,
    "must be 'local', 'reown', 'local:' and a port from 1024 to 64999, or an object with addresses",
  )
  // The pattern holds no other text.
  .transform((text) => text as LocalServices | 'reown')

const frame = discriminate<string | { readonly url: string; readonly protocol: 4 }>((value) =>
  typeof value === 'object' ? strict({ url: webUrl, protocol: z.literal(4) }) : webUrl,
)

const urls = strict({
  api: webUrl.optional(),
  blockchain: webUrl.optional(),
  rpc: webUrl.optional(),
  relay: socketUrl.optional(),
  frame: frame.optional(),
  analytics: webUrl.optional(),
  images: webUrl.optional(),
})

/** The `services` key of the config. */
export const servicesSchema = discriminate<ServicesInput>((value) => (typeof value === 'object' ? urls : named))

/** The names that may stand in `services`, for suggestions. */
export const serviceNames = Object.keys(urls.shape)

/** Ports of the local stack. */
export interface LocalPorts {
  readonly api: number
  readonly frame: number
  /** Of the EVM chains, by chain id. */
  readonly evm: Readonly<Record<number, number>>
  /**
   * JSON-RPC of the clusters of Solana, by the reference of their CAIP-2 ids. The WebSocket of each is on the next port,
   * which is where clients look for it.
   */
  readonly solana: Readonly<Record<string, number>>
}

/** Where the API of the local stack is unless another port is named. */
export const localPort = 8787

/** The EVM chains that the local stack always runs, with tokens and exchanges. */
const seededChains = [1, 137, 8453]

/** The clusters that it can run, by the reference of their CAIP-2 ids. The first one, mainnet, always runs. */
const [mainnet, ...otherClusters] = [
  '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  'EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
  '4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z',
] as const

/**
 * The ports of a local stack whose API is at `port`: those of DESIGN 3.5, or one after the other from another port on.
 * `networks` are those of the app, by CAIP-2 id. Chains that are not seeded have ports of their own, in the order of
 * their ids; behind them come the other clusters of Solana. What the stack cannot run is left out.
 */
export function localPorts(port: number, networks: readonly CaipNetworkId[]): LocalPorts {
  const isUsual = port === localPort
  const [firstChain, solana, firstMore] = isUsual ? [8545, 8899, 8548] : [port + 2, port + 5, port + 7]
  const ids = networks.flatMap((id) => (id.startsWith('eip155:') ? Number(id.slice('eip155:'.length)) : []))
  const more = [...new Set(ids)].filter((id) => !seededChains.includes(id)).sort((a, b) => a - b)
  const seeded = seededChains.map((id, index) => [id, firstChain + index] as const)
  const evm = Object.fromEntries([...seeded, ...more.map((id, index) => [id, firstMore + index] as const)])
  const firstCluster = isUsual ? solana + 2 : firstMore + more.length
  const clusters = otherClusters.filter((reference) => networks.includes(`solana:${reference}`))
  const pairs = clusters.map((reference, index) => [reference, firstCluster + 2 * index] as const)
  return { api: port, frame: port + 1, evm, solana: Object.fromEntries([[mainnet, solana], ...pairs]) }
}

/** The port that `services` places the local stack at; `undefined` where it names other services. */
export function localPortOf(services: ServicesInput | undefined): number | undefined {
  if (typeof services !== 'string' || services === 'reown') return undefined
  return services === 'local' ? localPort : Number(services.slice('local:'.length))
}

/** The services of the local stack whose API is at `port`. */
export function localServices(port: number) {
  const api = `http://127.0.0.1:${port}`
  return {
    api,
    rpc: api,
    relay: `ws://127.0.0.1:${port}/relay`,
    frame: `http://wallet.localhost:${port + 1}/sdk`,
    analytics: api,
    images: api,
  } as const
}
