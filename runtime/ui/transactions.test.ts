import { expect, test, vi } from 'vitest'
import { createTransactions } from './transactions.js'

function setup() {
  const heard: string[] = []
  const transactions = createTransactions(() => heard.push('back'))
  const callbacks = (name: string) => ({
    onSuccess: () => heard.push(`${name} success`),
    onError: () => heard.push(`${name} error`),
    onCancel: () => heard.push(`${name} cancel`),
  })
  return { heard, transactions, callbacks }
}

test.each([
  ['success', ['send success']],
  ['error', ['send error', 'back']],
  ['cancel', ['send cancel', 'back']],
] as const)('behavior: %s runs its callback, and a failure goes back (SPEC §2)', (outcome, expected) => {
  const { heard, transactions, callbacks } = setup()
  transactions.push(callbacks('send'))
  transactions.pop(outcome)
  expect(heard).toEqual(expected)
})

test('behavior: the newest ends first', () => {
  const { heard, transactions, callbacks } = setup()
  transactions.push(callbacks('first'))
  transactions.push(callbacks('second'))
  transactions.pop('success')
  transactions.pop('success')
  expect(heard).toEqual(['second success', 'first success'])
})

test('behavior: an outcome without a transaction does nothing, and goes nowhere', () => {
  const { heard, transactions } = setup()
  transactions.pop('error')
  expect(heard).toEqual([])
})

test('behavior: callbacks may be left out, and may ask for another approval', () => {
  const { heard, transactions, callbacks } = setup()
  const onSuccess = vi.fn(() => transactions.push(callbacks('next')))
  transactions.push({ onSuccess })
  transactions.pop('success')
  transactions.pop('success')
  expect([onSuccess.mock.calls.length, heard]).toEqual([1, ['next success']])
  transactions.push({})
  transactions.pop('cancel')
  expect(heard).toEqual(['next success', 'back'])
})
