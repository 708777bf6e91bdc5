import { expect, expectTypeOf, test } from 'vitest'
import { seededRandom } from '../../test/unit/fakes.js'
import { type Decoder, listOf, optional, recordOf, shape, text } from './decode.js'

const person = shape<{ name: string; nick: string | null }>({ name: text, nick: optional(text) })

test('param: types follow the decoders', () => {
  expectTypeOf(person).toEqualTypeOf<Decoder<{ name: string; nick: string | null }>>()
  // @ts-expect-error A field without a decoder does not compile.
  shape<{ name: string; nick: string }>({ name: text })
  expect(person({ name: 'a' })).toEqual({ name: 'a', nick: null })
})

test('behavior: an object keeps the fields it should have', () => {
  expect(person({ name: 'a', nick: 'b', more: 1 })).toEqual({ name: 'a', nick: 'b' })
  expect(person({ name: 1, nick: 'b' })).toBeUndefined()
  expect(person({ name: 'a', nick: 1 })).toBeUndefined()
  expect([null, 1, 'a', undefined].map(person)).toEqual([undefined, undefined, undefined, undefined])
})

test('behavior: a list is whole or nothing, a map drops what is bad', () => {
  expect(listOf(text)(['a', 'b'])).toEqual(['a', 'b'])
  expect(listOf(text)(['a', 1])).toBeUndefined()
  expect(listOf(text)('ab')).toBeUndefined()
  expect(recordOf(text)({ a: 'x', b: 1 })).toEqual({ a: 'x' })
  expect(recordOf(text)(null)).toBeUndefined()
})

test('behavior: a key that names the prototype is a key like any other', () => {
  const decoded = recordOf(text)(JSON.parse('{"__proto__":"x","a":"b"}'))
  expect(Object.getPrototypeOf(decoded)).toBe(Object.prototype)
  expect(Object.keys(decoded ?? {})).toEqual(['__proto__', 'a'])
})

test('behavior: 2,000 pieces of random JSON never throw and never pass as another shape', () => {
  const random = seededRandom(7)
  const make = (depth: number): unknown => {
    const kinds = [
      () => null,
      () => random() * 100,
      () => 'text',
      () => random() < 0.5,
      () => Array.from({ length: 3 }, () => make(depth - 1)),
      () => ({ name: make(depth - 1), nick: make(depth - 1) }),
    ]
    return kinds[Math.floor(random() * (depth > 0 ? kinds.length : 4))]?.()
  }
  for (let run = 0; run < 2_000; run += 1) {
    const input = make(3)
    const decoded = person(input)
    if (decoded) expect([typeof decoded.name, decoded.nick === null || typeof decoded.nick]).toContain('string')
    const list = listOf(person)(input)
    if (list) expect(list.every((item) => typeof item.name === 'string')).toBe(true)
  }
})
