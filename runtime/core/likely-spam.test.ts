import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isLikelySpam } from './likely-spam.js'

test.each([
  'Visit apecoin-drop.xyz',
  '$ 5000 USDC Voucher',
  'Claim your reward',
  'Claim 1000 USDC',
  'https://bit.example',
  'www.example.test',
  't.me/something',
  'AIRDROP',
  '$500 reward: x-y.network',
  'usdc-bonus.com',
  'ｇｉｆｔ．ｃｏｍ',
  'gi\u200bft\u200b.com',
  'награда.рф',
])('behavior: %j is likely spam', (text) => {
  expect(isLikelySpam(text)).toBe(true)
})

test.each([
  'Local Tiles',
  'ENS: vitalik.eth',
  'alice.eth',
  'Bored Ape Yacht Club #1',
  'Mr. Fox',
  'St. Moritz',
  'Vol.One',
  'USDC.e',
  'GLD.',
  'v2.0',
  '',
  'Reclaimed Wood',
  'Free Mint',
  'Bonus Bears',
  'yearn.finance',
  'Deeds of meadow.example',
  'node.community',
])('behavior: %j is not', (text) => {
  expect(isLikelySpam(text)).toBe(false)
})

test('misc: the backend has the same rule: what it flags and what the kit sets apart is one thing', () => {
  const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
  expect(read('../../templates/backend/src/tokens/display.ts')).toContain(read('./likely-spam.ts'))
})
