import type { Kit } from '../../contract/kit.js'
import type { Transaction } from '../../core/transaction.js'
import { shownOn } from '../../core/transaction-rules.js'
import { backendDeps } from '../../transport/ask-service.js'
import { createBackend } from '../../transport/backend.js'
import { readPage } from './history-page.js'

/** Reads what the active account has bought; `ActivityApi.purchases` says what comes of it. */
export function createPurchases(kit: Kit) {
  const backend = createBackend(backendDeps(kit))
  return async (signal = new AbortController().signal): Promise<readonly Transaction[]> => {
    const live = kit.session.account()
    if (!live) return []
    const { transactions } = await readPage(backend, live, { onramp: 'coinbase' }, signal)
    return shownOn(live.caipNetworkId, transactions)
  }
}
