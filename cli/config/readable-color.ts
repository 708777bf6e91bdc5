import type { TokenName } from '../../schema/tokens.js'
import { stepsAway, toHex } from './contrast.js'
import { contrastPairs } from './contrast-pairs.data.js'
import type { Scheme } from './css-color.js'
import { faintPairs } from './faint-pairs.js'
import { createPalette } from './palette.js'
import { schemes, type ThemeTokens, valueAt } from './theme-colors.js'

/** What a token could say in each scheme. */
export type SchemeColors = Readonly<Record<Scheme, string>>

/**
 * A colour for a token with which every pair it is part of can be read: in a scheme in which that is so already what
 * the theme says, otherwise its own colour as few steps as possible on the way to black or to white, or, when
 * `strongest`, black or white itself. `undefined` when there is none.
 */
export function readableColor(
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
