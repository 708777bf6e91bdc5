import { type ComponentType, type ReactNode, useEffect, useMemo, useState } from 'react'
import type { ViewUi } from '../../contract/view.js'
import { useAccount, useNetwork } from '../../react/hooks.js'
import { useKit } from '../../react/use-kit.js'
import { useValue } from '../../react/use-value.js'
import { rowOf } from './activity-row.js'
import type { ActivityApi, ActivityState } from './contract.js'
import { EndOfList } from './end-of-list.js'
import type { HistoryRowsProps } from './history-rows.js'
import type { monthsOf as group } from './months.js'
import { activityTexts } from './texts.js'

/** Rows that are drawn at first, and with each look at the end of the list: what is not looked at costs nothing. */
const STEP = 40

/** What is shown of another account. */
const nothing: ActivityState = { status: 'loading', key: undefined, transactions: [] }

/** What the list takes. */
export interface HistoryListProps {
  readonly ui: ViewUi
  readonly api: ActivityApi
  /** What draws them. */
  readonly Rows: ComponentType<HistoryRowsProps>
  /** Stands where the first page comes. */
  readonly waiting: ReactNode
  /** Groups the rows: it is here before the list is. */
  readonly monthsOf: typeof group
}

/** The activity, followed while it is seen. Nothing of another account is ever shown. `data-status`. */
export function HistoryList({ ui, api, Rows, waiting, monthsOf }: HistoryListProps) {
  const { Age, Failure, Icon, StatusScreen, announce, locale, useFailureToast, useWords } = ui
  const words = useWords(activityTexts)
  const lang = useValue(locale)?.lang
  const { clock } = useKit().host
  const { network, caipNetworkId } = useNetwork()
  const { address } = useAccount()
  useEffect(() => api.follow(), [api])
  const read = useValue(api.state)
  const isOwn = read.key === undefined || read.key === `${caipNetworkId}:${address}`
  const { status, key, transactions, at, error } = isOwn ? read : nothing
  const [seen, setSeen] = useState({ key, most: STEP })
  if (seen.key !== key) setSeen({ key, most: STEP })
  const most = seen.key === key ? seen.most : STEP
  const months = useMemo(
    () => monthsOf(transactions, { most, now: clock.now(), lang }),
    [transactions, most, lang, clock, monthsOf],
  )

  useFailureToast(status, words.failed)
  const isLoading = status === 'loading' && at === undefined
  useEffect(() => announce(isLoading ? words.loading : ''), [announce, isLoading, words])

  const own = useValue(api.submissions).filter(
    (sent) => sent.caipNetworkId === caipNetworkId && sent.address.toLowerCase() === address?.toLowerCase(),
  )
  const hasMore = transactions.length > most || status === 'more' || (status === 'loading' && at !== undefined)
  const isEmpty = months.length === 0 && !hasMore
  function showMore(): void {
    if (transactions.length > most) setSeen({ key, most: most + STEP })
    else void api.more()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a section would be a second landmark by the name of the view, and a fieldset is for fields.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: rows without an explorer lead nowhere, and the keyboard scrolls them.
    <div role="group" data-status={status} aria-label={words.title} tabIndex={0}>
      {months.length > 0 && error && (
        <p className="mk-cut">
          <Age at={at} isDown text={words.old} />
        </p>
      )}
      <Rows ui={ui} network={network} own={own.map(rowOf)} months={months} />
      {isLoading && waiting}
      {isEmpty && error && <Failure error={error} onRetry={() => void api.retry()} />}
      {isEmpty && !isLoading && !error && own.length === 0 && (
        <StatusScreen
          image={<Icon name="search" />}
          title={status === 'idle' ? words.off : words.none}
          text={status === 'idle' ? words.offText : words.noneText}
        />
      )}
      {!isEmpty && !isLoading && (
        <EndOfList
          ui={ui}
          over={`${key}/${transactions.length}/${most}`}
          error={error}
          onRetry={() => void api.retry()}
          onReach={hasMore ? showMore : undefined}
          isBusy={status === 'loading'}
        />
      )}
    </div>
  )
}
