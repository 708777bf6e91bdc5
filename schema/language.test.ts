import { expect, test } from 'vitest'
import { findLanguage } from './language.js'

test.each([
  ['en', 'en'],
  ['EN', 'en'],
  ['de-CH', 'de'],
  ['de-Latn-AT', 'de'],
  ['de-Cyrl', undefined],
  ['pt-BR', 'pt'],
  ['zh-CN', 'zh'],
  ['zh-Hans', 'zh'],
  ['zh-SG', 'zh'],
  ['zh-TW', undefined],
  ['zh-Hant', undefined],
  ['ar-EG', 'ar'],
  ['xx', undefined],
  ['de_DE', undefined],
  ['', undefined],
])('param: the tag %j is %s', (tag, language) => {
  expect(findLanguage(tag)).toBe(language)
})
