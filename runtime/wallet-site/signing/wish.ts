import type { SolanaTransfer } from './solana-transfer.js'
import type { TypedData } from './typed-data.js'

/** A transaction of Solana that is to be signed. */
export interface WishedSolana {
  /** The message that is signed. */
  readonly message: Uint8Array
  readonly transfer: SolanaTransfer
}

/** What a page wants signed, decoded from the very bytes: nothing else of its request counts. */
export type Wish =
  | {
      readonly kind: 'message' | 'solana-message'
      readonly message: Uint8Array
      readonly text: string
      /** Class P1a of SECURITY 2.8: a sign-in to the app itself. */
      readonly isSignIn: boolean
    }
  | { readonly kind: 'typed-data'; readonly json: string; readonly data: TypedData }
  | {
      readonly kind: 'transaction'
      readonly to: string
      readonly value: bigint
      readonly data: string
      /** A quantity that the page has asked for. */
      readonly gas: string | undefined
      /** A quantity: that of a transfer of this wallet that waits, to speed it up or to cancel it. */
      readonly nonce: string | undefined
      /** Of a token, whose contract is `to`. */
      readonly transfer: { readonly to: string; readonly amount: bigint } | undefined
    }
  | {
      readonly kind: 'solana-transactions'
      readonly transactions: readonly WishedSolana[]
      readonly answer: 'one' | 'all' | 'send'
    }

/** Who asks, where, and whose account it is. */
export interface WishContext {
  /** The origin of the app that is bound. */
  readonly app: string
  readonly namespace: 'eip155' | 'solana'
  /** What stands behind the namespace: the number of an EVM chain, the beginning of a genesis hash on Solana. */
  readonly reference: string
  /** The account of the person on that network. */
  readonly address: string
}
