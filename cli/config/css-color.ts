import { type ColorData, color, serializeRGB } from '@csstools/css-color-parser'
import {
  type ComponentValue,
  type FunctionNode,
  isFunctionNode,
  isTokenNode,
  parseCommaSeparatedListOfComponentValues,
  parseListOfComponentValues,
} from '@csstools/css-parser-algorithms'
import { tokenize } from '@csstools/css-tokenizer'
import { defaultOf, tokenOf } from '../../schema/token-css.js'
import type { TokenName, TokenValue } from '../../schema/tokens.js'
import type { ContrastPair } from './contrast-pairs.data.js'
import { type Scheme, type ThemeTokens, valueAt } from './theme-colors.js'

/** A colour; `unknown` when it depends on the page, the system or the browser; `invalid` when it is none. */
export type ColorReading = Rgba | 'unknown' | 'invalid'

/** Where a colour is read. */
export interface ColorPlace {
  readonly scheme: Scheme
  /** The value behind a CSS variable of the kit (`--mk-color-text`), or `undefined` when it is not one of the kit's. */
  readonly variable: (name: string) => string | undefined
}

/** Words whose colour only a browser knows. */
const systemColors =
  /^(currentcolor|accentcolor(text)?|activetext|buttonborder|buttonface|buttontext|canvas(text)?|field(text)?|graytext|highlight(text)?|linktext|mark(text)?|selecteditem(text)?|visitedtext)$/i

/**
 * Evaluates a CSS colour the way a browser with an sRGB screen draws it: what the screen cannot show is cut off.
 * `light-dark()` and variables of the kit are followed, other variables are not known.
 */
export function readColor(value: string, place: ColorPlace): ColorReading {
  const nodes = expand(parse(value), place, 0)
  if (nodes === undefined) return 'unknown'
  const [node, ...others] = nodes.filter((each) => each.toString().trim() !== '')
  if (!node || others.length > 0) return 'invalid'
  const read = color(node)
  if (!read || typeof read.alpha !== 'number') return 'invalid'
  const shown = channels(serializeRGB(read, false))
  return shown === undefined ? 'invalid' : { rgb: shown, alpha: read.alpha }
}

function evaluate(value: string): ColorData | undefined {
  const [node] = parse(value)
  return (node && color(node)) || undefined
}

function parse(value: string): readonly ComponentValue[] {
  return parseListOfComponentValues(tokenize({ css: value }))
}

/** The nodes without variables and `light-dark()`; `undefined` when something in them is not known here. */
function expand(
  nodes: readonly ComponentValue[],
  place: ColorPlace,
  depth: number,
): readonly ComponentValue[] | undefined {
  const expanded: ComponentValue[] = []
  for (const node of nodes) {
    const part = expandNode(node, place, depth)
    if (part === undefined) return undefined
    expanded.push(...part)
  }
  return expanded
}

function expandNode(node: ComponentValue, place: ColorPlace, depth: number): readonly ComponentValue[] | undefined {
  if (isTokenNode(node)) return systemColors.test(node.toString()) ? undefined : [node]
  if (!isFunctionNode(node)) return [node]
  const name = node.getName().toLowerCase()
  if (name === 'var') {
    const value = place.variable(node.value.join('').trim())
    // Tokens that name each other in a circle end here; `referenceIssues` says so.
    return value === undefined || depth > 8 ? undefined : expand(parse(value), place, depth + 1)
  }
  if (name === 'light-dark') {
    const [light, dark, ...more] = argumentsOf(node)
    if (!light || !dark || more.length > 0) return [node]
    return expand(place.scheme === 'light' ? light : dark, place, depth)
  }
  const inner = expand(node.value, place, depth)
  if (inner) node.value = [...inner]
  return inner && [node]
}

function argumentsOf(node: FunctionNode): readonly (readonly ComponentValue[])[] {
  return parseCommaSeparatedListOfComponentValues(tokenize({ css: node.value.join('') }))
}

/** The three numbers of `rgb(…)`, as shares of 255. */
function channels(node: FunctionNode): Rgba['rgb'] | undefined {
  const [red, green, blue] = [...node.toString().matchAll(/-?[\d.]+/g)].map(([text]) => Number(text) / 255)
  return red === undefined || green === undefined || blue === undefined ? undefined : [red, green, blue]
}

/** A colour of the screen: red, green and blue from 0 to 1 and how much it covers. */
export interface Rgba {
  readonly rgb: readonly [number, number, number]
  readonly alpha: number
}

/** Contrast ratio of WCAG 2 (1 to 21) of two colours that cover what is behind them. */
export function contrastRatio(one: Rgba, other: Rgba): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number]
  return (high + 0.05) / (low + 0.05)
}

/** What is seen of a colour that lies on another one. */
export function over(top: Rgba, ground: Rgba): Rgba {
  return { rgb: blend(top, ground, top.alpha), alpha: top.alpha + ground.alpha * (1 - top.alpha) }
}

/** A colour as `#rrggbb`; what it does not cover is not shown. */
export function toHex({ rgb }: Rgba): string {
  return `#${rgb
    .map((channel) =>
      Math.round(channel * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

/** Opaque steps from a colour to black and to white, nearest first; whole values of 8 bits, so that hex says them. */
export function stepsAway({ rgb }: Rgba): readonly Rgba[] {
  const from: Rgba = { rgb, alpha: 1 }
  return Array.from({ length: 50 }, (_, index) => (index + 1) / 50).flatMap((share) =>
    [0, 1].map((end) => ({ rgb: rounded(blend({ rgb: [end, end, end], alpha: 1 }, from, share)), alpha: 1 })),
  )
}

/**
 * The same colour darker and lighter, nearest first, down to black and up to white: in steps of a fiftieth of the lightness
 * that is seen (OKLCH), as saturated as a screen can show each.
 */
export function shadesOf(of: Rgba): readonly Rgba[] {
  const shade = (lightness: string) => evaluate(`oklch(from ${toHex(of)} ${lightness} c h)`)
  const own = shade('l')?.channels[0] ?? 0
  const steps = Array.from({ length: 50 }, (_, index) => (index + 1) / 50)
  return steps.flatMap((step) =>
    [Math.max(0, own - step), Math.min(1, own + step)].flatMap((lightness) => {
      const found = shade(lightness.toFixed(4))
      const rgb = found && channels(serializeRGB(found, true))
      return rgb ? [{ rgb, alpha: 1 }] : []
    }),
  )
}

function blend(top: Rgba, ground: Rgba, share: number): Rgba['rgb'] {
  const [red, green, blue] = top.rgb
  const [r, g, b] = ground.rgb
  return [red * share + r * (1 - share), green * share + g * (1 - share), blue * share + b * (1 - share)]
}

function rounded([red, green, blue]: Rgba['rgb']): Rgba['rgb'] {
  return [Math.round(red * 255) / 255, Math.round(green * 255) / 255, Math.round(blue * 255) / 255]
}

function luminance({ rgb: [red, green, blue] }: Rgba): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
}

/** The colours of a theme as they are seen. */
export interface Palette {
  /** What the theme, or else the token table, says. */
  value(name: TokenName): TokenValue | undefined
  /** Evaluates a token. */
  token(name: TokenName, scheme: Scheme): ColorReading
  /** Both colours of a pair as they are seen on the panel; `undefined` when one of them cannot be known here. */
  shown(pair: ContrastPair, scheme: Scheme): { readonly text: Rgba; readonly ground: Rgba } | undefined
}

/** The colours of the token table with a theme's over them. */
export function createPalette(theme: ThemeTokens): Palette {
  const value = (name: string) => theme[name] ?? defaultOf(name)
  const read = (css: string, scheme: Scheme) => {
    return readColor(css, { scheme, variable: (name) => valueAt(value(tokenOf(name)), scheme) })
  }
  const token = (name: TokenName, scheme: Scheme) => read(valueAt(value(name), scheme) ?? '', scheme)
  return {
    value,
    token,
    shown({ text, on, pointed }, scheme) {
      const [top, below] = [token(text, scheme), pointed === undefined ? token(on, scheme) : read(pointed, scheme)]
      if (typeof top === 'string' || typeof below === 'string') return undefined
      if (below.alpha === 1) return { text: over(top, below), ground: below }
      const panel = token('color.surface', scheme)
      if (typeof panel === 'string') return undefined
      const ground = over(below, panel)
      return { text: over(top, ground), ground }
    },
  }
}
