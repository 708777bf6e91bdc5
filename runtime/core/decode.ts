/** Reads untrusted JSON: gives the value or `undefined`, never throws. */
export type Decoder<T> = (input: unknown) => T | undefined

/** A string. */
export const text: Decoder<string> = (input) => (typeof input === 'string' ? input : undefined)

/** A value or null; anything that does not decode is `undefined`. */
export function optional<T>(inner: Decoder<T>): Decoder<T | null> {
  return (input) => (input == null ? null : inner(input))
}

/** A list in which every item decodes. */
export function listOf<T>(item: Decoder<T>): Decoder<readonly T[]> {
  return (input) => {
    if (!Array.isArray(input)) return undefined
    const items = input.map(item)
    return items.includes(undefined) ? undefined : (items as T[])
  }
}

/** An object with at least these fields; others are dropped. */
export function shape<T extends object>(fields: { readonly [Key in keyof T]: Decoder<T[Key]> }): Decoder<T> {
  return (input) => {
    if (typeof input !== 'object' || input === null) return undefined
    const result: Partial<T> = {}
    for (const key in fields) {
      const value = fields[key]((input as Record<string, unknown>)[key])
      if (value === undefined) return undefined
      result[key] = value
    }
    return result as T
  }
}

/** A map; entries that do not decode are dropped. */
export function recordOf<T>(item: Decoder<T>): Decoder<Readonly<Record<string, T>>> {
  return (input) => {
    if (typeof input !== 'object' || input === null) return undefined
    const entries = Object.entries(input).map(([key, raw]) => [key, item(raw)] as const)
    return Object.fromEntries(entries.filter((entry): entry is readonly [string, T & {}] => entry[1] !== undefined))
  }
}
