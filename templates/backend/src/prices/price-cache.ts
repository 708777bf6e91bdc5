import type { Clock } from '../clock.js'

/** How long a price is kept, in ms. */
export const PRICE_MS = 15_000
/** Prices kept at most; the oldest goes first. */
const MOST = 10_000

/** Loads the prices of keys that are not fresh, together. Keys without a price are left out of the result. */
export type LoadPrices = (keys: readonly string[]) => Promise<ReadonlyMap<string, bigint>>

/**
 * Keeps prices for a short while, and asks for each only once at a time: calls made while one is being loaded wait for
 * it. That there is no price is kept too; a failure is not, it reaches all waiting calls.
 */
export function priceCache(load: LoadPrices, clock: Clock, keepMs: number = PRICE_MS) {
  const kept = new Map<string, { readonly at: number; readonly price: Promise<bigint | undefined> }>()

  return async function get(keys: readonly string[]): Promise<ReadonlyMap<string, bigint>> {
    const now = clock.now()
    const missing = [...new Set(keys)].filter((key) => !isFresh(key, now))
    if (missing.length > 0) keep(missing, now)
    const prices = new Map<string, bigint>()
    const found = keys.map((key) => ({ key, price: kept.get(key)?.price }))
    await Promise.all(
      found.map(async ({ key, price }) => {
        const value = await price
        if (value !== undefined) prices.set(key, value)
      }),
    )
    return prices
  }

  function isFresh(key: string, now: number): boolean {
    const entry = kept.get(key)
    return entry !== undefined && now - entry.at < keepMs && now >= entry.at
  }

  function keep(missing: readonly string[], at: number): void {
    const batch = load(missing)
    for (const key of missing) {
      const price = batch.then((prices) => prices.get(key))
      kept.delete(key)
      kept.set(key, { at, price })
      price.catch(() => {
        if (kept.get(key)?.price === price) kept.delete(key)
      })
    }
    for (const key of kept.keys()) {
      if (kept.size <= Math.max(MOST, missing.length)) return
      kept.delete(key)
    }
  }
}
