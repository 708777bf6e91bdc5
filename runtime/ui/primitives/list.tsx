import type { KeyboardEvent } from 'react'
import type { ListProps, RowProps } from '../../contract/parts.js'
import { clean } from '../../core/clean.js'

/** A list of rows; arrow keys, Home and End move the focus, Tab leaves no row out. */
export function List({ label, onReach, children }: ListProps) {
  return (
    <ul className="mk-list" aria-label={label} onPointerEnter={onReach} onFocus={onReach} onKeyDown={moveFocus}>
      {children}
    </ul>
  )
}

/** One choice of a list. `data-leads`. */
export function Row({ image, title, detail, tone, end, leadsTo, ...rest }: RowProps) {
  return (
    <li>
      <button type="button" className="mk-row" data-leads={leadsTo} {...rest}>
        {image}
        <span className="mk-row-text">
          <bdi className="mk-row-title">{clean(title)}</bdi>
          {detail && (
            <span className="mk-row-detail" data-tone={tone}>
              {detail}
            </span>
          )}
        </span>
        {end}
      </button>
    </li>
  )
}

function moveFocus(event: KeyboardEvent<HTMLUListElement>): void {
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('.mk-row')]
  const current = rows.findIndex((row) => row.matches(':focus'))
  const last = rows.length - 1
  const targets: Readonly<Record<string, number>> = { ArrowDown: current + 1, ArrowUp: current - 1, Home: 0, End: last }
  const target = targets[event.key]
  if (target === undefined || current < 0) return
  event.preventDefault()
  rows.at(target > last ? 0 : target)?.focus()
}
