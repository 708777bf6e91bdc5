import type { Config } from '../../schema/config.js'
import { blurs, presets, radii } from '../../schema/presets.data.js'
import { defaultOf, tokenOf, variableOf } from '../../schema/token-css.js'
import { kindOf, type TokenKind } from '../../schema/token-kind.js'
import { type TokenName, type TokenValue, tokens } from '../../schema/tokens.js'
import { nearest } from '../suggest.js'
import type { Issue } from './issue.js'

/** The two colour schemes a stylesheet may be drawn in. */
export type Scheme = 'light' | 'dark'

/** Tokens by name. */
export type ThemeTokens = Readonly<Record<string, TokenValue>>

/** The tokens of a theme, by their source. */
export interface ThemeColors {
  /** What the config itself says: the only lines a reader can change. */
  readonly written: ThemeTokens
  /** The preset's tokens, what shorthands say over them, and the written ones over both. */
  readonly merged: ThemeTokens
}

/** The tokens a config writes, and the same over those of its preset and its shorthands; but for those of `accent`. */
export function themeTokens({ preset, radius, blur, tokens: given = {} }: Config['theme']): ThemeColors {
  // Keys whose value is undefined, which zod keeps and JSON has not, say nothing.
  const written = Object.fromEntries(Object.entries(given).flatMap(([name, value]) => (value ? [[name, value]] : [])))
  const short = { ...(radius && radii[radius]), ...(blur && blurs[blur]) }
  return { written, merged: { ...(preset && presets[preset]), ...short, ...written } }
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

/**
 * Tokens that name another one (`var(--mk-color-text)`) which is not there, which is of another kind, or which leads
 * back to themselves: CSS would drop them without a word.
 */
export function referenceIssues({ written, merged }: ThemeColors): readonly Issue[] {
  return Object.keys(written).flatMap((name) => {
    const keys = ['theme', 'tokens', name]
    // The config was checked: its tokens are names of the table.
    const wanted = kindsIn(kindOf(name as TokenName))
    const [issue] = referencesOf(name, merged).flatMap((other) => problemOf(name, other, wanted, merged) ?? [])
    return issue ? [{ keys, ...issue }] : []
  })
}

function problemOf(
  name: string,
  other: string,
  wanted: readonly TokenKind[],
  merged: ThemeTokens,
): Pick<Issue, 'message' | 'fix'> | undefined {
  if (defaultOf(other) === undefined) {
    const best = nearest(other, Object.keys(tokens))
    const fix = best === undefined ? 'Name a token that exists.' : `Write var(${variableOf(best)}) instead.`
    return { message: `names ${variableOf(other)}, which is no token`, fix }
  }
  // It is in the table, so it is one of its names.
  const kind = kindOf(other as TokenName)
  if (!wanted.includes(kind))
    return {
      message: `names ${other}, which is of another kind (${kind})`,
      fix: `Name a token of the kind ${wanted.join(' or ')}.`,
    }
  if (!reaches(other, name, merged, new Set())) return undefined
  return { message: `names ${other}, which leads back to it`, fix: 'Give one of them a value of its own.' }
}

/** A shadow is made of lengths and a colour; everything else only of its own kind. */
function kindsIn(kind: TokenKind): readonly TokenKind[] {
  return kind === 'shadow' ? ['shadow', 'color', 'length'] : [kind]
}

function reaches(from: string, to: string, merged: ThemeTokens, seen: Set<string>): boolean {
  if (from === to) return true
  if (seen.has(from)) return false
  seen.add(from)
  return referencesOf(from, merged).some((next) => reaches(next, to, merged, seen))
}

/** The tokens a token's values name. */
function referencesOf(name: string, merged: ThemeTokens): readonly string[] {
  const value = merged[name] ?? defaultOf(name)
  const text = schemes.map((scheme) => valueAt(value, scheme) ?? '').join(' ')
  return [...new Set([...text.matchAll(/var\(\s*(--mk-[^\s,)]*)/gi)].map(([, variable = '']) => tokenOf(variable)))]
}
