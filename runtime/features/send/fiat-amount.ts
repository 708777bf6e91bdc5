import type { Decimal } from '../../core/decimal.js'
import { exactText } from '../../core/decimal-sums.js'
import { parseAmount } from '../../core/parse-amount.js'

/** Decimals of an amount in fiat that is typed: as many as a field takes. */
const FIAT_PLACES = 80
/** Decimals of the amount of the token that it becomes. */
const MOST_PLACES = 8

/**
 * What an amount in fiat is in the token, as it would be typed: rounded down, so that no more is sent than was meant. What is signed
 * comes from that text alone (SECURITY 3.5). `undefined` for what is no amount; the price is more than nothing.
 */
export function tokenTextOf(fiat: string, price: Decimal, decimals: number, separator: string): string | undefined {
  const value = parseAmount(fiat, FIAT_PLACES, separator)
  if (typeof value !== 'bigint') return undefined
  const places = Math.min(decimals, MOST_PLACES)
  const digits = (value * 10n ** BigInt(price.places + places)) / (price.digits * 10n ** BigInt(FIAT_PLACES))
  return exactText({ digits, places }).replace('.', separator)
}
