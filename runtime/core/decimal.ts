/** A number that is zero or more, exact: `digits / 10 ** places`. Amounts and prices are never floats. */
export interface Decimal {
  readonly digits: bigint
  readonly places: number
}

/** Which way a number goes that has more places than are shown. `nearest` takes a half up. */
export type Rounding = 'down' | 'nearest'

/** An amount of base units, such as wei with 18 `decimals`, in whole coins. */
export function ofUnits(value: bigint, decimals: number): Decimal {
  return { digits: value, places: decimals }
}

/** The text with exactly so many places, and a point where there are any: `1.500`. */
export function fixedText(value: Decimal, places: number, rounding: Rounding): string {
  const half = rounding === 'nearest' && value.places > places ? 10n ** BigInt(value.places - places) / 2n : 0n
  const all = `${digitsAt({ ...value, digits: value.digits + half }, places)}`.padStart(places + 1, '0')
  return places === 0 ? all : `${all.slice(0, -places)}.${all.slice(-places)}`
}

/** The digits at another number of places; what is beyond them is cut. */
export function digitsAt({ digits, places }: Decimal, wanted: number): bigint {
  return wanted < places ? digits / 10n ** BigInt(places - wanted) : digits * 10n ** BigInt(wanted - places)
}
