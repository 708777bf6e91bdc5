import type { ModalError } from '../../../schema/error.js'
import type { Amount } from '../../chains/chain.js'
import type { Cell } from '../../core/cell.js'
import type { TokenBalance } from '../../core/token-balance.js'
import type { FollowedState } from '../../session/followed.js'
import type { Feature } from '../../wiring.js'
import type { IdentityApi } from './identity.js'

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

/** The tokens of the active account on its network, native coin included (SPEC §3, Token balance). */
export interface AccountTokens {
  /** The last good list stays, with its age, while it is read again and beside an error. */
  readonly state: Cell<FollowedState<readonly TokenBalance[]>>
  /** Keeps the list fresh until the returned function is called; all callers share one poller. */
  follow(): () => void
  /** Reads it now. The backend reads the tokens of these CAIP-10 addresses anew. Never rejects: a failure is a state. */
  refresh(addresses?: readonly string[]): Promise<void>
  /** Whether nothing is asked by itself after a failure, because the service is down: until somebody looks anew or asks. */
  isOver(error: ModalError): boolean
  /** The tab of the view Account that is shown, by the id of its feature; the first one again once the modal has closed. */
  readonly picked: Cell<string>
  pick(id: string): void
}

/** The account feature. */
export interface AccountApi {
  readonly balance: Cell<BalanceState>
  /** Keeps the balance fresh until the returned function is called; all callers share one poller. */
  follow(): () => void
  /** Reads the balance now. Never rejects: a failure is a state. */
  refresh(): Promise<void>
  /** The tokens; their code is fetched the first time. Rejects where it does not come, and may be asked again. */
  tokens(): Promise<AccountTokens>
  /** Who the live account is. Its code is fetched with the first who asks. */
  identity(): Promise<IdentityApi>
}

/** Options of the account feature, as resolved from the config. */
export interface AccountOptions {
  /** What stands first among the things to do with a wallet (SPEC §9). */
  readonly walletFeaturesOrder?: readonly ('onramp' | 'swaps' | 'receive' | 'send')[]
}

/** The descriptor of the account feature. */
export interface AccountFeature extends Feature<'account', AccountApi> {
  readonly options: AccountOptions
}

/** Turns the account feature on: balance, and the Account view. */
export function account(options: AccountOptions = {}): AccountFeature {
  return {
    id: 'account',
    options,
    load: (kit) => import('./balance.js').then((it) => it.createBalance(kit)),
  }
}
