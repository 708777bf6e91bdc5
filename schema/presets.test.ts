import { describe, expect, expectTypeOf, test } from 'vitest'
import type { ModalConfig } from './index.js'
import { blurs, type Preset, type PresetName, presets, radii } from './presets.data.js'
import { themeSchema } from './theme.js'
import { defaultOf } from './token-css.js'
import { type Token, type TokenName, type TokenValue, tokens } from './tokens.js'

const names = Object.keys(presets) as PresetName[]
const table: Readonly<Record<PresetName, Preset>> = presets

test('behavior: there are six, with names that say what they are', () => {
  expect(names).toEqual(['terminal', 'clay', 'marine', 'contrast', 'lilac', 'editorial'])
})

describe.each(names)('%s', (name) => {
  test('behavior: a config could say the same', () => {
    expect(themeSchema.safeParse({ preset: name, tokens: presets[name] }).error).toBeUndefined()
  })

  test('behavior: every colour has both schemes, and nothing repeats the token table', () => {
    for (const [token, value] of Object.entries(table[name])) {
      expect(typeof value).toBe(token.startsWith('color.') ? 'object' : 'string')
      expect(value).not.toEqual(defaultOf(token))
    }
  })

  test('behavior: every colour of the table is its own, so that none of another look is left', () => {
    const colors = Object.entries<Token>(tokens).filter(([token]) => token.startsWith('color.'))
    // What is made of another colour follows it.
    const own = colors.filter(([, { light }]) => !/^(var\(|transparent$)/.test(light)).map(([token]) => token)
    expect(Object.keys(presets[name]).filter((token) => token.startsWith('color.'))).toEqual(own)
  })

  test('behavior: it names no font that has to be fetched, and falls back to a generic one', () => {
    const { 'font.family': family = 'sans-serif' } = table[name]
    expect(family).toMatch(/(sans-serif|serif|monospace)$/)
  })
})

test('behavior: no two look alike: panels, accents and corners differ', () => {
  const of = (token: TokenName) => names.map((name) => JSON.stringify(table[name][token] ?? defaultOf(token)))
  const looks = names.map((_, index) =>
    (['color.surface', 'color.accent', 'radius.base'] as const).map((token) => of(token)[index]).join(),
  )
  expect(
    new Set([
      ...looks,
      (['color.surface', 'color.accent', 'radius.base'] as const)
        .map((token) => JSON.stringify(defaultOf(token)))
        .join(),
    ]).size,
  ).toBe(names.length + 1)
  expect(new Set(of('color.text')).size).toBe(names.length)
  expect(new Set(of('motion.ease')).size).toBe(names.length)
})

test('behavior: words for radii and blur are tokens that a config could say, and one of each is the table', () => {
  for (const words of [radii, blurs]) {
    const said = Object.values<Preset>(words)
    for (const word of said) expect(themeSchema.safeParse({ tokens: word }).error).toBeUndefined()
    const asTable = said.filter((word) => Object.entries(word).every(([name, value]) => value === defaultOf(name)))
    expect(asTable).toHaveLength(1)
  }
})

test('misc: names are typed', () => {
  type Theme = NonNullable<ModalConfig['theme']>
  type Tokens = NonNullable<Theme['tokens']>
  expectTypeOf<NonNullable<Theme['preset']>>().toEqualTypeOf<PresetName>()
  expectTypeOf<'clay'>().toExtend<PresetName>()
  expectTypeOf<'clya'>().not.toExtend<PresetName>()
  expectTypeOf<keyof Tokens>().toEqualTypeOf<TokenName>()
  expectTypeOf<NonNullable<Theme['accent']>>().toEqualTypeOf<TokenValue>()
  expectTypeOf<NonNullable<Theme['radius']>>().toEqualTypeOf<'none' | 'small' | 'medium' | 'large'>()
  expectTypeOf<NonNullable<Theme['blur']>>().toEqualTypeOf<'none' | 'small' | 'large'>()
  expectTypeOf<{ 'color.text': { light: string; dark: string } }>().toExtend<Tokens>()
  expectTypeOf<{ 'radius.base': { light: string; dark: string } }>().not.toExtend<Tokens>()
})
