import { useEffect } from 'react'
import type { TabProps } from '../../contract/view.js'
import { ListPlaces } from '../../ui/list-places.js'
import { activityToken } from './contract.js'
import { HistoryList } from './history-list.js'
import { activityTexts } from './texts.js'

/** The activity of the active account: its own submissions, then its history by month. */
export function ActivityList({ ui }: TabProps) {
  const { Failure, announce, useLogic, useWords } = ui
  const words = useWords(activityTexts)
  const { value: api, error, retry } = useLogic(activityToken, 'Transactions')
  const isLoading = !api && !error
  useEffect(() => announce(isLoading ? words.loading : ''), [announce, isLoading, words])
  if (error) return <Failure error={error} onRetry={retry} />
  return (
    <div className="mk-activity">{api ? <HistoryList ui={ui} api={api} /> : <ListPlaces ui={ui} shape="groups" />}</div>
  )
}
