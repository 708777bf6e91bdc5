/** What 95 of 100 stay below. Not a number where there are none. */
export function p95(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.ceil(sorted.length * 0.95) - 1] ?? Number.NaN
}

/** Times of single requests follow each other in so many to a mean. */
const IN_A_ROW = 5

/**
 * How many times the floor what 95 of 100 stay below is, of means over five requests in a row. The clock of a page counts
 * in steps of 0.1 ms, which is a third of what a bare port takes.
 */
export function timesFloor(own: readonly (readonly number[])[], floor: readonly (readonly number[])[]): number {
  return p95(own.flatMap(meansInARow)) / p95(floor.flatMap(meansInARow))
}

function meansInARow(trips: readonly number[]): readonly number[] {
  const rows = Array.from({ length: Math.floor(trips.length / IN_A_ROW) }, (_, row) =>
    trips.slice(row * IN_A_ROW, (row + 1) * IN_A_ROW),
  )
  return rows.map((row) => row.reduce((sum, trip) => sum + trip, 0) / IN_A_ROW)
}
