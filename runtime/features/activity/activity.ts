import type { Kit } from '../../contract/kit.js'
import { submittedTransactions } from '../../contract/provided.js'
import { derived } from '../../core/cell.js'
import { createScope } from '../../core/scope.js'
import type { ActivityApi } from './contract.js'
import { createHistory } from './history.js'
import { createPurchases } from './purchases.js'

/** The logic of the activity: the history of the active account, beside what this app submitted before it tells of it. */
export async function createActivity(kit: Kit): Promise<ActivityApi> {
  const record = await kit.use(submittedTransactions)
  const history = createHistory(kit)
  const submissions = derived<ActivityApi['submissions']['initial']>([], () => {
    const told = new Set(history.state.value.transactions.map(({ metadata }) => metadata.hash?.toLowerCase()))
    return record.own.value.filter(({ hash, status }) => status !== 'asking' && !told.has(hash ?? undefined))
  })
  return {
    state: history.state,
    submissions,
    follow: createScope((own) => {
      let settled: ReadonlySet<string> | undefined
      own(record.follow())
      own(
        record.own.subscribe((all) => {
          const now = new Set(all.filter(({ status }) => isSettled(status)).map(({ id }) => id))
          // The history may know it soon.
          if (settled && [...now].some((id) => !settled?.has(id))) void history.refresh()
          settled = now
        }),
      )
      own(history.follow())
    }),
    more: history.more,
    retry: history.retry,
    submitted: record.submitted,
    purchases: createPurchases(kit),
  }
}

function isSettled(status: string): boolean {
  return status === 'confirmed' || status === 'final' || status === 'failed'
}
