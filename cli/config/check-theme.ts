import { defaultOf } from '../../schema/token-css.js'
import type { TokenName } from '../../schema/tokens.js'
import { type ContrastPair, contrastPairs } from './contrast-pairs.data.js'
import { contrastRatio, createPalette, type Palette, type Rgba, stepsAway, toHex } from './css-color.js'
import { type Issue, showFound } from './issue.js'
import {
  colorNames,
  keysOf,
  type Scheme,
  schemes,
  type ThemeColors,
  type ThemeTokens,
  valueAt,
} from './theme-colors.js'

/** What is wrong with the colours of a theme, and what only a browser can say. */
export interface ThemeCheck {
  readonly issues: readonly Issue[]
  /** Whole sentences, to be printed. */
  readonly notes: readonly string[]
}

/**
 * Evaluates the colours a config writes and the contrast of every pair they are in. The libraries behind it take time to
 * load: import this file where a config writes a colour. Presets and the token table are checked by the tests.
 */
export function checkTheme(colors: ThemeColors): ThemeCheck {
  const unknown = unknownColors(colors)
  return {
    issues: [...colorIssues(colors), ...contrastIssues(colors)],
    notes: unknown.length === 0 ? [] : [notChecked(unknown)],
  }
}

function notChecked(names: readonly string[]): string {
  const reason = names.length === 1 ? 'its value depends' : 'their values depend'
  return `theme.tokens: contrast with ${names.join(', ')} wasn't checked, because ${reason} on the page or system.`
}

/** Written colours that are none, and a panel that would let the page show through what is read on it. */
function colorIssues({ written, merged }: ThemeColors): readonly Issue[] {
  const palette = createPalette(merged)
  return colorNames(written).flatMap((name) => issuesOf(name, written, palette))
}

/** Written colours that depend on what only a browser knows: a variable of the page, `currentcolor`, a system colour. */
function unknownColors({ written, merged }: ThemeColors): readonly TokenName[] {
  const palette = createPalette(merged)
  return colorNames(written).filter((name) => schemes.some((scheme) => palette.token(name, scheme) === 'unknown'))
}

function issuesOf(name: TokenName, written: ThemeTokens, palette: Palette): readonly Issue[] {
  const value = written[name]
  const parts = schemes.map((scheme) => ({ scheme, reading: palette.token(name, scheme) }))
  const broken = parts.filter(({ reading }) => isBroken(name, reading))
  return broken.slice(0, typeof value === 'object' ? 2 : 1).map(({ scheme, reading }) => {
    const found = showFound(valueAt(value, scheme), [])
    return { keys: keysOf(name, written, scheme), ...problemOf(reading), ...(found !== undefined && { found }) }
  })
}

function isBroken(name: TokenName, reading: ReturnType<Palette['token']>): boolean {
  if (typeof reading === 'string') return reading === 'invalid'
  return name === 'color.surface' && reading.alpha < 1
}

function problemOf(reading: ReturnType<Palette['token']>): Pick<Issue, 'message' | 'fix'> {
  if (typeof reading === 'string')
    return {
      message: "isn't a color",
      fix: 'Write a color, such as #2360e8, rgb(35 96 232) or oklch(55% 0.2 262).',
    }
  const fix = `Write it without transparency, such as ${toHex(reading)}.`
  return { message: 'must be opaque, because text stands on it', fix }
}

/** Without the pairs of two tokens that only repeat others, as those of the connect button do: theirs tell the same. */
function saidPairs(theme: ThemeTokens): readonly ContrastPair[] {
  const isSaid = (name: TokenName) =>
    theme[name] !== undefined || !valueAt(defaultOf(name), 'light')?.startsWith('var(')
  return contrastPairs.filter(({ text, on }) => isSaid(text) || isSaid(on))
}

/** What one line of the config makes unreadable in one scheme, worst first. */
interface Blame {
  readonly at: TokenName
  readonly worst: FaintPair
  /** The texts that are too faint. */
  readonly texts: readonly TokenName[]
}

/**
 * Text too faint to be read on what it stands on, in either scheme (WCAG 2: 4.5 for text, 3 for the focus ring), one
 * issue for each line that is to blame: the text's, because one text has many grounds, or else its ground's.
 */
export function contrastIssues({ written, merged }: ThemeColors): readonly Issue[] {
  return blameLines(faintPairs(merged, saidPairs(merged)), written).map((blame) => {
    const { at, worst } = blame
    const found = showFound(valueAt(written[at], worst.scheme), [])
    return {
      keys: keysOf(at, written, worst.scheme),
      message: messageOf(blame),
      fix: fixOf(blame, { written, merged }),
      ...(found !== undefined && { found }),
    }
  })
}

function blameLines(faint: readonly FaintPair[], written: ThemeTokens): readonly Blame[] {
  const lines = new Map<string, { readonly at: TokenName; readonly pairs: FaintPair[] }>()
  for (const each of faint) {
    const { text, on } = each.pair
    const at = [text, on].find((name) => written[name] !== undefined) ?? 'color.surface'
    const key = `${at} ${each.scheme}`
    const line = lines.get(key) ?? { at, pairs: [] }
    lines.set(key, line)
    line.pairs.push(each)
  }
  return [...lines.values()].flatMap(({ at, pairs }) => {
    const [worst] = [...pairs].sort((a, b) => a.ratio / a.pair.least - b.ratio / b.pair.least)
    return worst ? [{ at, worst, texts: [...new Set(pairs.map(({ pair }) => pair.text))] }] : []
  })
}

function messageOf({ at, worst: { pair, scheme, ratio, ...worst }, texts }: Blame): string {
  const { text, on, pointed, least } = pair
  const ground = pointed === undefined ? on : `${on} under the pointer`
  const what = at === text ? `is too faint on ${ground}` : `makes ${text} too faint on ${ground}`
  const colors = `${toHex(worst.text)} on ${toHex(worst.ground)}`
  const others = texts.filter((name) => name !== text)
  const more = others.length === 0 ? '' : `; the same goes for ${others.join(', ')}`
  return `${what} in the ${scheme} scheme: ${colors} has a contrast of ${floor(ratio)}, ${least} is needed${more}`
}

function fixOf({ at, worst, texts: [text = at, ...others] }: Blame, { written, merged }: ThemeColors): string {
  const isGround = text !== at
  const strong = isGround && others.length === 0 ? readableColor(text, merged, { strongest: true }) : undefined
  if (strong) return `Add '${text}': ${show(strong)}, or write a color further from it.`
  const better = readableColor(at, merged)
  if (!better) return `Change ${isGround ? 'what stands on it' : 'its grounds'} as well; no color fits all of them.`
  const value = typeof written[at] === 'object' ? `'${better[worst.scheme]}'` : show(better)
  return isGround ? `Write ${value}, or add colors for what stands on it.` : `Write ${value}.`
}

function show({ light, dark }: SchemeColors): string {
  return light === dark ? `'${light}'` : `{ light: '${light}', dark: '${dark}' }`
}

/** Rounded down, so that a ratio that is just too small does not look like the one that is needed. */
function floor(ratio: number): number {
  return Math.floor(ratio * 100) / 100
}

/** A pair that cannot be told apart well enough. */
export interface FaintPair {
  readonly pair: ContrastPair
  readonly scheme: Scheme
  readonly ratio: number
  readonly text: Rgba
  readonly ground: Rgba
}

/**
 * The pairs of the stylesheets whose contrast (WCAG 2) is too small with these tokens over those of the table. What is
 * see-through is looked at as it lies on the panel; a colour that only a browser can evaluate is let through.
 */
export function faintPairs(theme: ThemeTokens, pairs = contrastPairs, among = schemes): readonly FaintPair[] {
  const palette = createPalette(theme)
  return among.flatMap((scheme) =>
    pairs.flatMap((pair) => {
      const shown = palette.shown(pair, scheme)
      const ratio = shown ? contrastRatio(shown.text, shown.ground) : pair.least
      return shown && ratio < pair.least ? [{ pair, scheme, ratio, ...shown }] : []
    }),
  )
}

/** What a token could say in each scheme. */
export type SchemeColors = Readonly<Record<Scheme, string>>

/**
 * A colour for a token with which every pair it is part of can be read: in a scheme in which that is so already what
 * the theme says, otherwise its own colour as few steps as possible on the way to black or to white, or, when
 * `strongest`, black or white itself. `undefined` when there is none.
 */
function readableColor(
  name: TokenName,
  theme: ThemeTokens,
  { strongest = false }: { readonly strongest?: boolean } = {},
): SchemeColors | undefined {
  const palette = createPalette(theme)
  const pairs = contrastPairs.filter(({ text, on }) => text === name || on === name)
  const isReadable = (tokens: ThemeTokens, scheme: Scheme) => faintPairs(tokens, pairs, [scheme]).length === 0
  const [light, dark] = schemes.map((scheme) => {
    const own = palette.token(name, scheme)
    if (typeof own === 'string' || isReadable(theme, scheme)) return valueAt(palette.value(name), scheme)
    const candidates = strongest ? ['#000000', '#ffffff'] : stepsAway(own).map(toHex)
    return candidates.find((color) => isReadable({ ...theme, [name]: color }, scheme))
  })
  return light === undefined || dark === undefined ? undefined : { light, dark }
}
