/** Why a text is no amount: nothing is there, it is no number, or it has more decimals than the token. */
export interface AmountProblem {
  readonly problem: 'empty' | 'format' | 'decimals'
}

/**
 * Reads an amount that a person typed, exact: base units of a token with so many `decimals` (SECURITY 3.5). Plain digits and one
 * separator, which is a point, or what `separator` says; no sign, no exponent, no groups. Nothing is ever rounded.
 */
export function parseAmount(text: string, decimals: number, separator = '.'): bigint | AmountProblem {
  const plain = text.trim()
  if (plain === '') return { problem: 'empty' }
  const point = plain.includes('.') ? '.' : separator
  const [whole = '', fraction, ...more] = plain.split(point)
  const isNumber = /^(0|[1-9]\d{0,38})$/.test(whole) && (fraction === undefined || /^\d+$/.test(fraction))
  if (!isNumber || more.length > 0) return { problem: 'format' }
  const places = fraction ?? ''
  if (places.length > decimals) return { problem: 'decimals' }
  return BigInt(whole + places.padEnd(decimals, '0'))
}

/** The decimal separator of a language: a point or a comma. */
export function separatorOf(lang: string): string {
  const parts = new Intl.NumberFormat(lang, { numberingSystem: 'latn' }).formatToParts(1.5)
  return parts.find(({ type }) => type === 'decimal')?.value === ',' ? ',' : '.'
}
