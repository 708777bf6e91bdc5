import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { repository } from '../../../test/setup/scratch.js'
import { approvalWords } from './approval-words.data.js'
import type { ApprovalWords } from './approval-words.js'
import { english } from './english-words.data.js'
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

test('behavior: words come with their language and its direction; Arabic alone is read from the right', () => {
  expect(wordsFor('en')).toEqual(english)
  for (const [lang, words] of languages)
    expect(wordsFor(lang)).toEqual({ lang, dir: lang === 'ar' ? 'rtl' : 'ltr', words })
})

test.each(['nl', '', 'de-AT', '__proto__', 'constructor'])('error: there are none in “%s”', (lang) => {
  expect(() => wordsFor(lang)).toThrow(`The card has no words in ${lang}.`)
})

test.each(languages)('behavior: %s says all of it, shortly', (lang, words) => {
  const texts = textsOf(words)
  expect(texts.map(([key]) => key)).toEqual(textsOf(english.words).map(([key]) => key))
  for (const [key, text] of texts) {
    expect(text.trim(), key).not.toBe('')
    for (const sentence of text.split(/[.:?!。？：]/))
      expect(sentence.trim().split(/\s+/).length, text).toBeLessThan(13)
    // Two lines of the card at most.
    expect([...text].length, text).toBeLessThan(66)
    if (lang !== 'en' && key.startsWith('states')) expect(text).not.toBe(english.words.states[key.slice(7) as 'wait'])
  }
  if (lang === 'de') expect(texts.flat().join(' ')).not.toMatch(/\b(du|dein\w*|Sie|Ihr\w*)\b/)
})
