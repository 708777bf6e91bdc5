import { expect, test } from 'vitest'
import { bareSign, roundText } from './money-text.js'

const shown = (amount: string, currency: string, lang: string) =>
  roundText(amount, currency, lang)
    .replace(/[\u2066-\u2069]/gu, '')
    .replaceAll('\u00a0', ' ')

test.each([
  ['USD', 'en', '$1,000'],
  ['USD', 'ar', '1,000 $'],
  ['CAD', 'en', '$1,000'],
  ['JPY', 'ko', '¥1,000'],
  ['BRL', 'pt', '$ 1.000'],
  ['CHF', 'en', '1,000'],
  ['SEK', 'de', '1.000'],
  ['AED', 'ar', '1,000'],
])('param: a thousand %s in %s is %s where the currency stands beside it', (currency, lang, text) => {
  expect(shown('1000', currency, lang)).toBe(text)
})

test.each([
  ['USD', 'ar', '$'],
  ['GBP', 'ar', '£'],
  ['CAD', 'en', '$'],
  ['BRL', 'pt', '$'],
  ['CHF', 'en', undefined],
])('param: the bare sign of %s in %s is %j', (currency, lang, sign) => {
  expect(bareSign(currency, lang)).toBe(sign)
})
