import type { SolanaSendOptions } from './requests.js'
import type { Identifier, StandardAccount, StandardWallet } from './standard-wallet.js'

/** What a page asks a wallet to sign in with (Sign-In With Solana); each field is a line of the message. */
export interface SolanaSignInInput {
  readonly domain?: string
  readonly address?: string
  readonly statement?: string
  readonly uri?: string
  readonly version?: string
  readonly chainId?: string
  readonly nonce?: string
  readonly issuedAt?: string
  readonly expirationTime?: string
  readonly notBefore?: string
  readonly requestId?: string
  readonly resources?: readonly string[]
}

/** A transaction for a wallet: the legacy format or version 0, as it goes over the wire. */
export interface SolanaTransactionInput {
  readonly account: StandardAccount
  /** The cluster by its name in Wallet Standard: `solana:mainnet`. */
  readonly chain: Identifier
  readonly transaction: Uint8Array
  /** Wallets know the commitments of today alone. */
  readonly options?: Omit<SolanaSendOptions, 'preflightCommitment'> & {
    readonly preflightCommitment?: 'processed' | 'confirmed' | 'finalized'
  }
}

/** Signed bytes, and the signature over them. A wallet may have put words of its own before a message. */
export interface SolanaSignedMessage {
  readonly signedMessage: Uint8Array
  readonly signature: Uint8Array
}

/** What a wallet has signed in. */
export interface SolanaSignInOutput extends SolanaSignedMessage {
  readonly account: StandardAccount
}

/** The features of a wallet of Solana (Wallet Standard), as far as apps use them. A call with several inputs asks for all at once. */
export interface SolanaFeatures {
  readonly 'standard:connect': {
    connect(input?: { readonly silent?: boolean }): Promise<{ readonly accounts: readonly StandardAccount[] }>
  }
  readonly 'standard:disconnect': { disconnect(): Promise<void> }
  readonly 'standard:events': {
    /** Calls back with what has changed; the returned function stops. */
    on(event: 'change', listener: (properties: StandardChange) => void): () => void
  }
  readonly 'solana:signMessage': {
    signMessage(
      ...inputs: readonly { readonly account: StandardAccount; readonly message: Uint8Array }[]
    ): Promise<readonly SolanaSignedMessage[]>
  }
  readonly 'solana:signTransaction': {
    signTransaction(
      ...inputs: readonly Omit<SolanaTransactionInput, 'options'>[]
    ): Promise<readonly { readonly signedTransaction: Uint8Array }[]>
  }
  readonly 'solana:signAndSendTransaction': {
    signAndSendTransaction(
      ...inputs: readonly SolanaTransactionInput[]
    ): Promise<readonly { readonly signature: Uint8Array }[]>
  }
  readonly 'solana:signIn': {
    signIn(...inputs: readonly SolanaSignInInput[]): Promise<readonly SolanaSignInOutput[]>
  }
}

/** What a wallet says has changed: all of what it names. */
export type StandardChange = Partial<Pick<StandardWallet, 'accounts' | 'chains' | 'features'>>

/**
 * The wallet's own object on Solana. Every feature may be missing: a wallet has those that it can do. What they throw are the
 * wallet's own errors.
 */
export interface SolanaProvider extends StandardWallet {
  readonly features: StandardWallet['features'] & Readonly<Partial<SolanaFeatures>>
}
