import type { Finding, Source } from './source.js'
import { countLines } from './source.js'

/** Longest file allowed, and the middle and ninth decile aimed at; lines. */
export const lengthLimits = { longest: 250, median: 80, p90: 160 } as const

/** How long the files are. */
export interface Lengths {
  readonly files: number
  readonly median: number
  readonly p90: number
  readonly longest: { readonly path: string; readonly lines: number }
}

/** Files over the limit; tables of data and locales may be as long as their subject. */
export function checkLengths(files: readonly { readonly path: string; readonly text: string }[]): readonly Finding[] {
  return files
    .filter(({ path }) => !isTable(path))
    .map(({ path, text }) => ({ path, lines: countLines(text) }))
    .filter(({ lines }) => lines > lengthLimits.longest)
    .map(({ path, lines }) => ({
      rule: 'length',
      path,
      line: lines,
      detail: `${lines} lines, ${lengthLimits.longest} allowed`,
    }))
}

/** Median, ninth decile and longest of the sources. */
export function measureLengths(sources: readonly Source[]): Lengths {
  const rows = sources.filter(({ path }) => !isTable(path)).sort((a, b) => a.lines - b.lines)
  const at = (part: number) => rows[Math.min(rows.length - 1, Math.floor(rows.length * part))]
  const longest = at(1)
  return {
    files: rows.length,
    median: at(0.5)?.lines ?? 0,
    p90: at(0.9)?.lines ?? 0,
    longest: { path: longest?.path ?? '', lines: longest?.lines ?? 0 },
  }
}

function isTable(path: string): boolean {
  return path.endsWith('.data.ts') || path.includes('/locales/')
}
