import { expect, test } from 'vitest'
import { ModalError } from '../../schema/error.js'
import { coreError, detailOf, toModalError } from './errors.js'

test('param: an error is its code and slots until a catalogue explains it', () => {
  const cause = new Error('why')
  const error = coreError('wallet/bad-answer', { wallet: 'W', method: 'm', expected: 'e' }, cause)
  expect([error.code, error.title, error.message, error.cause]).toEqual([
    'wallet/bad-answer',
    'wallet/bad-answer',
    'wallet/bad-answer (W, m, e)',
    cause,
  ])
  // @ts-expect-error A missing slot does not compile.
  coreError('wallet/bad-answer', { wallet: 'W' })
  // @ts-expect-error Neither does a code that is not in the catalogue.
  coreError('wallet/nonsense')
})

test('behavior: the detail is a string, then the first issue, then the message (SPEC §8)', () => {
  const issues = { issues: [{ message: 'issue' }], message: 'message' }
  expect(['text', issues, { issues: [], message: 'message' }, new Error('error')].map(detailOf)).toEqual([
    'text',
    'issue',
    'message',
    'error',
  ])
})

test('behavior: anything else is an unknown error, and never an empty one', () => {
  const things = [undefined, null, '', 0, {}, { message: '' }, { message: 1 }, { issues: [null] }, { issues: {} }]
  expect(things.map(detailOf)).toEqual(things.map(() => 'Unknown error'))
})

test('behavior: a ModalError stays itself, a foreign error becomes the cause', () => {
  const own = coreError('flow/cancelled')
  expect(toModalError(own)).toBe(own)
  const foreign = new TypeError('x is not a function')
  expect(toModalError(foreign)).toMatchObject({ code: 'internal/unknown', cause: foreign })
})

test('misc: two copies of the package know each other’s errors', () => {
  class Copy extends Error {
    override readonly name = 'ModalError'
    readonly code = 'flow/cancelled'
  }
  expect(ModalError.is(new Copy())).toBe(true)
  expect(ModalError.is({ name: 'ModalError' })).toBe(false)
})
