import { expect, test } from 'vitest'
import { type ButtonInput, buttonWord } from './button-rule.js'

const ready: ButtonInput = { hasToken: true, amount: 5n, has: 10n, receiver: 'valid' }

test.each([
  ['preview', ready],
  ['preview', { ...ready, has: undefined }],
  ['preview', { ...ready, receiver: 'reading' }],
  ['invalidAddress', { ...ready, receiver: 'invalid' }],
  ['addAddress', { ...ready, receiver: 'none' }],
  ['insufficient', { ...ready, amount: 11n, receiver: 'none' }],
  ['addAmount', { ...ready, amount: { problem: 'empty' }, receiver: 'invalid' }],
  ['incorrect', { ...ready, amount: 0n, receiver: 'none' }],
  ['incorrect', { ...ready, amount: { problem: 'format' } }],
  ['incorrect', { ...ready, amount: { problem: 'decimals' } }],
  ['selectToken', { ...ready, hasToken: false, amount: { problem: 'empty' } }],
] as const)('FACTS 9.1: the button says %s', (word, input) => {
  expect(buttonWord(input)).toBe(word)
})
