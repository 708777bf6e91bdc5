import type { Kit } from '../../contract/kit.js'
import { createScope } from '../../core/scope.js'
import type { ActivityApi } from './contract.js'
import { createHistory } from './history.js'
import { createPurchases } from './purchases.js'
import { createSubmissions } from './submissions.js'

/** The logic of the activity: the history of the active account, beside what this app submitted before it tells of it. */
export function createActivity(kit: Kit): ActivityApi {
  const { shown, add, follow } = createSubmissions(kit)
  const history = createHistory(kit)
  return {
    state: history.state,
    submissions: shown,
    follow: createScope((own) => {
      follow(history, own)
      own(history.follow())
    }),
    more: history.more,
    retry: history.retry,
    submitted: add,
    purchases: createPurchases(kit),
  }
}
