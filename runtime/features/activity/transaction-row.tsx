import { Fragment } from 'react'
import type { ViewUi } from '../../contract/view.js'
import { clean } from '../../core/clean.js'
import type { Decimal } from '../../core/decimal.js'
import type { Translation } from '../../core/words.js'
import type { ActivityRow, Described } from './activity-row.js'
import { type activityTexts, kinds } from './texts.js'

/** How rows speak. */
export interface RowLanguage {
  readonly words: Translation<(typeof activityTexts)['words']>
  /** FACTS 9.6: day and month. */
  readonly day: Intl.DateTimeFormat
  quantity(quantity: Decimal): string
}

/** What a row takes. */
export interface TransactionRowProps {
  readonly ui: ViewUi
  readonly row: ActivityRow
  /** The page of the transaction at an explorer. */
  readonly href: string | undefined
  /** Made once for all rows. */
  readonly language: RowLanguage
}

/** Rows that pass under the pointer would fade all the time. */
const still = { transition: 'none' }

/** What was done, what it moved, how it went and when. Leads to `href`. */
export function TransactionRow({ ui: { Image }, row, href, language }: TransactionRowProps) {
  const { words, day } = language
  const kind = kinds.find((known) => known === row.operationType)
  const label = kind ? words[kind] : clean(row.operationType)
  const state = { pending: words.pending, failed: words.failedStatus, dropped: words.dropped, confirmed: '' }[
    row.status
  ]
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
    // biome-ignore lint/a11y/noRedundantRoles: the list it is in is not its parent.
    <li role="listitem">
      {href ? (
        <a className="mk-row" href={href} target="_blank" rel="noopener noreferrer" style={still}>
          {content}
        </a>
      ) : (
        <div className="mk-row" style={{ ...still, background: 'none', cursor: 'default' }}>
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
