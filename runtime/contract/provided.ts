import type { CaipNetworkId } from '../../schema/caip.js'
import type { ModalError } from '../../schema/error.js'
import type { Cell } from '../core/cell.js'
import type { Amount } from './chain.js'
import type { FeatureToken } from './kit.js'

/** Moves the wallet to another network. */
export interface NetworkSwitch {
  /**
   * Moves the wallet, or the app's own choice before a wallet is connected.
   * Throws `network/not-found`, `network/not-switched`, `network/not-added`, `flow/cancelled`, `flow/timeout`, `wallet/*`.
   */
  switchTo(id: CaipNetworkId, signal: AbortSignal): Promise<void>
}

/** What moves the wallet to another network. */
export const networkSwitch: FeatureToken<NetworkSwitch> = { id: 'networkSwitch' }

/** An amount, and when it was read. */
export interface KnownAmount {
  readonly amount: Amount
  /** Unix milliseconds. */
  readonly at: number
}

/** What is known of the native balance. The last amount stays, with its age, while it is read again and beside an error. */
export type BalanceState =
  | { readonly status: 'idle'; readonly amount?: never; readonly at?: never }
  | ({ readonly status: 'loading' } & Partial<KnownAmount>)
  | ({ readonly status: 'ready' } & KnownAmount)
  | ({ readonly status: 'failed'; readonly error: ModalError } & Partial<KnownAmount>)

/** The native balance of the active account. */
export interface NativeBalance {
  readonly balance: Cell<BalanceState>
  /** Keeps the balance fresh until the returned function is called; all callers share one poller. */
  follow(): () => void
}

/** What knows the native balance of the active account. */
export const nativeBalance: FeatureToken<NativeBalance> = { id: 'nativeBalance' }

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

/** What follows the transactions that the app has submitted. */
export const submittedTransactions: FeatureToken<SubmittedTransactions> = { id: 'submittedTransactions' }
