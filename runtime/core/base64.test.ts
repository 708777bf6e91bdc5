import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fromBase64, toBase64 } from './base64.js'

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
