import type { Transaction } from '../../core/transaction.js'
import { byMonth } from '../../core/transaction-rules.js'
import { type ActivityRow, rowsOf } from './activity-row.js'

/** The rows of a month under its name. */
export interface ActivityMonth {
  readonly key: string
  readonly heading: string
  readonly rows: readonly ActivityRow[]
}

/** The first `most` rows of a history by month, named as `lang` does: without the year in that of `now` (FACTS 9.6). */
export function monthsOf(
  transactions: readonly Transaction[],
  { most, now, lang = 'en' }: { readonly most: number; readonly now: number; readonly lang?: string | undefined },
): readonly ActivityMonth[] {
  const thisYear = new Date(now).getFullYear()
  // Made once: of each month anew they would be thousands.
  const ofThisYear = new Intl.DateTimeFormat(lang, { month: 'long' })
  const ofYear = new Intl.DateTimeFormat(lang, { month: 'long', year: 'numeric' })
  let left = most
  return byMonth(transactions.slice(0, most)).flatMap(({ year, month, transactions: all }) => {
    const rows = all.flatMap(rowsOf).slice(0, left)
    left -= rows.length
    const name = year === thisYear ? ofThisYear : ofYear
    // Of a row: the first day of a month may be beyond all dates, and that of the year 50 is taken for 1950.
    const [first] = rows
    return first ? [{ key: `${year}-${month}`, heading: name.format(first.at), rows }] : []
  })
}
