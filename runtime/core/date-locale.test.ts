import { expect, test } from 'vitest'
import { dateLocale } from './date-locale.js'

const day = (lang: string | undefined, own: string) =>
  new Intl.DateTimeFormat(dateLocale(lang, own), { day: 'numeric', month: 'short' }).format(Date.UTC(2023, 10, 9, 12))

test.each([
  [undefined, 'en-US', 'Nov 9'],
  ['en', 'en-GB', '9 Nov'],
  ['de', 'de-AT', '9. Nov.'],
  ['de', 'en-GB', '9. Nov.'],
  ['en', 'de-AT', 'Nov 9'],
  ['zh', 'zh-CN', '11月9日'],
])('param: in the language %s a person of %s reads %s', (lang, own, shown) => {
  expect(day(lang, own)).toBe(shown)
})

test('param: another script is another language', () => {
  expect([dateLocale('zh', 'zh-TW'), dateLocale('sr', 'sr-Latn-RS')]).toEqual(['zh', 'sr'])
})

test('param: without a region of its own the browser is asked', () => {
  expect(dateLocale('en')).toMatch(/^en/)
})
