import type { Address, Signature } from '@solana/kit'
import type { DecodedTransaction, IndexedInstruction, LoadedAddresses, MessageAccount } from './decode-transaction.js'
import type { TransactionError } from './svm-error.js'

/** How much of a token one of a transaction's accounts holds. */
export interface TokenBalance {
  readonly accountIndex: number
  readonly mint: Address
  readonly owner: Address
  readonly programId: Address
  /** In base units. */
  readonly amount: bigint
  readonly decimals: number
}

/** Balances of all accounts of a transaction, by index. */
export interface Balances {
  readonly lamports: readonly bigint[]
  readonly tokens: readonly TokenBalance[]
}

/** A transaction that was executed, with all that the node knows of it. */
export interface TransactionRecord extends DecodedTransaction {
  readonly signature: Signature
  readonly slot: bigint
  /** Seconds since 1970. */
  readonly time: number
  readonly error: TransactionError | null
  readonly logs: readonly string[]
  readonly loaded: LoadedAddresses
  readonly accounts: readonly MessageAccount[]
  readonly before: Balances
  readonly after: Balances
  /** In lamports. */
  readonly fee: bigint
  readonly computeUnits: bigint
  /** Called ones, by the index of the instruction that called them. */
  readonly inner: readonly (readonly IndexedInstruction[])[]
  /** As nodes list it: its length in bytes and its text. */
  readonly memo: string | null
}
