import type { Counter } from './counter.js'

/** A window remembers this many keys; what comes after shares one count, so that memory stays bounded. */
const KEYS = 100_000

/** Counts in this process: for a database that only this process has. */
export function memoryCounter(): Counter {
  const windows = new Map<number, Map<string, number>>()
  return {
    async add(counts, window) {
      const totals = windows.get(window) ?? new Map<string, number>()
      windows.set(window, totals)
      return new Map([...counts].map(([key, n]) => [key, count(totals, key, n)]))
    },
    async forget(before) {
      for (const window of windows.keys()) if (window < before) windows.delete(window)
    },
  }
}

function count(totals: Map<string, number>, key: string, n: number): number {
  const kept = totals.has(key) || totals.size < KEYS ? key : 'others'
  const total = (totals.get(kept) ?? 0) + n
  totals.set(kept, total)
  return total
}
