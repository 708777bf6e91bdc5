import { defaultOf, tokenOf, variableOf } from '../../schema/token-css.js'
import type { TokenKind } from '../../schema/token-kind.js'
import { kindOf } from '../../schema/token-kind.js'
import type { TokenName } from '../../schema/tokens.js'
import { tokens } from '../../schema/tokens.js'
import type { Issue } from './issue.js'
import { nearest } from './nearest.js'
import { schemes, type ThemeColors, type ThemeTokens, valueAt } from './theme-colors.js'

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
