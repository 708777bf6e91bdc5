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
  return {
    ...createBalance(kit),
    tokens: createTokens(kit),
    identity: createIdentity(kit),
    tab,
    showTab(id) {
      tab.value = id
    },
  }
}
