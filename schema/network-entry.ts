import { z } from 'zod'
import type { CaipNetworkId } from './caip.js'
import type { chains } from './features.js'
import { networkProblem } from './find-network.js'
import { chainIdProblem } from './network-info.js'
import { discriminate, strict } from './shapes.js'
import { webUrl } from './url.js'

/** An EVM chain as viem describes it; what is not listed here is not looked at. */
export interface ChainInput {
  readonly id: number
  readonly name: string
  readonly nativeCurrency: { readonly name: string; readonly symbol: string; readonly decimals: number }
  readonly rpcUrls?: { readonly default: { readonly http: readonly string[] } } | undefined
  readonly blockExplorers?: Readonly<Record<string, { readonly name: string; readonly url: string }>> | undefined
  readonly testnet?: boolean | undefined
}

/** The names of the networks this version knows: those that viem/chains exports for EVM chains. */
export type NetworkName = NamesOf<(typeof chains)[number]>
type NamesOf<Chain> = Chain extends { readonly networks: infer Networks } ? keyof Networks & string : never

/** One network: viem's export name, a CAIP-2 id, or a viem chain object. */
export type NetworkReference = NetworkName | CaipNetworkId | ChainInput

/** A network with JSON-RPC endpoints of your own, best first. */
export interface NetworkWithRpc {
  readonly network: NetworkReference
  readonly rpcUrls: readonly string[]
}

/** One entry of `networks`. */
export type NetworkEntry = NetworkReference | NetworkWithRpc

const shortText = z.string().trim().min(1).max(64)

const networkName = z.string().superRefine((name, context) => {
  const problem = networkProblem(name)
  if (problem) context.addIssue({ code: 'custom', message: problem.message, params: { fix: problem.fix, name } })
})

// Only ever shown as a link, and some test networks have no certificate.
const pageUrl = z.url({ protocol: /^https?$/ })

const chainId = z.int().superRefine((id, context) => {
  const problem = chainIdProblem(id)
  if (problem) context.addIssue({ code: 'custom', message: problem.message, params: { fix: problem.fix } })
})

const chain = z.looseObject({
  id: chainId,
  name: shortText,
  nativeCurrency: z.looseObject({ name: shortText, symbol: shortText, decimals: z.int().min(0).max(36) }),
  rpcUrls: z.looseObject({ default: z.looseObject({ http: z.array(z.string()) }) }).optional(),
  blockExplorers: z.record(z.string(), z.looseObject({ name: shortText, url: pageUrl })).optional(),
  testnet: z.boolean().optional(),
})

/** A network by name, CAIP-2 id or chain object. */
export const networkReference = discriminate<NetworkReference>((value) =>
  typeof value === 'object' ? chain : networkName,
)

const withRpc = strict({ network: networkReference, rpcUrls: z.array(webUrl).min(1) })

/** One entry of `networks`: a reference, or one with `rpcUrls`. */
export const networkEntry = discriminate<NetworkEntry>((value) => (hasOwnRpc(value) ? withRpc : networkReference))

/** Whether an entry is meant as `{ network, rpcUrls }`. */
export function hasOwnRpc(entry: unknown): entry is NetworkWithRpc {
  if (typeof entry !== 'object' || entry === null) return false
  return 'network' in entry || ('rpcUrls' in entry && Array.isArray(entry.rpcUrls))
}
