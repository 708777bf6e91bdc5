/** An amount in base units, and how many of its decimal places are behind the point. */
interface BaseUnits {
  readonly value: bigint
  readonly decimals: number
}

/**
 * A balance in base units for the eye, as `lang` writes numbers: floored to 3 decimals (SPEC §5), thousands grouped. Its
 * digits are exact, however many there are.
 */
export function amountText(amount: BaseUnits, lang = 'en'): string {
  return write(flooredText(amount), lang, { minimumFractionDigits: 3 })
}

/** The same where there is little room: one of more than `most` characters is cut to such as `1.23M`, never more than it is. */
export function shortAmountText(amount: BaseUnits, lang: string | undefined, most: number): string {
  const whole = amountText(amount, lang)
  if (whole.length <= most) return whole
  return write(flooredText(amount), lang ?? 'en', {
    notation: 'compact',
    maximumFractionDigits: 2,
    roundingMode: 'trunc',
  })
}

/** A number that is written out, as `lang` writes numbers. It runs from left to right wherever it stands. */
export function write(text: string, lang: string, options: Intl.NumberFormatOptions): string {
  // Given a text, it writes every digit of it; a number of the same value would lose some.
  const written = new Intl.NumberFormat(lang, options).format(text as `${number}`)
  // Marks of direction, which Arabic has in it, would put a currency before its figure in one place and behind it in another.
  const plain = written.replace(/[\u200e\u200f\u061c]/gu, '')
  return plain === written ? written : `\u2066${plain}\u2069`
}

/** Nothing is rounded on the way: whole thousandths, the rest is cut off. */
function flooredText({ value, decimals }: BaseUnits): string {
  const thousandths = (value * 1_000n) / 10n ** BigInt(decimals)
  return `${thousandths / 1_000n}.${`${thousandths % 1_000n}`.padStart(3, '0')}`
}
