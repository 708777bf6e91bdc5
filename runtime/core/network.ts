import type { CaipNetworkId, Namespace } from '../../schema/caip.js'

/** One network the app works on (SPEC §3, Network). Printed into the host's `generated.ts`, so it is plain data. */
export interface Network {
  /** The chain's own id: a number on eip155, the reference elsewhere. */
  readonly id: number | string
  readonly caipNetworkId: CaipNetworkId
  readonly chainNamespace: Namespace
  readonly name: string
  /** HTTP JSON-RPC endpoints, best first. */
  readonly rpcUrls: readonly string[]
  readonly nativeCurrency: { readonly name: string; readonly symbol: string; readonly decimals: number }
  readonly blockExplorers?: readonly { readonly name: string; readonly url: string }[]
  readonly testnet?: boolean
  readonly assets?: { readonly imageId?: string; readonly imageUrl?: string }
}
