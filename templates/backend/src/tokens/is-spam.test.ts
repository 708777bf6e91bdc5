import { expect, test } from 'vitest'
import { isSpam } from './display.js'

test.each([
  'Visit apecoin-drop.xyz',
  '$ 5000 USDC Voucher',
  'Claim your reward',
  'https://bit.example',
  'www.example.test',
  't.me/something',
  'AIRDROP',
])('behavior: %s lures', (text) => {
  expect(isSpam('Fine', text)).toBe(true)
})

test.each([
  'Local Tiles',
  'CryptoPunks',
  'ENS: vitalik.eth',
  'Bored Ape Yacht Club #1',
  'Mr. Fox',
  '',
  'Reclaimed Wood',
])('behavior: %s does not', (text) => {
  expect(isSpam(text, null)).toBe(false)
})
