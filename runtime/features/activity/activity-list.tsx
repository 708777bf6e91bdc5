import { useCallback, useEffect } from 'react'
import type { Kit } from '../../contract/kit.js'
import type { TabProps } from '../../contract/view.js'
import { useKit } from '../../react/use-kit.js'
import { activityToken } from './contract.js'
import { monthsOf } from './months.js'
import { activityTexts } from './texts.js'
import { Waiting } from './waiting.js'

/** The activity of the active account: its own submissions, then its history by month. */
export function ActivityList({ ui }: TabProps) {
  const { Failure, announce, useLazy, useWords } = ui
  const words = useWords(activityTexts)
  const kit = useKit()
  const load = useCallback(() => fetchActivity(kit), [kit])
  const { value: fetched, error, retry } = useLazy(load, 'Transactions')
  const isLoading = !fetched && !error
  useEffect(() => announce(isLoading ? words.loading : ''), [announce, isLoading, words])
  if (error) return <Failure error={error} onRetry={retry} />
  return (
    <div className="mk-activity">
      {fetched ? (
        <fetched.List ui={ui} api={fetched.api} Rows={fetched.Rows} waiting={<Waiting />} monthsOf={monthsOf} />
      ) : (
        <Waiting />
      )}
    </div>
  )
}

/** What shows the activity is fetched while people see where it comes. */
async function fetchActivity(kit: Kit) {
  const [api, { HistoryList }, { HistoryRows }] = await Promise.all([
    kit.use(activityToken),
    import('./history-list.js'),
    import('./history-rows.js'),
  ])
  return { api, List: HistoryList, Rows: HistoryRows }
}
