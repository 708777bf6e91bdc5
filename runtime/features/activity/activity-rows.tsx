import { Fragment, memo, useEffect, useId, useRef, useState } from 'react'
import type { Decimal } from '../../core/decimal.js'
import type { Network } from '../../core/network.js'
import type { Translation } from '../../core/words.js'
import { clean } from '../../ui/clean.js'
import type { ViewUi } from '../../ui/view-ui.js'
import type { ActivityRow, Described } from './activity-row.js'
import type { Nearness } from './nearness.js'
import { type activityTexts, kinds } from './texts.js'
import { transactionLink } from './transaction-link.js'

/** What the rows of a month take. */
export interface ActivityRowsProps {
  readonly ui: ViewUi
  readonly nearness: Nearness
  readonly name: string
  readonly rows: readonly ActivityRow[]
  readonly network: Network | undefined
  /** Made once for all rows. */
  readonly language: RowLanguage
}

/** How rows speak. */
export interface RowLanguage {
  readonly words: Translation<(typeof activityTexts)['words']>
  /** FACTS 9.6: day and month. */
  readonly day: Intl.DateTimeFormat
  quantity(quantity: Decimal): string
}

/** Rows of one list: compared as one when more come, and in the document or not as one. */
const RUN = 5
/** Where rows are that are not drawn: a line for each. */
const stripes = 'repeating-linear-gradient(transparent 0 8px, var(--mk-color-raised) 0 48px, transparent 0 56px)'

/** Rows under the name of their month: one list, or several where there are many. */
export function ActivityRows({ name, rows, ...common }: ActivityRowsProps) {
  const id = useId()
  const runs = Array.from({ length: Math.ceil(rows.length / RUN) }, (_, run) => rows.slice(run * RUN, (run + 1) * RUN))
  return (
    <section aria-labelledby={id} style={{ contain: 'content' }}>
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

/** Only its place while it is far: thousands of rows would hold up every frame. */
const Run = /*#__PURE__*/ memo(function Run({ rows, nearness, ...common }: RunProps) {
  const place = useRef<HTMLUListElement>(null)
  const [height, setHeight] = useState<number>()
  useEffect(() => {
    const list = place.current
    return list
      ? nearness.watch(list, (isNear) => {
          const isKept = isNear || list.matches(':focus-within')
          // A list that is not shown at all has no height; what was drawn of it stays.
          setHeight((was) => (isKept ? undefined : was || list.offsetHeight || undefined))
        })
      : undefined
  }, [nearness])
  const isFar = height !== undefined
  return (
    <ul
      ref={place}
      className="mk-list"
      // Said in words: Safari takes a list without bullets for none.
      role={isFar ? 'none' : 'list'}
      style={isFar ? { blockSize: height, background: stripes } : undefined}
    >
      {!isFar && rows.map((row) => <Row key={row.id} row={row} {...common} />)}
    </ul>
  )
}, isSameRun)

/** Rows are made anew whenever the list grows; what they tell is not. */
function isSameRun(a: RunProps, b: RunProps): boolean {
  const isSame = ({ id, status }: ActivityRow, at: number) => id === b.rows[at]?.id && status === b.rows[at]?.status
  return (
    a.ui === b.ui &&
    a.language === b.language &&
    a.network === b.network &&
    a.rows.length === b.rows.length &&
    a.rows.every(isSame)
  )
}

interface RowProps extends Omit<RunProps, 'rows' | 'nearness'> {
  readonly row: ActivityRow
}

/** What was done, what it moved, how it went and when. Leads to the explorer of its network. */
function Row({ ui: { Image }, row, network, language }: RowProps) {
  const { words, day } = language
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
              <bdi>{textOf(each, row.sign, language)}</bdi>
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

function textOf({ name, quantity }: Described, sign: ActivityRow['sign'], language: RowLanguage): string {
  const amount = quantity ? `${sign}${language.quantity(quantity)} ` : ''
  return `${amount}${clean(name, quantity ? 12 : 40)}`
}
