import type { TokenName } from '../../schema/tokens.js'
import { toHex } from './contrast.js'
import { type FaintPair, faintPairs } from './faint-pairs.js'
import type { Issue } from './issue.js'
import { readableColor, type SchemeColors } from './readable-color.js'
import { showFound } from './show-found.js'
import { keysOf, type ThemeColors, type ThemeTokens, valueAt } from './theme-colors.js'

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
  return blameLines(faintPairs(merged), written).map((blame) => {
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
  if (strong) return `Add '${text}': ${show(strong)}, or write a colour further from it.`
  const better = readableColor(at, merged)
  if (!better) return `Change ${isGround ? 'what stands on it' : 'its grounds'} as well: no colour fits all of them.`
  const value = typeof written[at] === 'object' ? `'${better[worst.scheme]}'` : show(better)
  return isGround ? `Write ${value}, or add colours for what stands on it.` : `Write ${value}.`
}

function show({ light, dark }: SchemeColors): string {
  return light === dark ? `'${light}'` : `{ light: '${light}', dark: '${dark}' }`
}

/** Rounded down, so that a ratio that is just too small does not look like the one that is needed. */
function floor(ratio: number): number {
  return Math.floor(ratio * 100) / 100
}
