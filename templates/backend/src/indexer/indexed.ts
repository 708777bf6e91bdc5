import type { TransferKind } from './tables.js'

/** Something that moved, as read from a chain. Amounts and ids are base units and whole numbers. */
export interface IndexedTransfer {
  readonly kind: TransferKind
  /** The contract or mint; `null` for the native token. */
  readonly token: string | null
  readonly tokenId: bigint | null
  /** `null`: from nowhere (a mint). */
  readonly sender: string | null
  /** `null`: to nowhere (a burn). */
  readonly recipient: string | null
  readonly amount: bigint
}

/** A transaction, as read from a chain, with everything that moved in it, in order. */
export interface IndexedTransaction {
  readonly hash: string
  readonly block: number
  /** Its place in the block. */
  readonly position: number
  readonly sender: string
  readonly recipient: string | null
  readonly deployed: boolean
  readonly failed: boolean
  readonly nonce: number
  readonly fee: bigint
  readonly selector: string | null
  /** Milliseconds since 1970. */
  readonly minedAt: number
  readonly transfers: readonly IndexedTransfer[]
}

/** What a token says of itself, made safe to store and show. */
export interface IndexedToken {
  readonly address: string
  readonly standard: TransferKind
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  readonly firstBlock: number
}

/**
 * The accounts whose history the transaction belongs to: its sender, and every account to or from which something
 * moved.
 */
export function accountsOf({ sender, transfers }: IndexedTransaction): ReadonlySet<string> {
  const accounts = new Set([sender])
  for (const transfer of transfers) {
    if (transfer.sender) accounts.add(transfer.sender)
    if (transfer.recipient) accounts.add(transfer.recipient)
  }
  return accounts
}
