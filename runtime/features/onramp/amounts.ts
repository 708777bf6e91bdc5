import { type Decimal, digitsAt } from '../../core/decimal.js'
import { readDecimal } from '../../core/decimal-sums.js'
import { parseAmount } from '../../core/parse-amount.js'
import type { AmountProblem, BuyQuote, Currency, ProviderOffer } from './contract.js'

/** Digits behind the point of a currency, such as 2 of the dollar and none of the yen. */
export function placesOf(currency: string): number {
  return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2
}

/**
 * Reads an amount of a currency that a person typed: a number of its smallest unit, or what is wrong with it. It is fine where
 * one way of paying takes it; else the limit that comes closest is named.
 */
export function readMoney(text: string, { id, methods }: Currency, separator: string): bigint | AmountProblem {
  const places = placesOf(id)
  const read = parseAmount(text, places, separator)
  if (typeof read === 'object') return read
  if (read === 0n) return { problem: 'empty' }
  const at = (value: Decimal) => compare(value, { digits: read, places })
  if (methods.length === 0 || methods.some(({ min, max }) => at(min) <= 0 && at(max) >= 0)) return read
  const tooLow = methods.filter(({ min }) => at(min) > 0).toSorted((a, b) => compare(a.min, b.min))
  const tooHigh = methods.filter(({ max }) => at(max) < 0).toSorted((a, b) => compare(b.max, a.max))
  const [low, high] = [tooLow[0], tooHigh[0]]
  if (low && (!high || tooHigh.length < methods.length)) return { problem: 'low', method: low }
  return high ? { problem: 'high', method: high } : read
}

/** The least and the most that one way of paying takes; `undefined` where none says it. */
export function limitsOf({ methods }: Currency): readonly [Decimal, Decimal] | undefined {
  const [least] = methods.map(({ min }) => min).toSorted(compare)
  const most = methods
    .map(({ max }) => max)
    .toSorted(compare)
    .at(-1)
  return least && most && [least, most]
}

/** Less than zero where `a` is less than `b`, exact. */
export function compare(a: Decimal, b: Decimal): number {
  const places = Math.max(a.places, b.places)
  const [one, other] = [digitsAt(a, places), digitsAt(b, places)]
  return one < other ? -1 : Number(one > other)
}

/** The difference of two numbers; `undefined` where it is below zero. */
export function less(a: Decimal, b: Decimal): Decimal | undefined {
  const places = Math.max(a.places, b.places)
  const digits = digitsAt(a, places) - digitsAt(b, places)
  return digits < 0n ? undefined : { digits, places }
}

/** The most that is bought for the amount, of those who say it. */
export function mostBought(offers: readonly ProviderOffer[]): Decimal | undefined {
  const all = offers.flatMap(({ quote }) => (quote.status === 'ready' ? [quote.quote.bought] : []))
  return all.toSorted((a, b) => compare(b, a))[0]
}

/** What an answer to a quote must be for. */
export interface QuoteQuestion {
  readonly currency: string
  readonly symbol: string
  /** As it was asked for. */
  readonly amount: Decimal
}

/**
 * Reads a quote (FACTS 3.3). `undefined` for one of another currency, token or amount, and for one that gives nothing or keeps
 * more than is paid. Fees are told apart where they make up the difference to the last digit.
 */
export function readQuote(input: unknown, { currency, symbol, amount }: QuoteQuestion): BuyQuote | undefined {
  const of = (name: string, unit: string): Decimal | undefined => {
    const part = Object((Object(input) as Readonly<Record<string, unknown>>)[name]) as Readonly<Record<string, unknown>>
    const isIt = `${part['currency']}`.toLowerCase() === unit.toLowerCase()
    return isIt ? readDecimal(part['amount']) : undefined
  }
  const [total, subtotal, bought] = [
    of('paymentTotal', currency),
    of('paymentSubtotal', currency),
    of('purchaseAmount', symbol),
  ]
  if (!total || !subtotal || !bought || bought.digits === 0n || compare(total, amount) !== 0) return undefined
  const difference = less(total, subtotal)
  if (!difference) return undefined
  const [network, seller] = [of('networkFee', currency), of('coinbaseFee', currency)]
  const rest = network && less(difference, network)
  const isWhole = rest && seller && compare(rest, seller) === 0
  return { total, subtotal, bought, ...(network && isWhole && { fees: { network, seller } }) }
}
