import type { Amount } from '../../chains/chain.js'

/**
 * An amount for the eye, as `lang` writes numbers: floored to 3 decimals (SPEC §5), thousands grouped. The value itself
 * is never a float.
 */
export function amountText({ value, decimals }: Pick<Amount, 'value' | 'decimals'>, lang = 'en'): string {
  const unit = 10n ** BigInt(decimals)
  const format = new Intl.NumberFormat(lang, { minimumFractionDigits: 3 })
  const fractionOf = (parts: readonly Intl.NumberFormatPart[]) => parts.find(({ type }) => type === 'fraction')?.value
  const thousandths = Number(((value % unit) * 1000n) / unit)
  const fraction = fractionOf(format.formatToParts(thousandths / 1000))
  return format
    .formatToParts(value / unit)
    .map((part) => (part.type === 'fraction' ? fraction : part.value))
    .join('')
}
