import type { CaipNetworkId } from '../../../schema/caip.js'
import type { ModalError } from '../../../schema/error.js'
import type { Amount } from '../../chains/chain.js'
import type { Cell } from '../../core/cell.js'
import type { Transaction } from '../../core/transaction.js'
import type { Feature } from '../../wiring.js'

/**
 * What is known of the history of the active account on its network. `idle`: there is nothing to read, or nobody looks;
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

/** What is known of a transaction when it is submitted. Nothing secret belongs here: it is kept in the browser's storage. */
export interface SubmittedDetails {
  /** Who submitted it; the active account of eip155 when left out. */
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

/** A transaction that this app submitted, until the history tells of it. */
export interface Submitted {
  readonly hash: string
  readonly address: string
  readonly caipNetworkId: CaipNetworkId
  /** When it was submitted, in Unix milliseconds. */
  readonly at: number
  readonly operationType: string
  readonly to: string | null
  /** Decimal text of base units. */
  readonly amount: { readonly value: string; readonly decimals: number; readonly symbol: string } | null
  readonly nonce: number | null
  /** `dropped`: another transaction took its number, or the network has lost it. */
  readonly status: 'pending' | 'confirmed' | 'failed' | 'dropped'
}

/** The activity of the active account. */
export interface ActivityApi {
  readonly state: Cell<ActivityState>
  /** Its own transactions that the history does not tell of yet, the newest first. */
  readonly submissions: Cell<readonly Submitted[]>
  /** Reads, and asks the nodes what became of submitted transactions, until the returned function is called. */
  follow(): () => void
  /** Reads the next page; nothing while one is read, at the end, and within 30 s of a failure. Never rejects. */
  more(): Promise<void>
  /** Reads what failed again, or the newest page, at once. Never rejects: a failure is a state. */
  retry(): Promise<void>
  /** Tells of a transaction that a wallet has sent. What is no hash of an eip155 transaction is passed over. */
  submitted(hash: string, details?: SubmittedDetails): void
}

/** Turns the activity on: the tab of the view Account, and the view Transactions. */
export function activity(): Feature<'activity', ActivityApi> {
  return {
    id: 'activity',
    tab: () => import('./activity-list.js').then((it) => it.ActivityList),
    load: (kit) =>
      Promise.all([import('./activity.js'), import('./submissions.js')]).then(([it, own]) =>
        it.createActivity(kit, own.createSubmissions(kit)),
      ),
  }
}
