import type { TokenName, TokenValue } from '../../schema/tokens.js'
import type { Scheme } from './css-color.js'

/** Tokens by name. */
export type ThemeTokens = Readonly<Record<string, TokenValue>>

/** The tokens of a theme, by who said them. */
export interface ThemeColors {
  /** What the config itself says: the only lines a reader can change. */
  readonly written: ThemeTokens
  /** The preset's tokens with the written ones over them. */
  readonly merged: ThemeTokens
}

/** Both schemes, in the order they are reported. */
export const schemes: readonly Scheme[] = ['light', 'dark']

/** The colours among tokens whose names were checked. */
export function colorNames(theme: ThemeTokens): readonly TokenName[] {
  // The config was checked: its tokens are names of the table.
  return Object.keys(theme).filter((name) => name.startsWith('color.')) as readonly TokenName[]
}

/** What a token says for a scheme. */
export function valueAt(value: TokenValue | undefined, scheme: Scheme): string | undefined {
  return typeof value === 'object' ? value[scheme] : value
}

/** Where the config says what a token is in a scheme: the pair's own line if there is a pair. */
export function keysOf(name: TokenName, written: ThemeTokens, scheme: Scheme): readonly string[] {
  const value = written[name]
  if (value === undefined) return ['theme', 'tokens']
  return ['theme', 'tokens', name, ...(typeof value === 'object' ? [scheme] : [])]
}
