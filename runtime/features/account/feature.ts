import type { Feature } from '../../contract/kit.js'
import { accountReads } from '../../contract/provided.js'
import { type AccountApi, type AccountOptions, accountToken } from './contract.js'

/** Turns the account feature on: balance, and the Account view. */
export function account(options: AccountOptions = {}): Feature<AccountApi, AccountOptions> {
  return {
    id: accountToken.id,
    provides: [accountReads],
    options,
    load: (kit) => import('./create-account.js').then((it) => it.createAccount(kit)),
  }
}
