import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanText, searchKey } from './clean-text.js'

test('behavior: names lose what is not seen and keep what is', () => {
  expect(cleanText(' Kraken Wallet ', 64)).toBe('Kraken Wallet')
  expect(cleanText('αU wallet', 64)).toBe('αU wallet')
  expect(cleanText('Meta\u0000Mask\u202e\u200b\ud800', 64)).toBe('MetaMask')
  expect(cleanText('Two\n\t lines', 64)).toBe('Two lines')
  expect(cleanText('🦊🦊🦊', 2)).toBe('🦊🦊')
  expect(cleanText('\u0000\u2028', 64)).toBe('')
  for (const blank of ['\u3164', '\u2800\u2800', '\u115f \u1160', '\uffa0', '\u034f', '\ufe0f'])
    expect(cleanText(blank, 64)).toBe('')
  expect(cleanText('MetaMask\u3164\u2800', 64)).toBe('MetaMask')
})

test('behavior: searches compare names without case and width', () => {
  expect(searchKey(' MetaMask')).toBe('metamask')
  expect(searchKey('ＭｅｔａＭａｓｋ')).toBe('metamask')
  expect(searchKey('GM² Social')).toBe('gm2 social')
})

test('behavior: a cleaned text is within its limit, free of controls, and stays as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.integer({ min: 1, max: 80 }), (text, limit) => {
      const clean = cleanText(text, limit)
      expect([...clean].length).toBeLessThanOrEqual(limit)
      expect(clean).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}]/u)
      expect(cleanText(clean, limit)).toBe(clean)
    }),
  )
})
