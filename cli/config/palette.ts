import { defaultOf, tokenOf } from '../../schema/token-css.js'
import type { TokenName, TokenValue } from '../../schema/tokens.js'
import { over, type Rgba } from './contrast.js'
import type { ContrastPair } from './contrast-pairs.data.js'
import { type ColorReading, readColor, type Scheme } from './css-color.js'
import { type ThemeTokens, valueAt } from './theme-colors.js'

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
