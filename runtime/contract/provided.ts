import type { CaipNetworkId } from '../../schema/caip.js'
import type { ModalError } from '../../schema/error.js'
import type { Cell } from '../core/cell.js'
import type { Amount } from './amount.js'
import type { FeatureToken } from './feature-token.js'
import type { SubmissionRecord } from './submission.js'

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

/** Something that is read while it has subscribers. */
export interface Followed<T> {
  readonly state: Cell<T>
  /** Keeps it fresh until the returned function is called; all callers share one poller. */
  follow(): () => void
}

/** The name and the picture of an account, as far as the app's backend knows them. Fit to be shown as they are. */
export interface Profile {
  /** Whose they are, in the letters under which addresses are compared: small ones on eip155. */
  readonly of: string
  readonly name: string | undefined
  /** A `data:` picture, or one of the app's own images service. */
  readonly picture: string | undefined
}

/** What is known about the active account. */
export interface AccountKnown {
  readonly balance: BalanceState
  /** `undefined` while nothing is known. `of` says whose it is: for a moment it may be that of the account before. */
  readonly profile: Profile | undefined
}

/** What the hooks read about the active account. */
export type AccountReads = { readonly [Name in keyof AccountKnown]: Followed<AccountKnown[Name]> }

/** What reads about the active account. */
export const accountReads: FeatureToken<{ readonly reads: AccountReads }> = { id: 'reads' }

/** A wallet that was used here before. */
export interface RecentWallet {
  /** Id of its connector, or of its entry in the directory. */
  readonly id: string
  readonly rdns?: string | undefined
  readonly name: string
}

/** The wallets used last. */
export interface RecentList {
  /** The newest first. */
  readonly recents: Cell<readonly RecentWallet[]>
  /** Takes a wallet out of the list; its connections stay. */
  forgetRecent(id: string): void
  /** Keeps the list in step with other tabs until the returned function is called. */
  followRecents(): () => void
}

/** What knows the wallets used last. */
export const recentList: FeatureToken<RecentList> = { id: 'recents' }

/** What follows the transactions that the app has submitted. */
export const submittedTransactions: FeatureToken<SubmissionRecord> = { id: 'submittedTransactions' }
