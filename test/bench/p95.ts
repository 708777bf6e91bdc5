/** What 95 of 100 stay below. Not a number where there are none. */
export function p95(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.ceil(sorted.length * 0.95) - 1] ?? Number.NaN
}
