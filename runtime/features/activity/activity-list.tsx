import { useEffect } from 'react'
import type { TabProps } from '../../wiring.js'
import { monthsOf } from './months.js'
import { activityTexts } from './texts.js'
import { useActivity } from './use-activity.js'
import { Waiting } from './waiting.js'

/** The activity of the active account: its own submissions, then its history by month. */
export function ActivityList({ ui }: TabProps) {
  const { Failure, announce, useWords } = ui
  const words = useWords(activityTexts)
  const { fetched, error, retry } = useActivity()
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
