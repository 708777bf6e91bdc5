import { expect, test } from 'vitest'
import { searchMatch } from './search-text.js'

test.each([
  ['', ['Ethereum'], ['1'], true],
  ['   ', ['Ethereum'], ['1'], true],
  ['ETH', ['Ethereum'], ['1'], true],
  ['reum', ['Ethereum'], ['1'], true],
  ['one arb', ['Arbitrum One'], ['42161'], true],
  ['arb two', ['Arbitrum One'], ['42161'], false],
  ['curacao', ['Curaçao'], [], true],
  ['Ćurâçao', ['Curacao'], [], true],
  ['ｅｔｈ', ['Ethereum'], [], true],
  ['84', ['Base'], ['8453'], true],
  ['53', ['Base'], ['8453'], false],
  ['base 8453', ['Base'], ['8453'], true],
  ['сеть', ['Тестовая СЕТЬ'], [], true],
  ['🌱', ['Garden 🌱'], [], true],
  ['.*', ['Ethereum'], ['1'], false],
])('behavior: %j in %j with %j is %s', (query, names, ids, found) => {
  expect(searchMatch(query)(names, ids)).toBe(found)
})

test('behavior: ids may be left out', () => expect(searchMatch('1')(['Ethereum'])).toBe(false))
