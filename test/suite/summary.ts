import { table } from '../setup/table.js'
import type { Report } from './read-report.js'

/** How a part of the suite ended. */
export interface Ended extends Report {
  readonly name: string
  readonly seconds: number
}

/** What is told at the end of a run: a row for each part, a line for each failure, and the exit code they make. */
export function summarize(
  ended: readonly Ended[],
  isCutOff: boolean,
): { readonly text: string; readonly code: number } {
  const rows = ended.map(({ name, passed, failed, skipped, seconds }) => [
    name,
    ...[passed, failed, skipped, seconds].map(String),
  ])
  const failures = ended.flatMap(({ name, failures: each }) => each.map((text) => `FAILED ${name}: ${text}`))
  const end = isCutOff ? ['The run was cut off.'] : []
  const text = [table([['part', 'passed', 'failed', 'skipped', 'seconds'], ...rows]), ...failures, ...end].join('\n')
  return { text, code: failures.length === 0 && !isCutOff && ended.length > 0 ? 0 : 1 }
}
