import type { MissingPart } from '../chains/missing-part.js'

/** An SPL token that was seeded. */
export interface LocalSplToken {
  /** Its mint. */
  readonly address: string
  readonly name: string
  readonly symbol: string
  readonly decimals: number
}

/** An account that was funded; its key is the same in every run, and public. */
export interface LocalSolanaAccount {
  readonly address: string
  /** The 32 bytes of the Ed25519 private key. */
  readonly privateKey: Uint8Array
}

/** A local Solana that runs. */
export interface LocalSolana {
  /** CAIP-2: that of mainnet, whose genesis hash the chain answers with. */
  readonly chainId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
  /** JSON-RPC over HTTP. */
  readonly url: string
  /** Subscriptions over WebSocket: one port up, which is where clients look for them. */
  readonly wsUrl: string
  readonly port: number
  readonly tokens: readonly LocalSplToken[]
  /** They hold SOL and every token. */
  readonly accounts: readonly LocalSolanaAccount[]
}

/** What starting gives: a chain, or what is missing for one. */
export interface StartedSolana {
  readonly solana?: LocalSolana
  readonly missing: readonly MissingPart[]
  /** Ends the servers, their connections and every timer. */
  stop(): Promise<void>
}
