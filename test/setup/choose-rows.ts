/** Names the turn of a run, a whole number, for tables whose rows take turns; without it every row runs. */
export const TURN = 'MODAL_KIT_TURN'

/**
 * `count` rows of a slow table for this turn, in the table's order. Consecutive turns take the rows one after the other and
 * begin again behind the last one, so that `ceil(rows / count)` turns see every row.
 */
export function chooseRows<Row>(rows: readonly Row[], count: number, turn: number): readonly Row[] {
  if (count >= rows.length) return rows
  const first = (turn * count) % rows.length
  const chosen = new Set(Array.from({ length: count }, (_, index) => (first + index) % rows.length))
  return rows.filter((_, index) => chosen.has(index))
}

/** The rows that this run is to test: `count` of them where rows take turns, otherwise all. Throws on a turn that is no number. */
export function rowsOfThisRun<Row>(rows: readonly Row[], count: number, env = process.env): readonly Row[] {
  const text = env[TURN]
  if (text === undefined || text === '') return rows
  if (!/^\d{1,9}$/.test(text)) throw new Error(`${TURN} is ${JSON.stringify(text)}. Set a whole number, or nothing.`)
  return chooseRows(rows, count, Number(text))
}
