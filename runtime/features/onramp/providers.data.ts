import type { CaipNetworkId, Namespace } from '../../../schema/caip.js'
import { type ProviderName, providerLabels } from '../../../schema/onramp-providers.js'

/** What is known of a seller (SPEC §3, onramp provider; FACTS 9.4). */
export interface Provider {
  readonly label: string
  readonly feeRange: string
  readonly namespaces: readonly Namespace[]
  /** Where its page may be; `null` is the app's own backend on this machine. */
  readonly hosts: readonly string[] | null
}

/** Every seller the kit knows. A further one is a row here and an adapter in the backend. */
export const providers: Readonly<Record<ProviderName, Provider>> = {
  meld: {
    label: providerLabels.meld,
    feeRange: '1-2%',
    namespaces: ['eip155', 'solana'],
    hosts: ['meldcrypto.com', 'meld.io'],
  },
  coinbase: { label: providerLabels.coinbase, feeRange: '1-2%', namespaces: ['eip155'], hosts: ['pay.coinbase.com'] },
  sandbox: { label: providerLabels.sandbox, feeRange: '1.5%', namespaces: ['eip155', 'solana'], hosts: null },
}

/** What Meld's page is told to sell, by namespace; `USDC` elsewhere (SPEC §7). */
export const meldTokens: Readonly<Partial<Record<Namespace, string>>> = { solana: 'SOL' }

/** What a provider calls the one network of a namespace. */
export const ownPlaces: Readonly<Partial<Record<Namespace, string>>> = { solana: 'solana' }

/** Other names of networks in lists of what is sold, by CAIP-2. */
export const otherNames: Readonly<Record<CaipNetworkId, RegExp>> = {
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': /^solana(-mainnet)?$/i,
}

/** Networks that Coinbase sells on, by CAIP-2, and what it calls them; another one is `ethereum` (SPEC §9, FACTS 13.9). */
export const coinbaseNetworks: Readonly<Record<string, string>> = {
  'eip155:1': 'ethereum',
  'eip155:42161': 'arbitrum',
  'eip155:137': 'polygon',
  'eip155:80094': 'berachain',
  'eip155:43114': 'avalanche-c-chain',
  'eip155:10': 'optimism',
  'eip155:42220': 'celo',
  'eip155:8453': 'base',
}
