import { type Decimal, digitsAt, fixedText, ofUnits } from './decimal.js'

/** Characters of a number that is read, and the greatest power of ten in it: more is no amount and no price. */
const LONGEST = 160
const GREATEST = 100

/**
 * Reads an untrusted number: decimal text, with or without an exponent, or a JSON number, which is taken by its
 * shortest text. `undefined` for all else: a sign, infinity, hundreds of digits.
 */
export function readDecimal(input: unknown): Decimal | undefined {
  const text = typeof input === 'number' || typeof input === 'string' ? `${input}` : ''
  const [, whole = '', fraction = '', power = '0'] = /^(\d+)(?:\.(\d+))?(?:e([-+]?\d{1,3}))?$/i.exec(text) ?? []
  const exponent = Number(power)
  if (!whole || text.length > LONGEST || Math.abs(exponent) > GREATEST) return undefined
  const places = fraction.length - exponent
  return ofUnits(BigInt(whole + fraction) * 10n ** BigInt(Math.max(-places, 0)), Math.max(places, 0))
}

/** The product: a quantity at a price. */
export function times(a: Decimal, b: Decimal): Decimal {
  return { digits: a.digits * b.digits, places: a.places + b.places }
}

/** The sum of any of them; of none it is zero. */
export function sum(all: readonly Decimal[]): Decimal {
  const places = Math.max(0, ...all.map((each) => each.places))
  return { digits: all.reduce((digits, each) => digits + digitsAt(each, places), 0n), places }
}

/** The text with every digit that counts, and none that does not: `1.5`. */
export function exactText(value: Decimal): string {
  const text = fixedText(value, value.places, 'down')
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text
}
