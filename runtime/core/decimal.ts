/** A number that is zero or more, exact: `digits / 10 ** places`. Amounts and prices are never floats. */
export interface Decimal {
  readonly digits: bigint
  readonly places: number
}

/** Which way a number goes that has more places than are shown. `nearest` takes a half up. */
export type Rounding = 'down' | 'nearest'

/** Characters of a number that is read, and the greatest power of ten in it: more is no amount and no price. */
const LONGEST = 160
const GREATEST = 100

/** An amount of base units, such as wei with 18 `decimals`, in whole coins. */
export function ofUnits(value: bigint, decimals: number): Decimal {
  return { digits: value, places: decimals }
}

/**
 * Reads a number of somebody else's: decimal text, with or without an exponent, or a JSON number, which is taken by its
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

/** The text with exactly so many places, and a point where there are any: `1.500`. */
export function fixedText(value: Decimal, places: number, rounding: Rounding): string {
  const half = rounding === 'nearest' && value.places > places ? 10n ** BigInt(value.places - places) / 2n : 0n
  const all = `${digitsAt({ ...value, digits: value.digits + half }, places)}`.padStart(places + 1, '0')
  return places === 0 ? all : `${all.slice(0, -places)}.${all.slice(-places)}`
}

/** The text with every digit that counts, and none that does not: `1.5`. */
export function exactText(value: Decimal): string {
  const text = fixedText(value, value.places, 'down')
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text
}

/** The digits at another number of places; what is beyond them is cut. */
function digitsAt({ digits, places }: Decimal, wanted: number): bigint {
  return wanted < places ? digits / 10n ** BigInt(places - wanted) : digits * 10n ** BigInt(wanted - places)
}
