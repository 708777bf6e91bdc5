import { write } from './amount-text.js'
import { type Decimal, fixedText, type Rounding } from './decimal.js'

/** A quantity for the eye: always 3 decimals, the nearest (SPEC §5). */
export function quantityText(quantity: Decimal, lang = 'en'): string {
  return quantityWriter(lang)(quantity)
}

/**
 * Writes many quantities as `quantityText` does, the nearest unless it is told another way: what knows a language is slow to
 * make, and to clear away.
 */
export function quantityWriter(lang = 'en', rounding: Rounding = 'nearest'): (quantity: Decimal) => string {
  const digits = new Intl.NumberFormat(lang, { minimumFractionDigits: 3 })
  // Given a text, it writes every digit of it; a number of the same value would lose some.
  return (quantity) => digits.format(fixedText(quantity, 3, rounding) as `${number}`)
}

/** US dollars for the eye, to the nearest cent. */
export function fiatText(value: Decimal, lang = 'en'): string {
  return write(fixedText(value, 2, 'nearest'), lang, { style: 'currency', currency: 'USD' })
}
