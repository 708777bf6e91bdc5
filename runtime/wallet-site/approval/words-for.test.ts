import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { repository } from '../../../test/setup/scratch.js'
import { approvalWords } from './approval-words.data.js'
import type { ApprovalWords } from './approval-words.js'
import { wordsFor } from './words-for.js'

const languages = Object.entries(approvalWords)
const textsOf = (words: ApprovalWords): readonly (readonly [key: string, text: string])[] =>
  Object.entries(words).flatMap(([key, value]: [string, string | Readonly<Record<string, string>>]) =>
    typeof value === 'string'
      ? [[key, value] as const]
      : Object.entries(value).map(([name, text]) => [`${key}.${name}`, text] as const),
  )

test('behavior: it speaks every language of the kit', () => {
  const packs = readdirSync(join(repository, 'runtime/locales'))
  expect(languages.map(([lang]) => lang).sort()).toEqual([...packs, 'en'].sort())
})

test.each([
  ['de-AT', 'de', 'ltr'],
  ['AR', 'ar', 'rtl'],
  ['zh-Hant-TW', 'zh', 'ltr'],
  ['pt_BR', 'pt', 'ltr'],
  ['nl', 'en', 'ltr'],
  ['', 'en', 'ltr'],
  ['__proto__', 'en', 'ltr'],
  ['constructor', 'en', 'ltr'],
])('behavior: a browser in “%s” is spoken to in %s', (language, lang, dir) => {
  expect(wordsFor(language)).toEqual({ lang, dir, words: approvalWords[lang] })
})

test.each(languages)('behavior: %s says all of it, shortly', (lang, words) => {
  const texts = textsOf(words)
  expect(texts.map(([key]) => key)).toEqual(textsOf(approvalWords.en).map(([key]) => key))
  for (const [key, text] of texts) {
    expect(text.trim(), key).not.toBe('')
    for (const sentence of text.split(/[.:?!。？：]/))
      expect(sentence.trim().split(/\s+/).length, text).toBeLessThan(13)
    // Two lines of the card at most.
    expect([...text].length, text).toBeLessThan(66)
    if (lang !== 'en' && key.startsWith('states'))
      expect(text).not.toBe(approvalWords.en.states[key.slice(7) as 'wait'])
  }
  if (lang === 'de') expect(texts.flat().join(' ')).not.toMatch(/\b(du|dein\w*|Sie|Ihr\w*)\b/)
})
