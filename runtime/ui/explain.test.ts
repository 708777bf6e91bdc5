import { expect, test } from 'vitest'
import { ModalError } from '../../schema/error.js'
import { coreError, toModalError } from '../core/errors.js'
import { explain } from './explain.js'

test('behavior: an error of the core gets its prose, in place', () => {
  const error = coreError('network/not-added', { wallet: 'MetaMask', network: 'Polygon' })
  expect(explain(error)).toBe(error)
  expect([error.title, error.message, error.fix]).toMatchInlineSnapshot(`
    [
      "Network not added",
      "MetaMask does not know Polygon and did not add it.",
      "Add the network in the wallet, then switch again.",
    ]
  `)
})

test('behavior: a foreign error says what was thrown', () => {
  expect(explain(toModalError(new TypeError('x is undefined'))).message).toBe('x is undefined')
  expect(explain(toModalError(undefined)).message).toBe('Unknown error')
})

test('behavior: one that carries its prose, and one of another catalogue, stay as they are', () => {
  const own = Object.assign(new ModalError('wallet/rejected'), { title: 'Own title', message: 'Own message.' })
  expect(explain(own)).toMatchObject({ title: 'Own title', message: 'Own message.' })
  expect(explain(new ModalError('swap/no-route')).message).toBe('swap/no-route')
  expect(explain(new ModalError('toString')).message).toBe('toString')
})
