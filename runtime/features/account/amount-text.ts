import type { Amount } from '../../chains/chain.js'

/** An amount for the eye: floored to 3 decimals (SPEC §5), thousands grouped. The value itself is never a float. */
export function amountText({ value, decimals }: Pick<Amount, 'value' | 'decimals'>): string {
  const unit = 10n ** BigInt(decimals)
  const fraction = ((value % unit) * 1000n) / unit
  return `${new Intl.NumberFormat('en').format(value / unit)}.${String(fraction).padStart(3, '0')}`
}
