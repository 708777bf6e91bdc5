import type { TokenName, TokenValue } from '../../schema/tokens.js'
import { checkTheme, faintPairs, type ThemeCheck } from './check-theme.js'
import { type ContrastPair, contrastPairs } from './contrast-pairs.data.js'
import { type ColorReading, createPalette, type Rgba, shadesOf, toHex } from './css-color.js'
import { type Issue, showFound } from './issue.js'
import { type Scheme, schemes, type ThemeColors, type ThemeTokens, valueAt } from './theme-colors.js'

/** What stands out from the panel without being read (WCAG 2, 1.4.11). */
const standsOut: ContrastPair = { text: 'color.accent', on: 'color.surface', least: 3 }

/** Browsers round what they mix: what is chosen here has so many times the contrast that it needs. */
const MARGIN = 1.02

/**
 * The theme with what `theme.accent` stands for: the accent, what is read on it, links and the focus ring, in both
 * schemes and readable on the grounds of the theme; and all that `checkTheme` says of the whole. Of one colour the dark
 * scheme gets the nearest that stands out from its panel. An accent on which text cannot be read in every state is moved
 * as little as possible, and a note says so.
 */
export function deriveTheme(
  accent: TokenValue,
  { written, merged }: ThemeColors,
): ThemeCheck & { readonly colors: ThemeColors } {
  const palette = createPalette({ ...merged, 'color.accent': accent })
  const readings = schemes.map((scheme) => ({ scheme, reading: palette.token('color.accent', scheme) }))
  const wrong = [...accentIssues(accent, readings), ...doubleIssues(written)]
  if (wrong.length > 0) return { colors: { written, merged }, issues: wrong, notes: [] }
  const own = readings.flatMap(({ scheme, reading }) =>
    typeof reading === 'string' ? [] : [{ scheme, color: reading }],
  )
  const isOne = typeof accent === 'string' && new Set(own.map(({ color }) => toHex(color))).size === 1
  const derived = own.map(({ scheme, color }) => {
    const isTwin = isOne && scheme === 'dark'
    return { scheme, isTwin, own: toHex(color), shown: deriveScheme(color, { theme: merged, scheme, isTwin }) }
  })
  const colors = { written, merged: { ...merged, ...pairsOf(derived.map(({ shown }) => shown)), ...written } }
  const { issues, notes } = checkTheme(colors)
  const moved = derived.filter((part) => !part.isTwin && part.shown['color.accent'] !== part.own)
  return { colors, issues, notes: [...moved.map(movedNote), ...notes] }
}

type Reading = { readonly scheme: Scheme; readonly reading: ColorReading }

function accentIssues(accent: TokenValue, readings: readonly Reading[]): readonly Issue[] {
  const issues = readings.flatMap(({ scheme, reading }): readonly Issue[] => {
    const problem = problemOf(reading)
    const found = showFound(valueAt(accent, scheme), [])
    const keys = ['theme', 'accent', ...(typeof accent === 'object' ? [scheme] : [])]
    return problem ? [{ keys, ...problem, ...(found !== undefined && { found }) }] : []
  })
  return typeof accent === 'object' ? issues : issues.slice(0, 1)
}

function problemOf(reading: ColorReading): Pick<Issue, 'message' | 'fix'> | undefined {
  if (reading === 'invalid') return { message: "isn't a color", fix: 'Write a color, such as #0b6e4f.' }
  if (reading === 'unknown') {
    const fix = "Write a color such as #0b6e4f, or set theme.tokens['color.accent'] and color.on-accent."
    return { message: 'depends on the page or system, so nothing can be derived', fix }
  }
  if (reading.alpha === 1) return undefined
  const message = 'must not be see-through, because text stands on it'
  return { message, fix: `Write it without transparency, such as ${toHex(reading)}.` }
}

function doubleIssues(written: ThemeTokens): readonly Issue[] {
  if (written['color.accent'] === undefined) return []
  const message = "says what tokens['color.accent'] says as well"
  return [{ keys: ['theme', 'accent'], message, fix: 'Remove one of them.' }]
}

/** The tokens an accent stands for in one scheme, as hex. */
type Derived = Readonly<Record<'color.accent' | 'color.on-accent' | 'color.link' | 'color.focus', string>>

interface Place {
  readonly theme: ThemeTokens
  readonly scheme: Scheme
  /** Whether the colour was written for the other scheme. */
  readonly isTwin: boolean
}

function deriveScheme(accent: Rgba, { theme, scheme, isTwin }: Place): Derived {
  const isGood = (tokens: ThemeTokens, pairs: readonly ContrastPair[]) =>
    faintPairs({ ...theme, ...tokens }, withMargin(pairs), [scheme]).length === 0
  const readOn = contrastPairs.filter(({ text }) => text === 'color.on-accent')
  const inks = ['#ffffff', inkOf(theme), '#000000']
  const inkFor = (color: string) =>
    inks.find((ink) => isGood({ 'color.accent': color, 'color.on-accent': ink }, readOn))
  const shown = nearest(accent, (color) => {
    return inkFor(color) !== undefined && (!isTwin || isGood({ 'color.accent': color }, [standsOut]))
  })
  const toned = (name: TokenName) => {
    const pairs = contrastPairs.filter(({ text }) => text === name)
    return nearest(accent, (color) => isGood({ [name]: color }, pairs))
  }
  return {
    'color.accent': shown,
    'color.on-accent': inkFor(shown) ?? '#000000',
    'color.link': toned('color.link'),
    'color.focus': toned('color.focus'),
  }
}

function withMargin(pairs: readonly ContrastPair[]): readonly ContrastPair[] {
  return pairs.map((pair) => ({ ...pair, least: pair.least * MARGIN }))
}

/** The theme's own dark ink. */
function inkOf(theme: ThemeTokens): string {
  const reading = createPalette(theme).token('color.text', 'light')
  return typeof reading === 'string' ? '#000000' : toHex(reading)
}

/** The colour itself, or the nearest lighter or darker one that does; itself again where none does. */
function nearest(color: Rgba, fits: (color: string) => boolean): string {
  const own = toHex(color)
  return [own, ...shadesOf(color).map(toHex)].find(fits) ?? own
}

/** The same tokens with a value for each scheme. */
function pairsOf([light, dark]: readonly Derived[]): ThemeTokens {
  const both = Object.entries({ ...light }).map(([name, value]) => {
    return [name, { light: value, dark: { ...dark }[name] ?? value }] as const
  })
  return Object.fromEntries(both)
}

interface Moved {
  readonly scheme: Scheme
  readonly own: string
  readonly shown: Derived
}

function movedNote({ scheme, own, shown }: Moved): string {
  return `theme.accent: ${own} is drawn as ${shown['color.accent']} in the ${scheme} scheme, to keep text readable.`
}
