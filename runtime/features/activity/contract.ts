import type { ModalError } from '../../../schema/error.js'
import type { FeatureToken } from '../../contract/feature-token.js'
import type { Submission, SubmittedTransactions } from '../../contract/submission.js'
import type { Cell } from '../../core/cell.js'
import type { Transaction } from '../../core/transaction.js'
/**
 * What is known of the history of the active account on its network. `idle`: there is nothing to read, or no subscriber;
 * `more` and `end` say whether there is another page. What was read stays beside a failure, with its age.
 */
export interface ActivityState {
  readonly status: 'idle' | 'loading' | 'more' | 'end' | 'failed'
  /** Account and network; another key is another history. */
  readonly key: string | undefined
  /** The newest first, each once, spam and other networks left out (SPEC §5). */
  readonly transactions: readonly Transaction[]
  /** When the newest page was read, in Unix milliseconds. */
  readonly at?: number | undefined
  readonly error?: ModalError | undefined
}

/** The activity of the active account. */
export interface ActivityApi extends SubmittedTransactions {
  readonly state: Cell<ActivityState>
  /** Its own transactions that the history does not tell of yet, the newest first. */
  readonly submissions: Cell<readonly Submission[]>
  /** Reads, and asks the nodes what became of submitted transactions, until the returned function is called. */
  follow(): () => void
  /** Reads the next page; nothing while one is read, at the end, and within 30 s of a failure. Never rejects. */
  more(): Promise<void>
  /** Reads what failed again, or the newest page, at once. Never rejects: a failure is a state. */
  retry(): Promise<void>
  /**
   * What the active account has bought with Coinbase on its network, as far as the newest page of the history tells: read
   * anew each time, past the browser's cache (FACTS 9.4). `metadata.status` is one of `ONRAMP_TRANSACTION_STATUS_*`. Nothing
   * without an account. Throws `backend/*`, `feature/off`, `flow/cancelled`, `flow/timeout`.
   */
  purchases(signal?: AbortSignal): Promise<readonly Transaction[]>
}

/** The feature of the activity. */
export const activityToken: FeatureToken<ActivityApi> = { id: 'activity' }
