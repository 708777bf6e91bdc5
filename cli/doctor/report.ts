import type { Change } from '../plan/plan.js'
import type { Finding, Severity } from './check.js'
import { laterChecks } from './later.data.js'
import type { Reported } from './run-checks.js'

const headings: Readonly<Record<Severity, readonly [one: string, many: string]>> = {
  error: ['error', 'errors'],
  warning: ['warning', 'warnings'],
  info: ['note', 'notes'],
}

/**
 * Findings as text for the terminal: errors first, each with what, why and the fix; `notes` and the counts at the end.
 */
export function showReport(findings: readonly Reported[], notes: readonly string[]): string {
  const blocks = findings.map((finding) => {
    const [word] = headings[finding.severity]
    const { file, line, id, what, why, fix } = finding
    const place = file === undefined ? '' : ` ${line === undefined ? file : `${file}:${line}`}`
    return [`${word} ${id}${place}`, ...[what, why, `Fix: ${fix}`].map(indent)].join('\n')
  })
  return [...blocks, ...notes, summary(findings)].join('\n\n')
}

/** What `--fix` has written, or would. */
export interface Repairs {
  readonly isDone: boolean
  readonly changes: readonly Change[]
}

/** What the config was judged for. */
export interface Judged {
  /** What the findings are of: `development`, `production`. */
  readonly mode: string
  /** What else is wrong with the config for production; left out where `mode` is that, and where the config is wrong. */
  readonly production?: readonly Finding[]
}

/** The mode, and what keeps the config from production, as text for the terminal. */
export function judgedNotes({ mode, production }: Judged): readonly string[] {
  if (!production) return [`Judged for ${mode}.`]
  if (production.length === 0) return [`Judged for ${mode}. The config is good for production as well.`]
  const lines = production.map(({ file, line, what, fix }) =>
    [`  ${line === undefined ? file : `${file}:${line}`} ${what}`, `    ${fix}`].join('\n'),
  )
  return [[`Judged for ${mode}. Before production:`, ...lines].join('\n')]
}

/** What goes into the report for programs, beside the findings. */
export interface JsonParts extends Judged {
  /** The ids of all checks. */
  readonly checks: readonly string[]
  readonly repairs: Repairs | undefined
}

/** Findings for programs, what waits for other parts, and with `--fix` what was repaired. Keys are only ever added. */
export function jsonReport(findings: readonly Reported[], { checks, mode, production, repairs }: JsonParts): string {
  const rows = findings.map((finding) => ({
    id: finding.id,
    severity: finding.severity,
    title: finding.title,
    what: finding.what,
    why: finding.why,
    fix: finding.fix,
    ...(finding.file !== undefined && { file: finding.file }),
    ...(finding.line !== undefined && { line: finding.line }),
    ...(finding.repair && { canRepair: true }),
  }))
  const counts = { error: count(findings, 'error'), warning: count(findings, 'warning'), info: count(findings, 'info') }
  const written = repairs && {
    isDone: repairs.isDone,
    changes: repairs.changes.map(({ kind, path }) => ({ kind, path })),
  }
  const report = {
    mode,
    production,
    checks,
    later: laterChecks,
    counts,
    findings: rows,
    ...(written && { repairs: written }),
  }
  return JSON.stringify(report, null, 2)
}

function summary(findings: readonly Reported[]): string {
  if (findings.length === 0) return 'Nothing to fix.'
  const parts = (['error', 'warning', 'info'] as const).flatMap((severity) => {
    const number = count(findings, severity)
    const [one, many] = headings[severity]
    return number === 0 ? [] : [`${number} ${number === 1 ? one : many}`]
  })
  return `${parts.join(', ')}.`
}

function count(findings: readonly Reported[], severity: Severity): number {
  return findings.filter((finding) => finding.severity === severity).length
}

function indent(text: string): string {
  return text.replace(/^(?=.)/gm, '  ')
}
