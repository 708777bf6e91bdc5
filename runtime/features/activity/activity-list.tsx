import { useEffect, useMemo, useState } from 'react'
import { useNetwork } from '../../react/hooks.js'
import { useKit } from '../../react/provider.js'
import { useValue } from '../../react/use-value.js'
import type { TabProps } from '../../wiring.js'
import { rowOf } from './activity-row.js'
import { ActivityRows } from './activity-rows.js'
import { EndOfList } from './end-of-list.js'
import { monthsOf } from './months.js'
import { activityTexts } from './texts.js'
import { useActivity } from './use-activity.js'

/** Rows that are drawn at first, and with each look at the end of the list: what is not looked at costs nothing. */
const STEP = 40

/** The activity of the active account: its own submissions, then its history by month. `data-status`. */
export function ActivityList({ ui }: TabProps) {
  const { Failure, Icon, Scene, announce, locale, toasts, useWords } = ui
  const words = useWords(activityTexts)
  const lang = useValue(locale)?.lang
  const { clock } = useKit().host
  const { network, caipNetworkId } = useNetwork()
  const { status, key, transactions, submissions, error, more, retry } = useActivity()
  const [seen, setSeen] = useState({ key, most: STEP })
  if (seen.key !== key) setSeen({ key, most: STEP })
  const most = seen.key === key ? seen.most : STEP
  const months = useMemo(
    () => monthsOf(transactions, { most, now: clock.now(), lang }),
    [transactions, most, lang, clock],
  )

  // What failed while nobody looked was told then.
  const [told, setTold] = useState(error)
  useEffect(() => {
    if (error && error !== told) toasts.show('error', words.failed)
    setTold(error)
  }, [error, told, toasts, words])
  const isLoading = status === 'loading' && transactions.length === 0
  useEffect(() => announce(isLoading ? words.loading : ''), [announce, isLoading, words])

  const own = submissions.filter((sent) => sent.caipNetworkId === caipNetworkId)
  const isEmpty = months.length === 0 && status !== 'more'
  const hasMore = transactions.length > most || status === 'more' || (status === 'loading' && !isLoading)
  function showMore(): void {
    if (transactions.length > most) setSeen({ key, most: most + STEP })
    else more?.()
  }
  return (
    <div className="mk-activity" data-status={status}>
      {own.length > 0 && <ActivityRows ui={ui} name={words.own} rows={own.map(rowOf)} network={network} lang={lang} />}
      {months.map(({ key: month, name, rows }) => (
        <ActivityRows key={month} ui={ui} name={name} rows={rows} network={network} lang={lang} />
      ))}
      {isLoading && <Waiting />}
      {isEmpty && error && <Failure error={error} onRetry={retry} />}
      {isEmpty && !isLoading && !error && own.length === 0 && (
        <Scene
          image={<Icon name="search" />}
          title={status === 'idle' ? words.off : words.none}
          text={status === 'idle' ? words.offText : words.noneText}
        />
      )}
      {!isEmpty && (
        <EndOfList
          ui={ui}
          length={Math.min(transactions.length, most)}
          error={error}
          onRetry={retry}
          onReach={hasMore ? showMore : undefined}
          isBusy={status === 'loading'}
        />
      )}
    </div>
  )
}

/** FACTS 1.4. */
const PLACES = 7

function Waiting() {
  return (
    <div aria-hidden="true">
      {Array.from({ length: PLACES }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: places are all alike.
        <div key={place} className="mk-row">
          <span className="mk-skeleton" />
        </div>
      ))}
    </div>
  )
}
