'use client'
import type { ViewProps } from '../../contract/view.js'
import { ActivityList } from './activity-list.js'
import { activityTexts } from './texts.js'

/** Features that the project's backend may have switched off add to it, or it is one's own. */
export const isSwitched = true

/** View `Transactions`: the activity of the active account, for hosts that lead to it by themselves. */
export default function TransactionsView({ ui }: ViewProps) {
  const { Title, useWords } = ui
  return (
    <div className="mk-body">
      <Title text={useWords(activityTexts).title} />
      <ActivityList ui={ui} />
    </div>
  )
}
