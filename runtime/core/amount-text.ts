import { type Decimal, fixedText, ofUnits } from './decimal.js'

/**
 * A balance in base units for the eye, as `lang` writes numbers: floored to 3 decimals (SPEC §5), thousands grouped. Its
 * digits are exact, however many there are.
 */
export function amountText(
  { value, decimals }: { readonly value: bigint; readonly decimals: number },
  lang = 'en',
): string {
  return write(fixedText(ofUnits(value, decimals), 3, 'down'), lang, { minimumFractionDigits: 3 })
}

/** A quantity for the eye: always 3 decimals, the nearest (SPEC §5). */
export function quantityText(quantity: Decimal, lang = 'en'): string {
  return write(fixedText(quantity, 3, 'nearest'), lang, { minimumFractionDigits: 3 })
}

/** US dollars for the eye, to the nearest cent. */
export function fiatText(value: Decimal, lang = 'en'): string {
  return write(fixedText(value, 2, 'nearest'), lang, { style: 'currency', currency: 'USD' })
}

function write(text: string, lang: string, options: Intl.NumberFormatOptions): string {
  // Given a text, it writes every digit of it; a number of the same value would lose some.
  return new Intl.NumberFormat(lang, options).format(text as `${number}`)
}
