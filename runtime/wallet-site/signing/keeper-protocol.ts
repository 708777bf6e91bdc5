import type { TypedData } from './typed-data.js'

/** A transaction of EIP-1559 as it is signed: numbers of base units as decimal texts, bytes as `0x` texts. */
export interface EvmTransaction {
  readonly chainId: number
  readonly nonce: number
  readonly maxPriorityFeePerGas: string
  readonly maxFeePerGas: string
  readonly gas: string
  readonly to: string
  readonly value: string
  readonly data: string
}

/** What is to be signed, each by the account of this address. */
export type SignTask =
  /** EIP-191, version 0x45. */
  | { readonly kind: 'message'; readonly address: string; readonly message: Uint8Array }
  /** EIP-712. */
  | { readonly kind: 'typed-data'; readonly address: string; readonly data: TypedData }
  | { readonly kind: 'transaction'; readonly address: string; readonly transaction: EvmTransaction }
  | { readonly kind: 'solana-message'; readonly address: string; readonly message: Uint8Array }
  /** The message of a transaction, without its signatures. */
  | { readonly kind: 'solana-transaction'; readonly address: string; readonly message: Uint8Array }

/** The account that a worker has the key of. */
export type KeeperKind = 'eip155' | 'solana'

/** The secret of the wallet as the server gives it to one key: all in base64url. */
export interface KeyRelease {
  /** The point of the server. */
  readonly key: string
  readonly iv: string
  readonly ct: string
}

/** What the frame asks its worker. No question and no answer has a secret in clear. */
export type KeeperQuestion = { readonly id: number } & (
  | { readonly ask: 'begin' }
  | { readonly ask: 'open'; readonly projectId: string; readonly release: KeyRelease }
  | { readonly ask: 'sign'; readonly task: SignTask }
  | { readonly ask: 'forget' }
)

/** Why the worker has not done it: it has no keys of that account, or it does not sign such a thing. */
export type KeeperError = 'locked' | 'refused'

/**
 * What the worker answers: to `begin` its fresh point in base64url, to `open` its address, to `sign` 65 or 64 bytes of a
 * signature, or the whole transaction of EIP-1559, in hex.
 */
export type KeeperAnswer = { readonly id: number } & (
  | { readonly error: KeeperError }
  | { readonly key: string }
  | { readonly address: string }
  | { readonly signed: string }
  | { readonly isForgotten: true }
)
