import type { Issue } from './issue.js'
import { colorNames, type ThemeColors } from './theme-colors.js'

/** What is wrong with the colours of a theme, and what nobody but a browser can say. */
export interface ThemeCheck {
  readonly issues: readonly Issue[]
  /** Sentences for people. */
  readonly notes: readonly string[]
}

/**
 * Evaluates the colours a config writes and the contrast of every pair they are in. What they are evaluated with is
 * loaded only when there are some: presets and the token table are checked by the tests.
 */
export async function checkTheme(colors: ThemeColors): Promise<ThemeCheck> {
  if (colorNames(colors.written).length === 0) return { issues: [], notes: [] }
  const [{ colorIssues, unknownColors }, { contrastIssues }] = await Promise.all([
    import('./color-issues.js'),
    import('./contrast-issues.js'),
  ])
  const unknown = unknownColors(colors)
  return {
    issues: [...colorIssues(colors), ...contrastIssues(colors)],
    notes: unknown.length === 0 ? [] : [notChecked(unknown)],
  }
}

function notChecked(names: readonly string[]): string {
  const reason = names.length === 1 ? 'its value depends' : 'their values depend'
  return `theme.tokens: contrast with ${names.join(', ')} was not checked, because ${reason} on the page or the system.`
}
