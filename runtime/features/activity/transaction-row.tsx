import { Fragment } from 'react'
import type { ViewUi } from '../../contract/view.js'
import { clean } from '../../core/clean.js'
import type { Decimal } from '../../core/decimal.js'
import type { Translation } from '../../core/words.js'
import type { ActivityRow, Described } from './activity-row.js'
import { operationMarks } from './operation-marks.data.js'
import { type activityTexts, kinds } from './texts.js'

/** How rows speak. */
export interface RowLanguage {
  readonly words: Translation<(typeof activityTexts)['words']>
  /** FACTS 9.6: day and month. */
  readonly day: Intl.DateTimeFormat
  /** Day and time, for who wants to know exactly. */
  readonly moment: Intl.DateTimeFormat
  readonly dir: 'ltr' | 'rtl'
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

/** A minus as wide as the plus, which no line breaks behind, in place of the hyphen. */
const signs = { '+': '+', '-': '\u2212', '': '' } as const

/** What was done, what it moved, how it went and when. Leads to `href`. */
export function TransactionRow({ ui, row, href, language }: TransactionRowProps) {
  const { words, day, moment, dir } = language
  const arrow = dir === 'rtl' ? ' ← ' : ' → '
  const between = row.isExchange ? arrow : ' · '
  const kind = kinds.find((known) => known === row.operationType) ?? 'other'
  const state = {
    pending: words.pending,
    failed: words.failedStatus,
    dropped: words.dropped,
    replaced: words.replaced,
    cancelled: words.cancelled,
    unknown: words.unknown,
    confirmed: '',
  }[row.status]
  const isDone = row.status === 'confirmed' || row.status === 'pending'
  const content = (
    <>
      <Operation ui={ui} row={row} kind={kind} name={words[kind]} />
      <span className="mk-row-text">
        <span className="mk-row-title">
          {words[kind]}
          {state && row.moved.length > 0 && (
            <>
              {' '}
              <span className="mk-row-detail" data-tone={toneOf(row)}>
                {state}
              </span>
            </>
          )}
        </span>
        <span className="mk-row-detail">
          {row.moved.length === 0 && (state || words.confirmed)}
          <span dir={dir}>
            {row.moved.map((each, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: there are two at most, in a fixed order.
              <Fragment key={place}>
                {place > 0 && between}
                <bdi data-tone={row.sign === '+' && isDone ? 'in' : undefined}>{textOf(each, row.sign, language)}</bdi>
              </Fragment>
            ))}
          </span>
        </span>
      </span>
      <time className="mk-tag" dateTime={new Date(row.at).toISOString()} title={moment.format(row.at)}>
        {day.format(row.at)}
      </time>
    </>
  )
  return (
    // biome-ignore lint/a11y/noRedundantRoles: the list it is in is not its parent.
    <li role="listitem">
      {href ? (
        <a className="mk-row" href={href} target="_blank" rel="noopener noreferrer">
          {content}
        </a>
      ) : (
        <div className="mk-row mk-still">{content}</div>
      )}
    </li>
  )
}

/** How a state is coloured: what failed in the colour of errors, what has not arrived or is not known as a warning. */
function toneOf({ status }: ActivityRow): 'error' | 'warning' | undefined {
  if (status === 'pending') return undefined
  return status === 'failed' ? 'error' : 'warning'
}

interface OperationProps extends Pick<TransactionRowProps, 'ui' | 'row'> {
  readonly kind: keyof typeof operationMarks
  readonly name: string
}

/** The picture of what moved with the mark of what was done on it; the mark alone where nothing did. */
function Operation({ ui: { Icon, Image, TokenImage }, row: { pictured, sign, status }, kind, name }: OperationProps) {
  const isLost = status !== 'pending' && status !== 'confirmed' && status !== 'unknown'
  const shown = isLost ? 'failed' : kind
  const drawing = operationMarks[status === 'pending' || status === 'unknown' ? 'pending' : shown]
  if (!pictured)
    return (
      <span className="mk-image mk-operation" data-shape="round">
        <Icon drawing={drawing} />
      </span>
    )
  const tone = sign === '+' ? 'success' : undefined
  return (
    <span className="mk-operation">
      {/* The letter is small: beside the mark there is little room. */}
      {pictured.coinOf ? (
        <TokenImage name={pictured.name} size="small" coinOf={pictured.coinOf} />
      ) : (
        <Image src={pictured.image} name={pictured.name || name} size="small" shape="round" />
      )}
      <Icon drawing={drawing} tone={isLost ? 'error' : tone} />
    </span>
  )
}

function textOf({ name, quantity }: Described, sign: ActivityRow['sign'], language: RowLanguage): string {
  const amount = quantity ? `${signs[sign]}${language.quantity(quantity)}\u00a0` : ''
  return `${amount}${clean(name, quantity ? 12 : 40)}`
}
