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
  /** What a wallet is told to add the network with; `rpcUrls` when left out. */
  readonly publicRpcUrls?: readonly string[]
  readonly nativeCurrency: { readonly name: string; readonly symbol: string; readonly decimals: number }
  readonly blockExplorers?: readonly { readonly name: string; readonly url: string }[]
  readonly testnet?: boolean
  /** A picture of it that is public, for wallets (EIP-3085); in the modal a network has its mark. */
  readonly assets?: { readonly imageId?: string; readonly imageUrl?: string }
}

/**
 * The endpoints that a wallet may be told (EIP-3085): those for the public, or those of the app. The proxy of a service
 * carries the project id of the app in its address, and is never among them.
 */
export function endpointsForWallet({ rpcUrls, publicRpcUrls = rpcUrls }: Network): readonly string[] {
  return publicRpcUrls.filter((url) => !/[?&]projectId=/i.test(url))
}
