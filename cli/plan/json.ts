import { pendingChanges } from './make-plan.js'
import type { Plan } from './plan.js'

/** A plan for programs, with what else there is to say beside it. Keys are only ever added. */
export function planJson(plan: Plan, more: Readonly<Record<string, unknown>> = {}): string {
  const changes = pendingChanges(plan).map((change) => ({
    kind: change.kind,
    path: change.path,
    ...(change.kind === 'replace' && change.summary !== undefined && { summary: change.summary }),
    ...(change.kind === 'refuse' && { reason: change.reason }),
  }))
  return JSON.stringify({ changes, ...more }, null, 2)
}
