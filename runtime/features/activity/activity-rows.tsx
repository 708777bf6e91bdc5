import { Fragment, memo, useId } from 'react'
import type { Network } from '../../core/network.js'
import { quantityText } from '../../core/token-text.js'
import { clean } from '../../ui/clean.js'
import type { ViewUi } from '../../ui/view-ui.js'
import type { ActivityRow, Described } from './activity-row.js'
import { activityTexts, kinds } from './texts.js'
import { transactionLink } from './transaction-link.js'

/** What the rows of a month take. */
export interface ActivityRowsProps {
  readonly ui: ViewUi
  readonly name: string
  readonly rows: readonly ActivityRow[]
  readonly network: Network | undefined
  readonly lang: string | undefined
}

/**
 * Rows of one list: compared as one when more come, and drawn as one when they come into view. The browser looks at each
 * place that may be skipped in each frame, so a row is none.
 */
const RUN = 20
/** Pixels of a row that nobody has seen yet. */
const HEIGHT = 56

/** Rows under the name of their month: one list, or several where there are many. */
export function ActivityRows({ name, rows, ...common }: ActivityRowsProps) {
  const id = useId()
  const runs = Array.from({ length: Math.ceil(rows.length / RUN) }, (_, run) => rows.slice(run * RUN, (run + 1) * RUN))
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="mk-row-detail mk-cut mk-month">
        {name}
      </h3>
      {runs.map((run) => (
        <Run key={run[0]?.id} rows={run} {...common} />
      ))}
    </section>
  )
}

type RunProps = Omit<ActivityRowsProps, 'name'>

const Run = /*#__PURE__*/ memo(function Run({ rows, ...common }: RunProps) {
  const day = new Intl.DateTimeFormat(common.lang ?? 'en', { day: '2-digit', month: 'short' })
  const size = `auto ${rows.length * HEIGHT}px`
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari takes a list without bullets for none.
    <ul className="mk-list" role="list" style={{ contentVisibility: 'auto', containIntrinsicSize: size }}>
      {rows.map((row) => (
        <Row key={row.id} row={row} day={day} {...common} />
      ))}
    </ul>
  )
}, isSameRun)

/** Rows are made anew whenever the list grows; what they tell is not. */
function isSameRun(a: RunProps, b: RunProps): boolean {
  const isSame = ({ id, status }: ActivityRow, at: number) => id === b.rows[at]?.id && status === b.rows[at]?.status
  return (
    a.ui === b.ui &&
    a.lang === b.lang &&
    a.network === b.network &&
    a.rows.length === b.rows.length &&
    a.rows.every(isSame)
  )
}

interface RowProps extends Omit<RunProps, 'rows'> {
  readonly row: ActivityRow
  /** FACTS 9.6: day and month. */
  readonly day: Intl.DateTimeFormat
}

/** What was done, what it moved, how it went and when. Leads to the explorer of its network. */
function Row({ ui: { Image, useWords }, row, day, network, lang }: RowProps) {
  const words = useWords(activityTexts)
  const kind = kinds.find((known) => known === row.operationType)
  const label = kind ? words[kind] : clean(row.operationType)
  const state = { pending: words.pending, failed: words.failedStatus, dropped: words.dropped, confirmed: '' }[
    row.status
  ]
  const href = transactionLink(network, row.hash)
  const [first] = row.moved
  const content = (
    <>
      <Image src={first?.image} name={first?.name || label} shape="round" />
      <span className="mk-row-text">
        <bdi className="mk-row-title">{label}</bdi>
        <span className="mk-row-detail">
          {row.moved.length === 0 && (state || words.confirmed)}
          {row.moved.map((each, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: there are two at most, in a fixed order.
            <Fragment key={place}>
              {place > 0 && ' · '}
              <bdi>{textOf(each, row.sign, lang)}</bdi>
            </Fragment>
          ))}
        </span>
        {state && row.moved.length > 0 && (
          <span className="mk-row-detail" data-tone={row.status === 'pending' ? undefined : 'warning'}>
            {state}
          </span>
        )}
      </span>
      <time className="mk-tag" dateTime={new Date(row.at).toISOString()}>
        {day.format(row.at)}
      </time>
    </>
  )
  return (
    <li>
      {href ? (
        <a className="mk-row" href={href} target="_blank" rel="noopener noreferrer">
          {content}
        </a>
      ) : (
        <div className="mk-row" style={{ background: 'none', cursor: 'default' }}>
          {content}
        </div>
      )}
    </li>
  )
}

function textOf({ name, quantity }: Described, sign: ActivityRow['sign'], lang: string | undefined): string {
  const amount = quantity ? `${sign}${quantityText(quantity, lang)} ` : ''
  return `${amount}${clean(name, quantity ? 12 : 40)}`
}
