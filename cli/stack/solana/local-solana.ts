import type { MissingPart } from '../chains/missing-part.js'

/** A public cluster, as which a local chain answers. */
export type Cluster = 'mainnet' | 'devnet' | 'testnet'

/** Genesis hashes of the public clusters; their first 32 characters are the reference of CAIP-2. */
export const genesisHashes: Readonly<Record<Cluster, string>> = {
  mainnet: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d',
  devnet: 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1wcaWoxPkrZBG',
  testnet: '4uhcVJyU9pJkvQyS88uRDiswHXSCkY3zQawwpjk2NsNY',
}

/** A token that was seeded. */
export interface LocalSplToken {
  /** Its mint. */
  readonly address: string
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  readonly program: 'spl-token' | 'token-2022'
  /** What a transfer costs in hundredths of a percent of it (Token-2022, transfer fee); held back from what arrives. */
  readonly feeBasisPoints?: number
}

/** An account that was funded; its key is the same in every run, and public. */
export interface LocalSolanaAccount {
  readonly address: string
  /** The 32 bytes of the Ed25519 private key. */
  readonly privateKey: Uint8Array
}

/** A local Solana that runs. */
export interface LocalSolana {
  /** CAIP-2: that of the cluster whose genesis hash the chain answers with. */
  readonly chainId: `solana:${string}`
  /** JSON-RPC over HTTP. */
  readonly url: string
  /** Subscriptions over WebSocket: one port up, which is where clients look for them. */
  readonly wsUrl: string
  readonly port: number
  readonly tokens: readonly LocalSplToken[]
  /** They hold SOL and every token. */
  readonly accounts: readonly LocalSolanaAccount[]
}

/** What starting several of them gives. */
export interface StartedClusters extends Omit<StartedSolana, 'solana'> {
  readonly clusters: readonly LocalSolana[]
}

/** What starting gives: a chain, or what is missing for one. */
export interface StartedSolana {
  readonly solana?: LocalSolana
  readonly missing: readonly MissingPart[]
  /** Ends the servers, their connections and every timer. */
  stop(): Promise<void>
}
