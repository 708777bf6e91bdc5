import { z } from 'zod'
import { type CaipNetworkId, type Namespace, namespaceIn, namespaces } from './caip.js'
import { networkProblem, objectProblem } from './find-network.js'
import type { BuiltChain } from './registry.js'
import { discriminate, strict } from './shapes.js'
import { webUrl } from './url.js'

/**
 * A chain as viem describes it, or one of another namespace in the same words; what is not listed here is not looked at.
 */
export interface ChainInput {
  /** A number on eip155, the reference of its CAIP-2 id elsewhere. */
  readonly id: number | string
  /** `eip155` when left out. */
  readonly chainNamespace?: Namespace | undefined
  readonly name: string
  readonly nativeCurrency: { readonly name: string; readonly symbol: string; readonly decimals: number }
  readonly rpcUrls?: { readonly default: { readonly http: readonly string[] } } | undefined
  readonly blockExplorers?: Readonly<Record<string, { readonly name: string; readonly url: string }>> | undefined
  readonly testnet?: boolean | undefined
}

/** The names of the networks this version knows: on EVM chains those that viem/chains exports. */
export type NetworkName = NamesOf<BuiltChain>
type NamesOf<Chain> = Chain extends { readonly networks: infer Networks } ? keyof Networks & string : never

/** One network: its name, a CAIP-2 id, or a chain object. */
export type NetworkReference = NetworkName | CaipNetworkId | ChainInput

/** A network with JSON-RPC endpoints of your own, best first. */
export interface NetworkWithRpc {
  readonly network: NetworkReference
  readonly rpcUrls: readonly string[]
}

/** One entry of `networks`. */
export type NetworkEntry = NetworkReference | NetworkWithRpc

/** What a chain object is of that names no namespace: viem's are. */
const evmNamespace: Namespace = 'eip155'

const shortText = z.string().trim().min(1).max(64)

const networkName = z.string().superRefine((name, context) => {
  const problem = networkProblem(name)
  if (problem) context.addIssue({ code: 'custom', message: problem.message, params: { fix: problem.fix, name } })
})

// Only ever shown as a link, and some test networks have no certificate.
const pageUrl = z.url({ protocol: /^https?$/ })

const chainFields = {
  chainNamespace: z.enum(namespaces).optional(),
  name: shortText,
  nativeCurrency: z.looseObject({ name: shortText, symbol: shortText, decimals: z.int().min(0).max(36) }),
  rpcUrls: z.looseObject({ default: z.looseObject({ http: z.array(z.string()) }) }).optional(),
  blockExplorers: z.record(z.string(), z.looseObject({ name: shortText, url: pageUrl })).optional(),
  testnet: z.boolean().optional(),
} as const

/** A chain of eip155 unless it names another namespace. */
function chainOf(namespace: Namespace) {
  const id = z.union([z.int(), z.string()]).superRefine((value, context) => {
    const problem = objectProblem(namespace, value)
    if (problem) context.addIssue({ code: 'custom', message: problem.message, params: { fix: problem.fix } })
  })
  return z.looseObject({ id, ...chainFields })
}

/** A network by name, CAIP-2 id or chain object. */
export const networkReference = discriminate<NetworkReference>((value) =>
  typeof value === 'object' ? chainOf(namespaceIn(Object(value).chainNamespace) ?? evmNamespace) : networkName,
)

const withRpc = strict({ network: networkReference, rpcUrls: z.array(webUrl).min(1) })

/** One entry of `networks`: a reference, or one with `rpcUrls`. */
export const networkEntry = discriminate<NetworkEntry>((value) => (hasOwnRpc(value) ? withRpc : networkReference))

/** Whether an entry is meant as `{ network, rpcUrls }`. */
export function hasOwnRpc(entry: unknown): entry is NetworkWithRpc {
  if (typeof entry !== 'object' || entry === null) return false
  return 'network' in entry || ('rpcUrls' in entry && Array.isArray(entry.rpcUrls))
}
