import { expect, test } from 'vitest'
import { suggest } from './suggest.js'

test.each([
  ['mainet', ['mainnet', 'base'], 'mainnet'],
  ['quantum', ['mainnet', 'base'], 'one of mainnet, base'],
  ['quantum', ['mainnet'], 'mainnet'],
  ['quantum', [], 'another name'],
])('behavior: for %s out of %j it says %s', (name, names, text) => {
  expect(suggest(name, names)).toBe(text)
})
