import type { CaipNetworkId } from '../../schema/caip.js'
import type { Cell } from '../core/cell.js'
import type { Amount } from './amount.js'

/**
 * What became of a transaction that this app asked a wallet for. `asking`: the wallet has it. `unknown`: the wallet was asked
 * and never answered, so that it may have been sent. `confirmed`: in a block; `final`: no other block may take its place.
 * `replaced` and `cancelled`: another transaction of the account has its number; `dropped`: no node knows it any more.
 */
export type SubmissionStatus =
  | 'asking'
  | 'unknown'
  | 'pending'
  | 'confirmed'
  | 'final'
  | 'failed'
  | 'replaced'
  | 'cancelled'
  | 'dropped'

/** What the chain said before a wallet was asked: where a search for the transaction begins. */
export interface Seen {
  /** The number of the account’s next transaction; 0 where a namespace has none. */
  readonly nonce: number
  /** The newest block, as decimal text; on Solana the last one that may take the transaction. */
  readonly block: string
}

/** What a transaction moves. */
export interface SubmittedAmount {
  /** Decimal text of base units. */
  readonly value: string
  readonly decimals: number
  readonly symbol: string
  /** `native` for the network's own coin, or the contract of a token; left out where it is not known. */
  readonly asset?: string
}

/** What a wallet is to be asked for. Nothing secret belongs here: it is kept in the browser's storage. */
export interface SubmissionIntent {
  readonly caipNetworkId: CaipNetworkId
  /** The account that submits it. */
  readonly address: string
  /** What it is for the account, in the words of the history: `send`. */
  readonly operationType: string
  /** Who receives it. */
  readonly to: string | null
  readonly amount: SubmittedAmount | null
  readonly seen: Seen | null
  /** Tells its content apart from that of any other transaction (`TransferRequest.digest`). */
  readonly digest: string | null
  /** The wallet only signs, and the kit sends: without a hash it was not sent. */
  readonly isSentHere: boolean
}

/** A transaction that this app submitted, or asked a wallet for. */
export interface Submission extends SubmissionIntent {
  /** 128 random bits as hex; the hash where it was told of afterwards. */
  readonly id: string
  /** When the wallet was asked, in Unix milliseconds. */
  readonly at: number
  /** `null` until it is known. */
  readonly hash: string | null
  /** Its number, once a node tells it. */
  readonly nonce: number | null
  readonly status: SubmissionStatus
  /** The hash of the transaction that took its number. */
  readonly by: string | null
  /** The wallet answered after the app had stopped waiting for it. */
  readonly isLate: boolean
}

/** What is known of a transaction when it is submitted. Nothing secret belongs here: it is kept in the browser's storage. */
export interface SubmittedDetails {
  /** The account that submitted it; the active account of eip155 when left out. */
  readonly address?: string
  /** Where; the network of that account when left out. */
  readonly caipNetworkId?: CaipNetworkId
  readonly to?: string
  /** What it moves. */
  readonly amount?: Amount
  /** The sender's number of it. */
  readonly nonce?: number
  /** What it is for the account, in the words of the history: `send` when left out. */
  readonly operationType?: string
}

/** Follows the transactions that the app has submitted. */
export interface SubmittedTransactions {
  /** Tells of a transaction that a wallet has sent. What is no hash of an eip155 transaction is passed over. */
  submitted(hash: string, details?: SubmittedDetails): void
}

/** The one record of what this app submitted: it alone says what became of it (SECURITY 4.3). */
export interface SubmissionRecord extends SubmittedTransactions {
  /** Those of the active account on its network, the newest first. */
  readonly own: Cell<readonly Submission[]>
  /** Asks the nodes what became of those until the returned function is called; all callers share one poller. */
  follow(): () => void
  /**
   * Writes an intent, and then runs `ask`, which asks the wallet and gives the hash; it tells `signed` of a hash that is known
   * before the transaction is sent. One at a time for an account on a network,
   * over all tabs. Once `signal` has aborted, nobody waits for the answer, which is kept all the same when it comes. Throws
   * `send/other-tab`, `send/unresolved`, `flow/cancelled` and what `ask` throws.
   */
  run(
    intent: SubmissionIntent,
    ask: (signed: (hash: string) => void) => Promise<string>,
    signal: AbortSignal,
  ): Promise<Submission>
  /** Drops an intent of which the person knows that the wallet did not send it. */
  dismiss(id: string): void
}
