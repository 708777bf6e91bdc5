import { expect, expectTypeOf, test } from 'vitest'
import type { PluralForms, TextBlock, Translated, TranslatedFeature, Translation } from './words.js'

const door = {
  id: 'door',
  words: {
    title: 'Open the door',
    hints: ['Knock.', 'Knock again.'],
    guests: { one: '{count} guest', other: '{count} guests' },
  },
} as const satisfies TextBlock
const bell = { id: 'bell', words: { ring: 'Ring' } } as const satisfies TextBlock

test('behavior: a block keeps its name and its words', () => {
  expect(door).toMatchObject({ id: 'door', words: { title: 'Open the door' } })
})

test('misc: a translation has every key and no other, and as many texts in a row', () => {
  type German = Translation<typeof door.words>
  const guests: PluralForms = { other: '{count} Gäste' }
  expectTypeOf<{ title: string; hints: [string, string]; guests: PluralForms }>().toExtend<German>()
  expectTypeOf<{ title: string; hints: [string]; guests: PluralForms }>().not.toExtend<German>()
  expectTypeOf<{ title: string; guests: PluralForms }>().not.toExtend<German>()
  const german = { title: 'Die Tür öffnen', hints: ['Klopfen.', 'Nochmals klopfen.'], guests } satisfies German
  // @ts-expect-error: English has no such text.
  const more = { ...german, knob: 'Knauf' } satisfies Translation<typeof bell.words>
  // @ts-expect-error: without "other" some numbers have no form.
  const less = { one: '{count} Gast' } satisfies PluralForms
  expect([german.hints.length, more.knob, less.one]).toEqual([2, 'Knauf', '{count} Gast'])
})

test('misc: a pack has every block of its feature', () => {
  type German = TranslatedFeature<{ readonly texts: readonly [typeof door, typeof bell] }>
  expectTypeOf<German>().toEqualTypeOf<Translated<typeof door | typeof bell>>()
  expectTypeOf<keyof German>().toEqualTypeOf<'door' | 'bell'>()
  expectTypeOf<{ bell: { ring: string } }>().not.toExtend<German>()
})
