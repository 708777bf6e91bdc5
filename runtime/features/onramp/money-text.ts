import { write } from '../../core/amount-text.js'
import type { Decimal } from '../../core/decimal.js'
import { exactText } from '../../core/decimal-sums.js'

/** An amount of a currency for the eye, exact. */
export function moneyText(value: Decimal, currency: string, lang: string): string {
  return write(exactText(value), lang, { style: 'currency', currency, maximumFractionDigits: 20 })
}

const narrow = { currencyDisplay: 'narrowSymbol' } as const

/**
 * A round amount for the eye where its currency is named beside it: with the bare sign, such as `$` of `US$`, and without one
 * where the currency has letters alone.
 */
export function roundText(amount: string, currency: string, lang: string): string {
  const sign = bareSign(currency, lang)
  if (!sign) return write(amount, lang, {})
  const text = write(amount, lang, { style: 'currency', currency, ...narrow, maximumFractionDigits: 0 })
  return text.replace(localSign(currency, lang), sign)
}

/** The least and the most of a currency for the eye, such as `$10 – $25,000`. */
export function rangeText([least, most]: readonly [Decimal, Decimal], currency: string, lang: string): string {
  const written = (value: Decimal) =>
    write(exactText(value), lang, {
      style: 'currency',
      currency,
      maximumFractionDigits: 20,
      trailingZeroDisplay: 'stripIfInteger',
    })
  return `\u2068${written(least)}\u2069 – \u2068${written(most)}\u2069`
}

/** How much is bought, for the eye: cut off after 6 decimals, never more than it is. */
export function amountText(value: Decimal, lang: string): string {
  return write(exactText(value), lang, { maximumFractionDigits: 6, roundingMode: 'trunc' })
}

/** The sign of a currency without letters, such as `$` of `US$`; `undefined` where it has letters alone. */
export function bareSign(currency: string, lang: string): string | undefined {
  return /\p{Sc}/u.exec(localSign(currency, lang))?.[0]
}

/** What a language writes for a currency beside a figure. */
function localSign(currency: string, lang: string): string {
  const format = new Intl.NumberFormat(lang, { style: 'currency', currency, ...narrow })
  return format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currency
}

/** The name of a currency in a language: its code where the language has none. */
export function currencyName(code: string, lang: string): string {
  return new Intl.DisplayNames(lang, { type: 'currency' }).of(code) ?? code
}
