import type { ModalError } from '../../../schema/error.js'
import type { FeatureToken } from '../../contract/feature-token.js'
import type { AccountReads, BalanceState, Profile } from '../../contract/provided.js'
import type { Cell } from '../../core/cell.js'
import type { TokenBalance } from '../../core/token-balance.js'
import type { QueryState } from '../../session/query.js'

/** What is known of the tokens of an account. */
export type TokensState = QueryState<readonly TokenBalance[]>

/** The tokens of the active account on its network, native coin included (SPEC §3, Token balance). */
export interface AccountTokens {
  /** The last good list stays, with its age, while it is read again and beside an error. */
  readonly state: Cell<TokensState>
  /** Keeps the list fresh until the returned function is called; all callers share one poller. */
  follow(): () => void
  /**
   * Reads it now; 30 s after a failure at the earliest (SPEC §8). The backend reads the tokens of these CAIP-10 addresses
   * anew. Never rejects: a failure is a state.
   */
  refresh(addresses?: readonly string[]): Promise<void>
  /** Whether nothing is asked by itself after a failure, because the service is down: until there is a new subscriber or `refresh`. */
  isOver(error: ModalError): boolean
}

/** The account feature. */
export interface AccountApi {
  /** The native balance of the active account. */
  readonly balance: Cell<BalanceState>
  /** Keeps the balance fresh until the returned function is called; all callers share one poller. */
  follow(): () => void
  /** Reads the balance now; 30 s after a failure at the earliest (SPEC §8). Never rejects: a failure is a state. */
  refresh(): Promise<void>
  readonly tokens: AccountTokens
  readonly identity: IdentityApi
  readonly reads: AccountReads
  /** The tab of the view Account that is shown, by the id of its feature; the first one again once the modal has closed. */
  readonly tab: Cell<string>
  showTab(id: string): void
}

/** Options of the account feature, as resolved from the config. */
export interface AccountOptions {
  /** What stands first among the things to do with a wallet (SPEC §9). */
  readonly walletFeaturesOrder?: readonly ('onramp' | 'swaps' | 'receive' | 'send')[]
}

/** The name and the picture of the live account. */
export interface IdentityApi {
  /** `undefined` while nothing is known, also where the question failed: a name is an ornament. */
  readonly identity: Cell<Identity | undefined>
  /** The same, fit to be shown, with the account it is of. */
  readonly profile: Cell<Profile | undefined>
  /** Looks it up, and anew for another account, until the returned function is called; all callers share one request. */
  follow(): () => void
}

/** Who an account is, as far as a directory of names knows. Untrusted: clean it before it is shown. */
export interface Identity {
  readonly name: string | null
  /** A `data:` picture, or one of the app's own images service. */
  readonly avatar: string | null
}

/** The feature of the account. */
export const accountToken: FeatureToken<AccountApi, AccountOptions> = { id: 'account' }
