import { expect, test } from 'vitest'
import { fakeClock } from '../../test/unit/fakes.js'
import { createResults } from './results.js'

const trap = () => {
  throw new Error('denied')
}

test.each([
  ['throws', { get: trap, set: trap }],
  ['keeps nothing', { get: () => null, set() {} }],
])('behavior: storage that %s knows of no request that it was not begun', (_, storage) => {
  const results = createResults(storage, fakeClock())
  results.begin('a')
  results.finish('b', { answer: 1 })
  expect(results.status(['a', 'b', 'c'])).toEqual({ done: [{ id: 'b', answer: 1 }], open: ['a', 'c'], unknown: [] })
})

test.each(['{', 'null', '[]', '{"a":1}', '{"__proto__":{"at":1}}'])('behavior: %s in storage is nothing', (text) => {
  const stored = new Map([['frame-results', text]])
  const results = createResults(
    { get: (key) => stored.get(key) ?? null, set: (key, value) => stored.set(key, value) },
    fakeClock(),
  )
  expect(results.status(['a', '__proto__'])).toEqual({ done: [], open: [], unknown: ['a', '__proto__'] })
  results.begin('a')
  expect(results.read('a')).toBe('open')
})
