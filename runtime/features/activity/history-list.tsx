import { useCallback, useEffect, useMemo, useState } from 'react'
import type { Submission } from '../../contract/submission.js'
import type { ViewUi } from '../../contract/view.js'
import { accountKey } from '../../core/account-key.js'
import { dateLocale } from '../../core/date-locale.js'
import { quantityWriter } from '../../core/token-text.js'
import { useAccount, useNetwork } from '../../react/hooks.js'
import { useExplorer } from '../../react/use-chain.js'
import { useKit } from '../../react/use-kit.js'
import { useValue } from '../../react/use-value.js'
import { ListPlaces } from '../../ui/list-places.js'
import { GroupedList } from '../../ui/long-list/grouped-list.js'
import { type ActivityRow, rowOf } from './activity-row.js'
import type { ActivityApi, ActivityState } from './contract.js'
import { EndOfList } from './end-of-list.js'
import { monthsOf } from './months.js'
import { activityTexts } from './texts.js'
import { transactionLink } from './transaction-link.js'
import { TransactionRow } from './transaction-row.js'

/** Rows that are drawn at first, and with each look at the end of the list: what is not looked at costs nothing. */
const STEP = 40

/** What is shown of another account. */
const nothing: ActivityState = { status: 'loading', key: undefined, transactions: [] }

/** What the list takes. */
export interface HistoryListProps {
  readonly ui: ViewUi
  readonly api: ActivityApi
}

/** The activity, followed while it is seen. Nothing of another account is ever shown. `data-status`. */
export function HistoryList({ ui, api }: HistoryListProps) {
  const { Age, Failure, Icon, StatusScreen, announce, locale, useFailureToast, useWords } = ui
  const words = useWords(activityTexts)
  const { lang, dir = 'ltr' } = useValue(locale) ?? {}
  const { clock } = useKit().host
  const { network, caipNetworkId } = useNetwork()
  const pageOf = useExplorer(network)
  const { address } = useAccount()
  const [isFollowed, setFollowed] = useState(false)
  useEffect(() => {
    const stop = api.follow()
    setFollowed(true)
    return stop
  }, [api])
  const read = useValue(api.state)
  const account = address === undefined ? undefined : accountKey(caipNetworkId, address)
  const isOwn = read.key === undefined || read.key === account
  const { status, key, transactions, at, error } = isOwn ? read : nothing
  const [seen, setSeen] = useState({ key, most: STEP })
  if (seen.key !== key) setSeen({ key, most: STEP })
  const most = seen.key === key ? seen.most : STEP
  const months = useMemo(
    () => monthsOf(transactions, { most, now: clock.now(), lang }),
    [transactions, most, lang, clock],
  )

  const language = useMemo(
    () => ({
      words,
      day: new Intl.DateTimeFormat(dateLocale(lang), { day: 'numeric', month: 'short' }),
      moment: new Intl.DateTimeFormat(dateLocale(lang), { dateStyle: 'medium', timeStyle: 'short' }),
      dir,
      quantity: quantityWriter(lang),
    }),
    [words, lang, dir],
  )
  const renderRow = useCallback(
    (row: ActivityRow) => (
      <TransactionRow ui={ui} row={row} href={transactionLink(pageOf, row.hash)} language={language} />
    ),
    [ui, pageOf, language],
  )

  useFailureToast(status, words.failed)
  // Whether there is anything to read is not known before it was asked.
  const isLoading = at === undefined && (status === 'loading' || (status === 'idle' && !isFollowed))
  useEffect(() => announce(isLoading ? words.loading : ''), [announce, isLoading, words])

  const submissions = useValue(api.submissions)
  const own = useMemo(() => {
    const isShown = (sent: Submission) => accountKey(sent.caipNetworkId, sent.address) === account
    const rows = submissions.filter(isShown).map(rowOf)
    return rows.length > 0 ? [{ key: 'own', heading: words.own, rows }] : []
  }, [submissions, account, words])
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
        <p className="mk-age">
          <Age at={at} isDown text={words.old} />
        </p>
      )}
      <GroupedList groups={own} keyOf={idOf} isSame={isSame} renderRow={renderRow} />
      <GroupedList groups={months} keyOf={idOf} isSame={isSame} renderRow={renderRow} />
      {isLoading && <ListPlaces ui={ui} shape="groups" />}
      {isEmpty && error && <Failure error={error} onRetry={() => void api.retry()} image={<Icon name="clock" />} />}
      {isEmpty && !isLoading && !error && own.length === 0 && (
        <StatusScreen
          image={<Icon name="clock" />}
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

const idOf = ({ id }: ActivityRow) => id
/** Rows are made anew whenever the list grows; of one transaction only the status changes. */
const isSame = (a: ActivityRow, b: ActivityRow) => a.id === b.id && a.status === b.status
