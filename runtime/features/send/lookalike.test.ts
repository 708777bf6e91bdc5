import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { differencesOf, editDistance, isLookalike } from './lookalike.js'

/** Levenshtein's distance as it is defined, over prefixes, with what was found remembered. */
function slowDistance(one: string, other: string): number {
  const known = new Map<string, number>()
  const between = (i: number, j: number): number => {
    if (Math.min(i, j) === 0) return Math.max(i, j)
    const key = `${i}/${j}`
    const found =
      known.get(key) ??
      Math.min(
        between(i - 1, j) + 1,
        between(i, j - 1) + 1,
        between(i - 1, j - 1) + Number(one.charAt(i - 1) !== other.charAt(j - 1)),
      )
    known.set(key, found)
    return found
  }
  return between(one.length, other.length)
}

const hex = (length: number) =>
  fc.array(fc.constantFrom(...'0123456789abcdef'), { minLength: length, maxLength: length }).map((all) => all.join(''))
const alice = '70997970c51812dc3a010c7d01b50e0d17dc79c8'

describe('Z-06: addresses that look like one another', () => {
  test.each([
    ['the same first and last four', `7099${'0'.repeat(32)}79c8`, true],
    ['itself', alice, false],
    ['one character in the middle', alice.replace('c5', 'c6'), true],
    ['the same first and last three, and little else', `709${'1'.repeat(34)}9c8`, false],
    ['the same first four alone', `7099${'0'.repeat(36)}`, false],
    ['the same last four alone', `${'0'.repeat(36)}79c8`, false],
    ['another first character', `8${alice.slice(1)}`, false],
  ])('behavior: %s', (_, other, expected) => {
    expect([isLookalike(alice, other), isLookalike(other, alice)]).toEqual([expected, expected])
  })

  test.each([
    [7, true],
    [8, false],
  ])('behavior: the same first and last three, and an edit distance of %i', (distance, expected) => {
    const swapped = [...alice].map((each, at) => (at >= 3 && at < 3 + distance ? 'xyz'.charAt(at % 3) : each)).join('')
    expect(slowDistance(alice, swapped)).toBe(distance)
    expect(isLookalike(alice, swapped)).toBe(expected)
  })

  test('property: the distance is that of a second implementation', () => {
    fc.assert(
      fc.property(hex(40), hex(40), fc.integer({ min: 0, max: 40 }), (one, other, shared) => {
        const mixed = one.slice(0, shared) + other.slice(shared)
        expect(editDistance(one, mixed)).toBe(slowDistance(one, mixed))
      }),
    )
  })

  test('property: the rule is the one of SECURITY 3.4, for addresses that share any number of characters at their ends', () => {
    const ends = fc.integer({ min: 0, max: 6 })
    fc.assert(
      fc.property(hex(40), hex(40), ends, ends, fc.integer({ min: 0, max: 9 }), (one, noise, first, last, changed) => {
        const near = changed < 9 ? one.slice(0, 10) + noise.slice(10, 10 + changed) + one.slice(10 + changed) : noise
        const other = one.slice(0, first) + near.slice(first, 40 - last) + one.slice(40 - last)
        const same = (count: number) =>
          one.slice(0, count) === other.slice(0, count) && one.slice(40 - count) === other.slice(40 - count)
        const expected = one !== other && (same(4) || (same(3) && slowDistance(one, other) < 8))
        expect(isLookalike(one, other)).toBe(expected)
      }),
    )
  })
})

describe('what two addresses differ in', () => {
  test.each([
    ['0x7099aaaa79c8', '0x7099abaa79c8', '0x7099a[a]aa79c8'],
    ['0x70991234c8', '0x70994321c8', '0x7099[1][2][3][4]c8'],
    ['abcd', 'abcd', 'abcd'],
    ['', 'abc', ''],
    ['abc', '', '[a][b][c]'],
    // One more in the middle does not move the end.
    ['abcdxyz', 'abcdQxyz', 'abcdxyz'],
    ['abcdQxyz', 'abcdxyz', 'abcd[Q]xyz'],
    ['aaaa', 'aaaaaa', 'aaaa'],
    ['aaaaaa', 'aaaa', 'aaaa[a][a]'],
  ])('behavior: %j beside %j', (one, other, expected) => {
    const places = differencesOf(one, other)
    expect([...one].map((each, at) => (places.has(at) ? `[${each}]` : each)).join('')).toBe(expected)
  })

  test('property: of two of one length it is every place in which they differ, and no other', () => {
    fc.assert(
      fc.property(hex(40), hex(40), fc.array(fc.boolean(), { minLength: 40, maxLength: 40 }), (one, noise, keeps) => {
        const other = [...one].map((each, at) => (keeps[at] ? each : noise.charAt(at))).join('')
        const expected = [...one].flatMap((each, at) => (each === other.charAt(at) ? [] : [at]))
        expect([...differencesOf(one, other)]).toEqual(expected)
      }),
    )
  })
})
