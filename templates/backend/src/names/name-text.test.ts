import fc from 'fast-check'
import { normalize } from 'viem/ens'
import { expect, test } from 'vitest'
import { labelOf, nameFault, skeletonOf } from './name-text.js'
import { reservedWords } from './reserved-words.data.js'

test('behavior: the zone and the case are taken off', () => {
  expect(labelOf('Alice.reown.id', 'reown.id')).toBe('alice')
  expect(labelOf(' ALICE ', 'reown.id')).toBe('alice')
  expect(labelOf('alice.wcn.id', 'reown.id')).toBe('alice.wcn.id')
})

test('behavior: letters, digits and hyphens make a name', () => {
  for (const label of ['abcd', '1234', 'a-b-c', 'a'.repeat(63)]) expect(nameFault(label)).toBeUndefined()
})

test('error: what is no name is told in the words of the kit', () => {
  const said = (label: string) => nameFault(label)?.message
  expect(said('abc')).toBe('Name must be at least 4 characters long')
  expect(said('ab_cd')).toBe('Can only contain letters, numbers and - characters')
  expect(said('älice')).toBe('Can only contain letters, numbers and - characters')
  expect(said('аlice')).toBe('Can only contain letters, numbers and - characters')
  expect(said('alice.wcn.id')).toBe('Can only contain letters, numbers and - characters')
  expect(said('a'.repeat(64))).toBe('Name must be at most 63 characters long')
  expect(said('-abcd')).toMatch(/neither first, last/)
  expect(said('abcd-')).toMatch(/neither first, last/)
  expect(said('xn--abcd')).toMatch(/doubled at the third place/)
})

test('error: reserved words, also written so that they only look like it', () => {
  for (const label of [
    'admin',
    'adm1n',
    'ad-min',
    'support',
    'supp0rt',
    'walletconnect',
    'vvallet',
    'met-arnask',
    'c0lnbase',
  ]) {
    expect(nameFault(label)?.reasons).toEqual([{ name: 'name_reserved', description: 'This name is reserved' }])
  }
  expect(reservedWords.filter((word) => word.length >= 4 && nameFault(word) === undefined)).toEqual([])
})

test('property: a name that is accepted is in the normal form of ENS (ENSIP-15)', () => {
  const label = fc.string({ unit: fc.constantFrom(...'abcxyz0189-'), minLength: 1, maxLength: 70 })
  fc.assert(
    fc.property(label, (text) => {
      fc.pre(nameFault(text) === undefined)
      expect(normalize(text)).toBe(text)
    }),
  )
})

test('property: names that look alike have one skeleton, and a skeleton is its own', () => {
  const label = fc.string({ unit: fc.constantFrom(...'abilo015srnmvw-'), minLength: 1, maxLength: 30 })
  fc.assert(
    fc.property(label, (text) => {
      const skeleton = skeletonOf(text)
      expect(skeletonOf(skeleton)).toBe(skeleton)
      expect(skeletonOf(text.replaceAll('l', '1').replaceAll('o', '0'))).toBe(skeleton)
    }),
  )
})
