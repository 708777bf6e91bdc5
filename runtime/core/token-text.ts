import { write } from './amount-text.js'
import { type Decimal, fixedText } from './decimal.js'

/** A quantity for the eye: always 3 decimals, the nearest (SPEC §5). */
export function quantityText(quantity: Decimal, lang = 'en'): string {
  return write(fixedText(quantity, 3, 'nearest'), lang, { minimumFractionDigits: 3 })
}

/** US dollars for the eye, to the nearest cent. */
export function fiatText(value: Decimal, lang = 'en'): string {
  return write(fixedText(value, 2, 'nearest'), lang, { style: 'currency', currency: 'USD' })
}
