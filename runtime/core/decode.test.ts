import fc from 'fast-check'
import { expect, expectTypeOf, test } from 'vitest'
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

test('behavior: any JSON never throws and never passes as another shape', () => {
  const some = fc.jsonValue({ maxDepth: 2 })
  const one = fc.record({ name: fc.oneof(fc.string(), some), nick: fc.oneof(fc.string(), some) })
  fc.assert(
    fc.property(fc.oneof(some, one, fc.array(fc.oneof(one, some))), (input) => {
      const decoded = person(input)
      const isPerson = ({ name, nick }: { readonly name: unknown; readonly nick: unknown }) =>
        typeof name === 'string' && (nick === null || typeof nick === 'string')
      if (decoded) expect(isPerson(decoded)).toBe(true)
      const list = listOf(person)(input)
      if (list) expect(list.every(isPerson)).toBe(true)
    }),
  )
})
