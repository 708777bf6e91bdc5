import type { Kit } from '../../contract/kit.js'
import { createScope } from '../../core/scope.js'
import type { ActivityApi } from './contract.js'
import { createHistory } from './history.js'
import type { Submissions } from './submissions.js'

/**
 * The logic of the activity: the history of the active account, beside what this app submitted before it tells of it.
 * Rejects where the code that reads pages does not come.
 */
export async function createActivity(kit: Kit, { shown, add, follow }: Submissions): Promise<ActivityApi> {
  const { readOn } = await import('./history-page.js')
  const history = createHistory(kit, readOn)
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
  }
}
