import type { TokenName } from '../../schema/tokens.js'
import { toHex } from './contrast.js'
import type { Issue } from './issue.js'
import { createPalette, type Palette } from './palette.js'
import { showFound } from './show-found.js'
import { colorNames, keysOf, schemes, type ThemeColors, type ThemeTokens, valueAt } from './theme-colors.js'

/** Written colours that are none, and a panel that would let the page show through what is read on it. */
export function colorIssues({ written, merged }: ThemeColors): readonly Issue[] {
  const palette = createPalette(merged)
  return colorNames(written).flatMap((name) => issuesOf(name, written, palette))
}

/** Written colours that depend on what only a browser knows: a variable of the page, `currentcolor`, a system colour. */
export function unknownColors({ written, merged }: ThemeColors): readonly TokenName[] {
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
      message: 'is not a colour',
      fix: 'Write a colour, such as #2360e8, rgb(35 96 232) or oklch(55% 0.2 262).',
    }
  const fix = `Write it without transparency, such as ${toHex(reading)}.`
  return { message: 'must not be see-through, because text stands on it and the page is behind it', fix }
}
