import type { Namespace } from '../../schema/caip.js'

/** Parameters of a request: a list on eip155 (EIP-1193), and an object elsewhere. */
export type RequestParams = readonly unknown[] | Readonly<Record<string, unknown>>

/** How far a transaction is to be when a node looks at it first (SPEC §5, preflight commitment). */
export type Commitment = 'processed' | 'confirmed' | 'finalized' | 'recent' | 'single' | 'singleGossip' | 'root' | 'max'

/** How a transaction of Solana is sent. */
export interface SolanaSendOptions {
  readonly skipPreflight?: boolean
  readonly preflightCommitment?: Commitment
  readonly maxRetries?: number
  readonly minContextSlot?: number
}

/** One request: what it is asked with, and what is answered. */
interface Asked<Params extends RequestParams, Answer> {
  readonly params: Params
  readonly answer: Answer
}

/**
 * What wallets of Solana are asked (SPEC §6), in the shapes of WalletConnect (FACTS 6.3): keys, texts and signatures in
 * base58, transactions in base64 as they go over the wire. `pubkey` is the account that signs. The network is the one that the
 * connector was last switched to.
 */
export interface SolanaRequests {
  readonly solana_signMessage: Asked<
    { readonly message: string; readonly pubkey: string },
    { readonly signature: string }
  >
  readonly solana_signTransaction: Asked<
    { readonly transaction: string; readonly pubkey: string },
    { readonly transaction: string }
  >
  readonly solana_signAllTransactions: Asked<
    { readonly transactions: readonly string[]; readonly pubkey: string },
    { readonly transactions: readonly string[] }
  >
  readonly solana_signAndSendTransaction: Asked<
    { readonly transaction: string; readonly pubkey: string; readonly sendOptions?: SolanaSendOptions },
    { readonly signature: string }
  >
}

/**
 * The requests of a namespace, with one shape of parameters and answers that each of its connectors has. A namespace that is
 * not here is asked by any method: on eip155 the shapes are those of EIP-1193 and the EIPs behind it, and the answers the
 * wallet's own.
 */
export interface Vocabulary {
  readonly solana: SolanaRequests
}

/** Asks a wallet of one namespace. */
export type RequestOf<N extends Namespace> = [N] extends [keyof Vocabulary]
  ? <Method extends keyof Vocabulary[N]>(
      method: Method,
      params: Part<Vocabulary[N][Method], 'params'>,
    ) => Promise<Part<Vocabulary[N][Method], 'answer'>>
  : (method: string, params: RequestParams) => Promise<unknown>

type Part<Of, Name extends keyof Asked<RequestParams, unknown>> =
  Of extends Asked<RequestParams, unknown> ? Of[Name] : never
