import fc from 'fast-check'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { openCursor, sealCursor } from './input.js'

const secret = 'a secret of at least thirty-two bytes'
const schema = z.tuple([z.int(), z.string()])

test('property: a cursor opens to what was sealed', () => {
  fc.assert(
    fc.property(fc.integer(), fc.string(), (number, text) => {
      const cursor = sealCursor(secret, 'list', [number, text])
      expect(cursor).toMatch(/^[\w-]+$/)
      expect(openCursor({ secret, purpose: 'list', schema }, cursor)).toEqual([number, text])
    }),
  )
})

test('error: any change of a cursor makes it invalid', () => {
  const cursor = sealCursor(secret, 'list', [7, 'text'])
  fc.assert(
    fc.property(fc.nat(cursor.length - 1), fc.constantFrom('A', 'z', '_', '=', ' ', '+'), (index, letter) => {
      fc.pre(cursor[index] !== letter)
      const changed = cursor.slice(0, index) + letter + cursor.slice(index + 1)
      expect(() => openCursor({ secret, purpose: 'list', schema }, changed)).toThrow('cursor')
    }),
  )
})

test('error: a cursor of another list, another secret, another shape, or no cursor at all', () => {
  const refused = (given: { secret?: string; purpose?: string }, cursor: string) =>
    expect(() => openCursor({ secret, purpose: 'list', schema, ...given }, cursor)).toThrow('cursor')
  const cursor = sealCursor(secret, 'list', [7, 'text'])
  refused({ purpose: 'other' }, cursor)
  refused({ secret: 'another secret of thirty-two bytes!' }, cursor)
  refused({}, sealCursor(secret, 'list', ['7', 'text']))
  for (const text of ['', 'x', '!!', 'null', 'A'.repeat(5_000), '../../etc/passwd', "' or 1=1"]) refused({}, text)
  refused({}, `${cursor}=`)
})
