import { describe, expect, test } from 'vitest'
import { folderOf } from '../../schema/feature.js'
import { findLanguage } from '../../schema/language.js'
import { languages } from '../../schema/languages.data.js'
import { features } from '../../schema/registry.js'
import { featuresWithErrors, slotsIn, type Text, textsIn } from '../../schema/texts.js'
import { errorTexts, packNames, readPack } from './packs.js'

/** Texts that are the same in many languages: names, and what is only a slot. */
const same = /^families\./
/** Shares of texts that may be spelt as in English; more looks like one that was forgotten. */
const SAME = 0.05

const ownErrors = await errorTexts()

const isUrl = ({ english }: Text) => english.startsWith('https://')
/** A sentence ends in other languages as well: Chinese and Japanese, Hindi, and a question in Arabic. */
const endOf = (text: string) => /[.。।]$/.test(text)

test('behavior: every folder is a language of the package, and every language but English has one', () => {
  expect(packNames()).toEqual(
    Object.keys(languages)
      .filter((lang) => lang !== 'en')
      .sort(),
  )
  for (const lang of packNames()) expect(findLanguage(lang)).toBe(lang)
})

test('behavior: the direction is that of the script', () => {
  const rightToLeft = ['Arab', 'Hebr', 'Thaa', 'Nkoo']
  for (const [lang, { dir }] of Object.entries(languages))
    expect(dir).toBe(rightToLeft.includes(new Intl.Locale(lang).maximize().script ?? '') ? 'rtl' : 'ltr')
})

test('behavior: the features that add errors are those whose files have them', () => {
  expect([...new Set(ownErrors.map(({ owner }) => owner))].sort()).toEqual([...featuresWithErrors].sort())
})

describe.each(packNames())('%s', (lang) => {
  const english = [...textsIn(lang), ...ownErrors]
  const english_ = new Map(english.map((text) => [text.key, text]))

  test('behavior: there is a file for each feature, the shell, the embedded modal, the page and the errors', async () => {
    const { files } = await readPack(lang)
    expect(files).toEqual(
      [
        'embedded',
        'errors',
        'page',
        'shell',
        ...features.filter(({ texts }) => texts.length > 0).map(({ id }) => folderOf(id)),
      ].sort(),
    )
  })

  test('behavior: it says exactly what English says, in every plural form of its own, errors of features as well', async () => {
    const { texts } = await readPack(lang)
    expect([...texts.keys()].sort()).toEqual([...english_.keys()].sort())
  })

  test('behavior: each text has the slots of the English one; a form for one number alone may say it itself', async () => {
    const { texts } = await readPack(lang)
    const wrong = english.filter(({ key, slots, freeSlots }) => {
      const found = slotsIn(texts.get(key) ?? '')
      return (
        slots.some((slot) => !found.includes(slot)) || found.some((slot) => ![...slots, ...freeSlots].includes(slot))
      )
    })
    expect(wrong.map(({ key }) => `${key}: ${texts.get(key)}`)).toEqual([])
  })

  test('behavior: hardly a text is the English one', async () => {
    const { texts } = await readPack(lang)
    const said = english.filter((text) => !same.test(text.key) && !isUrl(text) && /\w/.test(bare(text.english)))
    const equal = said.filter((text) => texts.get(text.key) === text.english).map(({ key }) => key)
    expect(equal.length / said.length, equal.join(', ')).toBeLessThanOrEqual(SAME)
  })

  test('behavior: it is set well: no stray space, no straight quote, … for three dots, a full stop where English has one', async () => {
    const { texts } = await readPack(lang)
    const wrong = english.flatMap((text) => {
      const said = texts.get(text.key) ?? ''
      const isSloppy = said !== said.trim() || said === '' || / {2}|\.\.\.|["'`´\t\n]/.test(said)
      return isSloppy || (!isUrl(text) && endOf(text.english) !== endOf(said)) ? [`${text.key}: ${said}`] : []
    })
    expect(wrong).toEqual([])
  })

  test('behavior: numbers and names of products are those of the English text', async () => {
    const { texts } = await readPack(lang)
    const wrong = english.flatMap((text) => {
      const said = texts.get(text.key) ?? ''
      const lost = (text.slots.length > 0 ? [] : factsIn(text.english)).filter((fact) => !said.includes(fact))
      return isUrl(text) || lost.length === 0 ? [] : [`${text.key}: ${lost} is not in ${said}`]
    })
    expect(wrong).toEqual([])
  })

  test('behavior: links are whole addresses', async () => {
    const { texts } = await readPack(lang)
    for (const { key } of english.filter(isUrl)) expect(texts.get(key)).toMatch(/^https:\/\/[\w.-]+\/\S*$/)
  })

  test('behavior: nothing in it changes the direction of the text or hides in it', async () => {
    const { texts } = await readPack(lang)
    const hidden = /[\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufffd]/
    expect([...texts.values()].filter((text) => hidden.test(text))).toEqual([])
  })
})

describe('the English texts', () => {
  test('behavior: they are set as well as their translations must be', () => {
    const wrong = [...textsIn('en'), ...ownErrors].filter(
      ({ english }) => english !== english.trim() || / {2}|\.\.\.|["'`´\t\n]/.test(english),
    )
    expect(wrong.map(({ key, english }) => `${key}: ${english}`)).toEqual([])
  })

  test('behavior: every text has a name of its own, and every block of a feature one owner', () => {
    const keys = [...textsIn('en'), ...ownErrors].map(({ key }) => key)
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([])
  })
})

function bare(text: string): string {
  return text.replace(/\{\w+\}/g, '')
}

/** What no translation changes: numbers, names with a capital in the middle, and abbreviations. */
function factsIn(text: string): readonly string[] {
  return bare(text).match(/\d+|[A-Z][a-z]+[A-Z]\w*|\b[A-Z]{3,}\b/g) ?? []
}
