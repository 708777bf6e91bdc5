/** Characters that people compare at each end of an address. */
const SEEN = 4
/** With one fewer at each end, addresses are alike that differ in fewer places than this. */
const FEW = 8

/**
 * Whether an address looks like another one and is not it (SECURITY 3.4): the same first 4 and last 4 characters, or the same
 * first 3 and last 3 with an edit distance under 8. Both are compared as they are given: fold the letters of namespaces in which
 * case says nothing, and leave the `0x` out.
 */
export function isLookalike(one: string, other: string): boolean {
  if (one === other) return false
  if (hasSameEnds(one, other, SEEN)) return true
  return hasSameEnds(one, other, SEEN - 1) && editDistance(one, other) < FEW
}

function hasSameEnds(one: string, other: string, count: number): boolean {
  return one.slice(0, count) === other.slice(0, count) && one.slice(-count) === other.slice(-count)
}

/**
 * The places of one address in which it differs from another one, counted from 0: what they share at both ends is left out. Both
 * are given as for `isLookalike`.
 */
export function differencesOf(one: string, other: string): ReadonlySet<number> {
  const most = Math.min(one.length, other.length)
  let start = 0
  while (start < most && one[start] === other[start]) start += 1
  let end = 0
  while (end < most - start && one.at(-1 - end) === other.at(-1 - end)) end += 1
  const places = Array.from({ length: one.length - end - start }, (_, place) => start + place)
  return new Set(places.filter((place) => one[place] !== other[place]))
}

/** How many characters must be put in, taken out or changed (Levenshtein). Addresses have at most 90. */
export function editDistance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, place) => place)
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= other.length; j += 1) {
      const isSame = one[i - 1] === other[j - 1]
      const [above = 0, left = 0, corner = 0] = [row[j], next[j - 1], row[j - 1]]
      next.push(Math.min(above + 1, left + 1, corner + (isSame ? 0 : 1)))
    }
    row = next
  }
  return row[other.length] ?? 0
}

/** Digits that are read as letters, and letters that are read as one another. */
const twins: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'l',
  i: 'l',
  3: 'e',
  4: 'a',
  5: 's',
  6: 'b',
  7: 't',
  8: 'b',
  9: 'g',
}
/** Shorter names differ in one letter by chance. */
const SHORTEST = 5

/**
 * Whether a name (ENSIP-15) looks like another name or a label and is not it (SECURITY 3.4): it differs only in digits among the
 * letters, or in one letter. A label needs no ending: `vita1ik.eth` looks like `Vitalik`.
 */
export function isLikeName(name: string, other: string): boolean {
  const known = other.toLowerCase()
  const own = known.includes('.') ? name : name.replace(/\.[^.]*$/, '')
  if (name === known) return false
  const read = (text: string) => text.replace(/[i0-9]/g, (letter) => twins[letter] ?? letter)
  return read(own) === read(known) || (known.length >= SHORTEST && editDistance(own, known) === 1)
}
