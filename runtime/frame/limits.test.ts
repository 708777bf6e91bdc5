import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MOST_BYTES, MOST_DEPTH, MOST_ITEMS, takeMessage } from './limits.js'

const nested = (depth: number): unknown => (depth === 0 ? 'x' : { a: nested(depth - 1) })
const list = (length: number) => Array.from({ length }, () => 0)
const cyclic: Record<string, unknown> = {}
cyclic['self'] = cyclic
/** Ever deeper and ever wider. */
const endless: Record<string, unknown> = {}
Object.defineProperty(endless, 'a', { enumerable: true, get: () => endless })
Object.defineProperty(endless, 'b', { enumerable: true, get: () => endless })
const throwing = {
  get a(): never {
    throw new Error('mine')
  },
}
const trap = () => {
  throw new Error('mine')
}
const revoked = Proxy.revocable({}, {})
revoked.revoke()

const refused: readonly (readonly [string, unknown, string])[] = [
  ['a text that is too long', 'x'.repeat(MOST_BYTES + 1), 'size'],
  ['a text that is too long as bytes', '€'.repeat(MOST_BYTES / 2), 'size'],
  ['keys that are too long', { ['k'.repeat(MOST_BYTES)]: 1 }, 'size'],
  ['many short texts', Array.from({ length: MOST_ITEMS }, () => 'x'.repeat(300)), 'size'],
  ['one level too many', nested(MOST_DEPTH + 1), 'depth'],
  ['a cycle', cyclic, 'depth'],
  ['what grows as it is read', endless, 'depth'],
  ['one item too many', list(MOST_ITEMS + 1), 'items'],
  [
    'a list that lies about its length',
    new Proxy([], { get: (target, key) => (key === 'length' ? 1e9 : Reflect.get(target, key)) }),
    'items',
  ],
  ['__proto__', JSON.parse('{"a":{"__proto__":{"isAdmin":true}}}'), 'key'],
  ['constructor', { constructor: 1 }, 'key'],
  ['prototype', [{ prototype: 1 }], 'key'],
  ['a function', { a: () => 1 }, 'kind'],
  ['a symbol', Symbol('a'), 'kind'],
  ['a map', new Map(), 'kind'],
  ['a date', new Date(0), 'kind'],
  ['bytes', new Uint8Array(4), 'kind'],
  ['an object of a class', new (class Wallet {})(), 'kind'],
  ['no number', { a: Number.NaN }, 'kind'],
  ['a negative whole number', -1n, 'kind'],
  ['a getter that throws', throwing, 'unreadable'],
  ['a proxy that throws', new Proxy({}, { ownKeys: trap }), 'unreadable'],
  ['a proxy that hides what it is', new Proxy({}, { getPrototypeOf: trap }), 'unreadable'],
  ['a proxy that is over', revoked.proxy, 'unreadable'],
]

test.each(refused)('error: %s', (_, input, problem) => {
  expect(takeMessage(input)).toEqual({ problem })
})

test('behavior: what is at its limits is taken', () => {
  for (const input of [nested(MOST_DEPTH), list(MOST_ITEMS), 'x'.repeat(MOST_BYTES - 1)])
    expect(takeMessage(input)).toEqual({ value: input })
})

test('behavior: a property is read once, and the copy stays as it is', () => {
  let reads = 0
  const input = {
    get method() {
      reads += 1
      return reads === 1 ? 'eth_call' : 'personal_sign'
    },
  }
  expect(takeMessage(input)).toEqual({ value: { method: 'eth_call' } })
  expect(reads).toBe(1)
})

test('behavior: a whole number without a bound is hex, and what has no value is left out', () => {
  expect(takeMessage({ value: 255n, data: undefined })).toEqual({ value: { value: '0xff' } })
})

test('property: plain data is taken as it is, or refused by a limit; nothing is thrown', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 20 }), (input) => {
      const taken = takeMessage(input)
      if ('value' in taken) expect(JSON.stringify(taken.value)).toBe(JSON.stringify(input))
      else expect(['depth', 'key', 'size', 'items']).toContain(taken.problem)
    }),
  )
  fc.assert(
    fc.property(fc.anything({ withNullPrototype: true, withBigInt: true, withMap: true }), (input) => {
      expect(() => takeMessage(input)).not.toThrow()
    }),
  )
})

test('property: texts are counted as the bytes of UTF-8, halves of pairs included', () => {
  const unit = fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code))
  const half = fc.integer({ min: 0xd800, max: 0xdfff }).map((code) => String.fromCharCode(code))
  fc.assert(
    fc.property(
      fc.string({ unit: fc.oneof(unit, half, fc.constantFrom('a', 'é', '€', '😀')), maxLength: 40 }),
      (text) => {
        const rest = MOST_BYTES - 1 - new TextEncoder().encode(text).length
        expect(takeMessage(text + 'x'.repeat(rest))).toHaveProperty('value')
        expect(takeMessage(`${text}${'x'.repeat(rest + 1)}`)).toEqual({ problem: 'size' })
      },
    ),
  )
})
