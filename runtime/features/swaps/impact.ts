import { type Decimal, digitsAt, ofUnits } from '../../core/decimal.js'
import { times } from '../../core/decimal-sums.js'
import type { SwapQuote } from './contract.js'

/** Basis points from which a person must agree to what the swap loses by moving the price. */
export const MOST_IMPACT = 500n

/** Basis points of slippage that may be set (SPEC §9), and from where on a warning stands beside them. */
export const slippageRules = { least: 5, most: 5_000, low: 10, high: 300 } as const

/**
 * What a swap loses, by the prices of both tokens, in basis points: (in − out) / in (FACTS 9.3); 0 where it gains. `undefined`
 * where a price is not known. It is for the eye: nothing that is signed comes from it.
 */
export function impactOf(
  { from, fromAmount, to, toAmount }: SwapQuote,
  prices: { readonly from: Decimal | undefined; readonly to: Decimal | undefined },
): bigint | undefined {
  if (!prices.from?.digits || !prices.to?.digits) return undefined
  const paid = times(ofUnits(fromAmount, from.decimals), prices.from)
  const got = times(ofUnits(toAmount, to.decimals), prices.to)
  const places = Math.max(paid.places, got.places)
  const [spent, arrived] = [digitsAt(paid, places), digitsAt(got, places)]
  if (spent === 0n) return undefined
  return arrived >= spent ? 0n : ((spent - arrived) * 10_000n) / spent
}

/** Basis points as a percentage that `lang` writes. */
export function percentText(points: bigint, lang: string): string {
  const text = `${points / 100n}.${`${points % 100n}`.padStart(2, '0')}e-2`
  return new Intl.NumberFormat(lang, { style: 'percent', maximumFractionDigits: 2 }).format(text as `${number}`)
}
