import { expect, test } from 'vitest'
import { inOrder } from './in-order.js'

const known = ['onramp', 'swaps', 'receive', 'send'] as const

test('behavior: what is asked for comes first, the rest follows in its own order', () => {
  expect(inOrder(known, ['send', 'swaps'])).toEqual(['send', 'swaps', 'onramp', 'receive'])
  expect(inOrder(known, [])).toEqual(known)
})

test('behavior: what is not there is passed over', () => {
  expect(inOrder(['receive'], ['send', 'receive', 'onramp'])).toEqual(['receive'])
})
