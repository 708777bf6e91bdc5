import type { AccountType } from '../../../schema/account-types.js'
import type { Namespace } from '../../../schema/caip.js'
import type { SecureWallet } from '../../connectors/secure-wallet/wallet.js'
import type { Connection } from '../../contract/connection.js'
import type { FeatureToken } from '../../contract/feature-token.js'

/** Options of the embedded wallet, as resolved from the config. */
export interface SecureWalletOptions {
  readonly secureWallet?: {
    /** Keeps the whole e-mail in the browser, to be shown; else it is kept masked. */
    readonly storeEmail?: boolean
  }
}

/** The embedded wallet, for its views and for hosts that draw their own. */
export interface SecureWalletApi {
  /** The origin of the wallet's site, which keeps the keys. */
  readonly site: string
  /** The address of a page of that site for people: what can be changed, or how keys are taken out. */
  page(name: 'dashboard' | 'export'): string
  /** The wallet behind the frame; its code and its frame are fetched the first time. */
  wallet(): Promise<SecureWallet>
  /**
   * Connects the account that is signed in, in the active namespace of the app or the given one.
   * Throws `flow/cancelled`, `flow/timeout`, `wallet/*`, `frame/*`.
   */
  connect(signal: AbortSignal, namespace?: Namespace): Promise<Connection>
  /** Shows another kind of account (FACTS 4.8). Gives the kind that is shown then: `eoa` where it could not be set. */
  setAccountType(type: Extract<AccountType, 'eoa' | 'smartAccount'>, signal: AbortSignal): Promise<AccountType>
}

/** The feature of the embedded wallet. */
export const secureWalletToken: FeatureToken<SecureWalletApi, SecureWalletOptions> = { id: 'secureWallet' }
