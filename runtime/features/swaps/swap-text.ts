import { write } from '../../core/amount-text.js'
import { clean } from '../../core/clean.js'
import { ofUnits } from '../../core/decimal.js'
import { exactText } from '../../core/decimal-sums.js'
import type { SwapQuote } from './contract.js'

interface Named {
  readonly symbol: string
  readonly decimals: number
}

/** Digits that people look at. */
const DIGITS = 6

/** An amount with its symbol, for the eye: six digits that count, never more than it is. Isolated from the text around it. */
export function amountWith(value: bigint, { symbol, decimals }: Named, lang: string): string {
  const text = write(exactText(ofUnits(value, decimals)), lang, {
    maximumSignificantDigits: DIGITS,
    roundingMode: 'trunc',
  })
  return `\u2068${text} ${clean(symbol, 12)}\u2069`
}

/** What one of the sold token gives: `1 ETH = 3,000 USDC`, in that order in every language. */
export function rateText({ from, fromAmount, to, toAmount }: SwapQuote, lang: string): string {
  const one = 10n ** BigInt(from.decimals)
  return `\u2066${amountWith(one, from, lang)} = ${amountWith((toAmount * one) / fromAmount, to, lang)}\u2069`
}

/** Both sides of a quote, for sentences. */
export function sidesOf({ from, fromAmount, to, toAmount }: SwapQuote, lang: string) {
  return { from: amountWith(fromAmount, from, lang), to: amountWith(toAmount, to, lang) }
}
