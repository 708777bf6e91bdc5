import { memo } from 'react'
import type { ActivityRow } from './activity-row.js'
import { TransactionRow } from './transaction-row.js'
import { type CommonProps, farStyle, usePlace } from './use-place.js'

/** What a run takes. */
export interface RunProps extends CommonProps {
  /** Compared as one when more come, and in the document or not as one. */
  readonly rows: readonly ActivityRow[]
}

/** Pixels over and under the view: rows are there before they are seen. */
const MARGIN = 500

/** Some rows of a list. Only their place while they are far: thousands of rows would hold up every frame. */
export const Run = /*#__PURE__*/ memo(function Run({ rows, places, ...common }: RunProps) {
  const { place, height } = usePlace<HTMLUListElement>(places, { name: `${rows[0]?.id}`, margin: MARGIN })
  return (
    <ul ref={place} className="mk-list" role="none" style={farStyle(height)}>
      {height === undefined && rows.map((row) => <TransactionRow key={row.id} row={row} {...common} />)}
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
