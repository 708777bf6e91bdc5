import type { Kit } from '../../contract/kit.js'
import { cell } from '../../core/cell.js'
import { createBalance } from './balance.js'
import type { AccountApi } from './contract.js'
import { createIdentity } from './identity.js'
import { createTokens } from './tokens.js'

/** The logic of the account, one script: balance, tokens, name and picture. Nothing is asked before it is followed. */
export function createAccount(kit: Kit): AccountApi {
  const tab = cell<string>('tokens')
  kit.router.state.subscribe(({ isOpen }) => {
    if (!isOpen) tab.value = tab.initial
  })
  const [balance, identity] = [createBalance(kit), createIdentity(kit)]
  return {
    ...balance,
    tokens: createTokens(kit),
    identity,
    reads: {
      balance: { state: balance.balance, follow: balance.follow },
      profile: { state: identity.profile, follow: identity.follow },
    },
    tab,
    showTab(id) {
      tab.value = id
    },
  }
}
