import { expect, expectTypeOf, test } from 'vitest'
import type { OwnTexts } from './locale.js'
import { slotsIn, type TextKey, textsIn } from './texts.js'

const named = (language: string, key: string) => textsIn(language).find((text) => text.key === key)

test('behavior: texts of the page, the shell, features, errors and the embedded modal have names', () => {
  const owners = [...new Set(textsIn('en').map(({ owner }) => owner))]
  expect(owners).toEqual(expect.arrayContaining(['page', 'shell', 'embedded', 'connect', 'account', 'error']))
  expect(named('en', 'page.connect')).toMatchObject({ owner: 'page', path: ['connect'] })
  expect(named('en', 'connecting.hints.2')).toMatchObject({ owner: 'connect', block: 'connecting', slots: ['wallet'] })
  expect(named('en', 'error.wallet/rejected.title')).toMatchObject({ path: ['wallet/rejected', 'title'], slots: [] })
})

test('behavior: a text that depends on a number has a name for each category of the language', () => {
  const forms = (language: string) =>
    textsIn(language)
      .filter(({ key }) => key.startsWith('networks.results.'))
      .map(({ path, slots, freeSlots }) => `${path[1]} ${slots} ${freeSlots}`)
      .sort()
  expect(forms('en')).toEqual(['one  count', 'other count '])
  expect(forms('ja')).toEqual(['other count '])
  // 21 is "one" in Russian, so that the form has to say the number.
  expect(forms('ru')).toEqual(['few count ', 'many count ', 'one count ', 'other count '])
  expect(forms('ar')).toEqual(['few count ', 'many count ', 'one  count', 'other count ', 'two  count', 'zero  count'])
})

test('behavior: a slot is named once', () => {
  expect(slotsIn('{a} and {b} and {a}, but no { c } and no {}')).toEqual(['a', 'b'])
})

test('misc: the names are types', () => {
  expectTypeOf<'connect.title' | 'page.connect' | 'error.wallet/rejected.userMessage'>().toExtend<TextKey>()
  expectTypeOf<'connecting.hints.0' | 'connecting.hints.3' | 'networks.results.one'>().toExtend<TextKey>()
  expectTypeOf<'connect.titel'>().not.toExtend<TextKey>()
  // Developers read English.
  expectTypeOf<'error.wallet/rejected.message'>().not.toExtend<TextKey>()
  expectTypeOf<'connecting.hints.4'>().not.toExtend<TextKey>()
  expectTypeOf<'connecting.hints'>().not.toExtend<TextKey>()
  expectTypeOf<{ 'connect.title': string }>().toExtend<OwnTexts>()
})
