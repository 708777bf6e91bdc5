import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type PresetName, presetNames, presets } from '../../schema/presets.data.js'
import type { TokenValue } from '../../schema/tokens.js'
import { runs } from '../../test/setup/runs.js'
import { createPalette, toHex } from './css-color.js'
import { deriveTheme } from './derive-theme.js'
import { pathOf } from './issue.js'
import { type Scheme, schemes, type ThemeTokens } from './theme-colors.js'

function derive(accent: TokenValue, written: ThemeTokens = {}, preset?: PresetName) {
  const { colors, issues, notes } = deriveTheme(accent, {
    written,
    merged: { ...(preset && presets[preset]), ...written },
  })
  const lines = issues.map(({ keys, message, found, fix }) => `${pathOf(keys)}: ${message} (${found}). ${fix}`)
  return { merged: colors.merged, lines, notes }
}

/** What the derived tokens say, in the order of the table. */
function shown({ merged }: ReturnType<typeof derive>) {
  const names = ['color.accent', 'color.on-accent', 'color.link', 'color.focus'] as const
  return Object.fromEntries(names.map((name) => [name.slice(6), merged[name]]))
}

describe('what follows from one colour', () => {
  test('behavior: a dark one takes white text; in the dark scheme it stands out from the panel', () => {
    expect(shown(derive('#0b6e4f'))).toMatchInlineSnapshot(`
      {
        "accent": {
          "dark": "#207a5a",
          "light": "#0b6e4f",
        },
        "focus": {
          "dark": "#3d9271",
          "light": "#0b6e4f",
        },
        "link": {
          "dark": "#51a583",
          "light": "#0b6e4f",
        },
        "on-accent": {
          "dark": "#ffffff",
          "light": "#ffffff",
        },
      }
    `)
  })

  test('behavior: a bright one takes dark text, and links and the ring become dark enough to be seen', () => {
    expect(shown(derive('#ffd400'))).toMatchInlineSnapshot(`
      {
        "accent": {
          "dark": "#ffd400",
          "light": "#ffd400",
        },
        "focus": {
          "dark": "#ffd400",
          "light": "#997e00",
        },
        "link": {
          "dark": "#ffd400",
          "light": "#7d6700",
        },
        "on-accent": {
          "dark": "#1c1c1a",
          "light": "#1c1c1a",
        },
      }
    `)
  })

  test('behavior: one for each scheme stays as it was written', () => {
    const pair = { light: '#0b6e4f', dark: '#7ddbb4' }
    expect(derive(pair).merged['color.accent']).toEqual(pair)
    expect(derive('light-dark(#0b6e4f, #7ddbb4)').merged['color.accent']).toEqual(pair)
    const same = { light: '#0b6e4f', dark: '#0b6e4f' }
    expect(derive(same).merged['color.accent']).toEqual(same)
  })

  test('behavior: any notation of CSS', () => {
    for (const same of ['rgb(11 110 79)', 'color(srgb 0.0431 0.4314 0.3098)', 'light-dark(#0b6e4f, #0b6e4f)'])
      expect(derive(same).merged).toEqual(derive('#0b6e4f').merged)
  })

  test('behavior: what the config writes goes over it', () => {
    const own = { light: '#2360e8', dark: '#86b0ff' }
    const { merged, lines } = derive('#0b6e4f', { 'color.focus': own })
    expect([merged['color.focus'], lines]).toEqual([own, []])
  })

  test('behavior: a preset is the ground that everything is read on', () => {
    const { merged, lines } = derive('#0b6e4f', {}, 'lilac')
    expect(lines).toEqual([])
    expect(merged['color.surface']).toEqual(presets.lilac['color.surface'])
    expect(merged['color.accent']).toMatchObject({ light: '#0b6e4f' })
  })

  test('behavior: one that text could not be read on under the pointer is moved a little, and said', () => {
    const { notes, lines } = derive('#767676')
    expect(lines).toEqual([])
    expect(notes).toMatchInlineSnapshot(`
      [
        "theme.accent: #767676 is drawn as #6a6a6a in the light scheme, to keep text readable.",
      ]
    `)
  })
})

describe('errors', () => {
  const depends = 'depends on the page or system, so nothing can be derived'
  const instead = "Write a color such as #0b6e4f, or set theme.tokens['color.accent'] and color.on-accent."
  test.each<[string, TokenValue, ThemeTokens, string]>([
    ['what is no colour', 'grene', {}, 'theme.accent: isn\'t a color ("grene"). Write a color, such as #0b6e4f.'],
    ['a variable of the page', 'var(--brand)', {}, `theme.accent: ${depends} ("var(--brand)"). ${instead}`],
    ['half a pair', { light: '#0b6e4f', dark: 'Canvas' }, {}, `theme.accent.dark: ${depends} ("Canvas"). ${instead}`],
    [
      'a see-through one',
      'rgb(11 110 79 / 0.5)',
      {},
      'theme.accent: must not be see-through, because text stands on it ("rgb(11 110 79 / 0.5)"). Write it without transparency, such as #0b6e4f.',
    ],
    [
      'one that a token says as well',
      '#0b6e4f',
      { 'color.accent': '#123456' },
      "theme.accent: says what tokens['color.accent'] says as well (undefined). Remove one of them.",
    ],
  ])('error: %s', (_, accent, written, line) => {
    expect(derive(accent, written).lines).toEqual([line])
  })

  test('error: text of its own that cannot be read on it, at its own line', () => {
    const { lines } = derive('#0b6e4f', { 'color.on-accent': { light: '#0b6e4f', dark: '#fff' } })
    expect(lines.map((line) => line.split(':')[0])).toEqual(["theme.tokens['color.on-accent'].light"])
  })
})

/** Contrast of WCAG 2 by its definition, on whole values of 8 bits. */
function contrast(one: readonly number[], other: readonly number[]): number {
  const luminance = (rgb: readonly number[]) => {
    const [red = 0, green = 0, blue = 0] = rgb.map((value) => {
      const channel = value / 255
      return channel <= 0.03928 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
const mixed = (top: readonly number[], below: readonly number[], share: number) =>
  top.map((value, index) => Math.round(value * share + (below[index] ?? 0) * (1 - share)))

const hex = fc.nat(0xffffff).map((value) => `#${value.toString(16).padStart(6, '0')}`)
const accents = fc.oneof(hex, fc.record({ light: hex, dark: hex }))
const looks = fc.constantFrom<PresetName | undefined>(undefined, ...presetNames)

test('behavior: of any colour, on any preset, everything can be read and seen in both schemes', () => {
  fc.assert(
    fc.property(accents, looks, (accent, preset) => {
      const { merged, lines, notes } = derive(accent, {}, preset)
      expect(lines).toEqual([])
      const palette = createPalette(merged)
      for (const scheme of schemes) {
        const of = (name: 'accent' | 'on-accent' | 'link' | 'focus' | 'surface' | 'raised' | 'pressed') => {
          const reading = palette.token(`color.${name}`, scheme)
          if (typeof reading === 'string') throw new Error(`${name} is ${reading}`)
          return channels(toHex(reading))
        }
        const [brand, ink, link, ring] = [of('accent'), of('on-accent'), of('link'), of('focus')]
        expect(contrast(ink, brand)).toBeGreaterThanOrEqual(4.5)
        expect(contrast(ink, mixed(brand, ink, 0.93))).toBeGreaterThanOrEqual(4.5)
        for (const ground of [of('surface'), of('raised'), mixed(link, of('surface'), 0.1)])
          expect(contrast(link, ground)).toBeGreaterThanOrEqual(4.5)
        for (const ground of [of('surface'), of('raised'), of('pressed')])
          expect(contrast(ring, ground)).toBeGreaterThanOrEqual(3)
        expectOwn(accent, { scheme, brand, isMoved: notes.some((note) => note.includes(`the ${scheme} scheme`)) })
        if (typeof accent === 'string' && scheme === 'dark')
          expect(contrast(brand, of('surface'))).toBeGreaterThanOrEqual(3)
      }
    }),
    { numRuns: runs(100) },
  )
})

interface Drawn {
  readonly scheme: Scheme
  readonly brand: readonly number[]
  readonly isMoved: boolean
}

/** A colour that was written for a scheme is drawn in it as it is, or hardly otherwise, which is said. */
function expectOwn(
  accent: string | { readonly light: string; readonly dark: string },
  { scheme, brand, isMoved }: Drawn,
) {
  if (typeof accent === 'string' && scheme === 'dark') return
  const own = channels(typeof accent === 'string' ? accent : accent[scheme])
  if (!isMoved) expect(brand).toEqual(own)
  else for (const [index, value] of own.entries()) expect(Math.abs((brand[index] ?? 0) - value)).toBeLessThan(52)
}
