import { median } from '../setup/median.js'

/** What 95 of 100 stay below. Not a number where there are none. */
export function p95(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.ceil(sorted.length * 0.95) - 1] ?? Number.NaN
}

/**
 * How many times the floor a request takes: the middle one of the visits, each by the mean of its requests beside that of the visit to
 * the floor before it. The machine's moods fall on both.
 */
export function timesFloor(own: readonly (readonly number[])[], floor: readonly (readonly number[])[]): number {
  return median(own.map((trips, visit) => mean(trips) / mean(floor[visit] ?? [])))
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
