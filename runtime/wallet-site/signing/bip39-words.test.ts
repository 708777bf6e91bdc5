import { english } from 'viem/accounts'
import { expect, test } from 'vitest'
import { bip39Words } from './bip39-words.js'

test('behavior: the words are those of viem, in their order', () => {
  expect(bip39Words()).toEqual(english)
  expect(bip39Words()).toHaveLength(2_048)
})
