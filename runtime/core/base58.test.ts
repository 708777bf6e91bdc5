import { base58 } from '@scure/base'
import { isAddress } from '@solana/web3.js'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fromBase58, solanaKey, toBase58 } from './base58.js'

/** What another library makes of an address: its 32 bytes, or nothing. */
function other(text: string): Uint8Array | undefined {
  try {
    const key = base58.decode(text)
    return key.length === 32 ? key : undefined
  } catch {
    return undefined
  }
}

const bytes = (length: number) => fc.uint8Array({ minLength: length, maxLength: length })
const valid = bytes(32).map((key) => base58.encode(key))
/** Letters, digits and what is none of both. */
const character = fc.constantFrom(...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz +/_-é')
const near = fc.tuple(valid, fc.nat(), character)
/** Addresses, and what is nearly one: a character off, too short, too long, in other letters. */
const addressText = fc.oneof(
  valid,
  near.map(([text, at, to]) => text.replace(text.charAt(at % text.length), to)),
  near.map(([text, at]) => text.slice(0, at % text.length)),
  near.map(([text, , more]) => `${text}${more}`),
  valid.map((text) => text.toLowerCase()),
  valid.map((text) => text.toUpperCase()),
  bytes(31).map((key) => base58.encode(key)),
  bytes(33).map((key) => base58.encode(key)),
  fc.string({ unit: character, maxLength: 50 }),
)

test('behavior: two other libraries see the same in address texts', () => {
  // Ten a run: 10,000 in usual runs, 100,000 in long ones.
  fc.assert(
    fc.property(fc.array(addressText, { minLength: 10, maxLength: 10 }), (texts) => {
      for (const text of texts) {
        const key = solanaKey(text)
        expect([text, key]).toEqual([text, other(text)])
        expect([text, isAddress(text)]).toEqual([text, key !== undefined])
      }
    }),
  )
})

test('behavior: another library writes and reads bytes alike', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 80 }), (given) => {
      const text = base58.encode(given)
      expect(toBase58(given)).toBe(text)
      expect(fromBase58(text)).toEqual(given)
    }),
  )
})

test('param: leading zeros, nothing, and what is no digit', () => {
  expect(toBase58(new Uint8Array(32))).toBe('1'.repeat(32))
  expect(fromBase58('')).toEqual(new Uint8Array())
  for (const text of ['0', 'O', 'I', 'l', '1 1', '１']) expect(fromBase58(text)).toBeUndefined()
})

test('behavior: a transaction is written in a moment', () => {
  const wire = Uint8Array.from({ length: 1_232 }, (_, index) => index % 256)
  expect(fromBase58(toBase58(wire))).toEqual(wire)
})
