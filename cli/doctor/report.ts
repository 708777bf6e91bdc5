import type { Change } from '../plan/plan.js'
import type { Severity } from './check.js'
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

/** Findings for programs, what waits for other parts, and with `--fix` what was repaired. Keys are only ever added. */
export function jsonReport(findings: readonly Reported[], checks: readonly string[], repairs?: Repairs): string {
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
  const report = { checks, later: laterChecks, counts, findings: rows, ...(written && { repairs: written }) }
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
