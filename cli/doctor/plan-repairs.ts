import type { Plan } from '../plan/plan.js'
import type { Facts } from './facts.js'
import type { Reported } from './run-checks.js'

/**
 * All that `--fix` would write, in the order of the findings. Where two repairs want the same file the first counts:
 * the other was made on the text before it, and comes with the next run.
 */
export function planRepairs(findings: readonly Reported[], facts: Facts): Plan {
  const all = findings.flatMap(({ repair }) => repair?.(facts) ?? [])
  const byPath = new Map(all.toReversed().map((change) => [change.path, change]))
  return { changes: [...new Set(all.map(({ path }) => path))].flatMap((path) => byPath.get(path) ?? []) }
}
