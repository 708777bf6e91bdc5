import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fromBase64, isSameBytes, toBase64 } from './bytes.js'

test('behavior: bytes are written as Node writes them, and read again', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
      const text = toBase64(bytes)
      expect(text).toBe(Buffer.from(bytes).toString('base64'))
      expect(fromBase64(text)).toEqual(bytes)
    }),
  )
})

test('param: what is no base64', () => {
  for (const text of ['a', '*', 'AA=A', 'ü']) expect(fromBase64(text)).toBeUndefined()
})

test('behavior: more bytes than a call takes arguments', () => {
  const many = new Uint8Array(300_000).fill(7)
  expect(fromBase64(toBase64(many))?.every((byte) => byte === 7)).toBe(true)
})

test('behavior: bytes are compared as bytes, whatever they are in', () => {
  const bytes = Uint8Array.of(0, 1, 255)
  expect(isSameBytes(Buffer.from(bytes), bytes)).toBe(true)
  expect(isSameBytes(bytes, [0, 1, 255])).toBe(true)
  for (const other of [Uint8Array.of(0, 1), Uint8Array.of(0, 1, 254), [0, 1, 255], '0,1,255', undefined])
    expect(isSameBytes(other, bytes)).toBe(false)
})
