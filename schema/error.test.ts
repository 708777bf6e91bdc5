import { expect, expectTypeOf, test } from 'vitest'
import { ModalError, type SlotNames, type SlotsOf } from './error.js'
import { defineErrors, explainError, fill } from './explain-error.js'

const swapRows = {
  'swap/no-route': {
    title: 'No route found',
    message: 'No provider can swap {from} for {to} right now.',
    fix: 'Try a smaller amount than {amount}.',
  },
  'swap/stopped': { title: 'Stopped', message: 'The swap was stopped.', fix: 'Start again.' },
} as const
const swapError = defineErrors(swapRows)

test('param: slots are read from the texts', () => {
  expectTypeOf<SlotNames<'{a} of {b}, {a}'>>().toEqualTypeOf<'a' | 'b'>()
  expectTypeOf<SlotNames<'nothing'>>().toEqualTypeOf<never>()
  expectTypeOf<keyof SlotsOf<(typeof swapRows)['swap/no-route']>>().toEqualTypeOf<'from' | 'to' | 'amount'>()
})

test('param: a row fills title, message and fix', () => {
  const cause = new TypeError('x')
  const error = swapError('swap/no-route', { from: 'ETH', to: 'SOL', amount: 5 }, cause)
  expect([error.code, error.title, error.message, error.fix]).toMatchInlineSnapshot(`
    [
      "swap/no-route",
      "No route found",
      "No provider can swap ETH for SOL right now.",
      "Try a smaller amount than 5.",
    ]
  `)
  expect([error.cause, error.name]).toEqual([cause, 'ModalError'])
  expectTypeOf(error).toEqualTypeOf<ModalError>()
})

test('param: missing slots, slots of another row and unknown codes do not compile', () => {
  // @ts-expect-error `to` and `amount` are missing.
  expect(swapError('swap/no-route', { from: 'ETH' }).message).toContain('{to}')
  // @ts-expect-error The slots are missing.
  expect(swapError('swap/no-route').message).toContain('{from}')
  // @ts-expect-error A slot must be text or a number.
  swapError('swap/no-route', { from: 'ETH', to: null, amount: 1 })
  // @ts-expect-error There is no such code.
  expect(() => swapError('swap/nonsense')).toThrow()
  expect(swapError('swap/stopped').message).toBe('The swap was stopped.')
})

test('behavior: before its row is there, an error is its code and the values', () => {
  const error = new ModalError('swap/no-route', { from: 'ETH', to: 'SOL' })
  expect([error.title, error.message, error.fix]).toEqual(['swap/no-route', 'swap/no-route (ETH, SOL)', ''])
  expect(new ModalError('flow/cancelled').message).toBe('flow/cancelled')
  expect('cause' in new ModalError('x')).toBe(false)
})

test('behavior: explaining puts the prose on the same error', () => {
  const error = new ModalError('swap/stopped')
  expect(explainError(error, swapRows['swap/stopped'])).toBe(error)
  expect([error.title, error.message, error.fix]).toEqual(['Stopped', 'The swap was stopped.', 'Start again.'])
})

test('behavior: what people may read is filled in as well, and empty where a row has nothing for them', () => {
  const row = { ...swapRows['swap/no-route'], userMessage: 'Try less than {amount}.' }
  const slots = { from: 'ETH', to: 'SOL', amount: 5 }
  expect(explainError(new ModalError('swap/no-route', slots), row).userMessage).toBe('Try less than 5.')
  expect(new ModalError('swap/no-route', slots).userMessage).toBe('')
  expect(swapError('swap/no-route', slots).userMessage).toBe('')
})

test('behavior: a slot without a value stays as it is written, and a value is no template', () => {
  expect(fill('{a} of {b}', { a: '{b}', b: '$&' })).toBe('{b} of $&')
  expect(fill('{a} {missing}', { a: 0 })).toBe('0 {missing}')
})

test('behavior: a name that is cut short ends its sentence by itself', () => {
  expect(fill('Opening {a}…', { a: 'a long na…' })).toBe('Opening a long na…')
  expect(fill('Connect {a}. Then {a} opens.', { a: 'a long na…' })).toBe('Connect a long na… Then a long na… opens.')
})

test('behavior: an error is known by its name, so that two copies of the package agree', () => {
  const foreign = Object.assign(new Error('x'), { name: 'ModalError' })
  expect([new ModalError('x'), foreign, new Error('x'), { name: 'ModalError' }, null].map(ModalError.is)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ])
})
