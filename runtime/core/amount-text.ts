/**
 * A balance in base units for the eye, as `lang` writes numbers: floored to 3 decimals (SPEC §5), thousands grouped. Its
 * digits are exact, however many there are.
 */
export function amountText(
  { value, decimals }: { readonly value: bigint; readonly decimals: number },
  lang = 'en',
): string {
  // Nothing is rounded on the way: whole thousandths, the rest is cut off.
  const thousandths = (value * 1_000n) / 10n ** BigInt(decimals)
  const text = `${thousandths / 1_000n}.${`${thousandths % 1_000n}`.padStart(3, '0')}`
  return write(text, lang, { minimumFractionDigits: 3 })
}

/** A number that is written out, as `lang` writes numbers. */
export function write(text: string, lang: string, options: Intl.NumberFormatOptions): string {
  // Given a text, it writes every digit of it; a number of the same value would lose some.
  return new Intl.NumberFormat(lang, options).format(text as `${number}`)
}
