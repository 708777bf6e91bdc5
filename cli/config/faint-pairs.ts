import { contrastRatio, type Rgba } from './contrast.js'
import { type ContrastPair, contrastPairs } from './contrast-pairs.data.js'
import type { Scheme } from './css-color.js'
import { createPalette } from './palette.js'
import { schemes, type ThemeTokens } from './theme-colors.js'

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
