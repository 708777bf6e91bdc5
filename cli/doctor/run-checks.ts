import type { Context } from '../context.js'
import { deadline } from '../node/deadline.js'
import type { Check, Finding, Severity } from './check.js'
import type { Facts } from './facts.js'

/** A finding with the check it comes from. */
export interface Reported extends Omit<Finding, 'severity' | 'why'> {
  readonly id: string
  readonly title: string
  readonly severity: Severity
  readonly why: string
}

const ranks: Readonly<Record<Severity, number>> = { error: 0, warning: 1, info: 2 }
/** No check may keep the report waiting for longer than this. */
const CHECK_MS = 20_000

/**
 * Runs all checks at once and gives what they found, errors first, then in the order of the checks. A check that throws
 * or takes too long is a finding itself. Rejects only when the context is aborted.
 */
export async function runChecks(
  checks: readonly Check[],
  facts: Facts,
  { signal, ms = CHECK_MS }: Pick<Context, 'signal'> & { readonly ms?: number },
): Promise<readonly Reported[]> {
  const found = await Promise.all(checks.map((check) => runCheck(check, facts, { signal, ms })))
  signal.throwIfAborted()
  return found.flat().sort((a, b) => ranks[a.severity] - ranks[b.severity])
}

async function runCheck(
  check: Check,
  facts: Facts,
  { signal, ms }: { readonly signal: AbortSignal; readonly ms: number },
): Promise<readonly Reported[]> {
  const { id, title } = check
  const onLate = () => new Error(`it wasn't done within ${ms / 1000} s`)
  // A check that throws at once must not take the others with it.
  const work = (async () => check.run(facts))()
  try {
    // A signal of its own: twenty listeners on one would be taken for a leak.
    const findings = await deadline(work, { ms, onLate, signal: AbortSignal.any([signal]) })
    return findings.map((finding) => ({ id, title, severity: check.severity, why: check.why, ...finding }))
  } catch (cause) {
    const reason = (cause instanceof Error ? cause.message : String(cause)).replace(/\.$/, '')
    const what = `Could not be checked: ${reason}.`
    return [{ id, title, severity: 'warning', what, why: check.why, fix: 'Remove the reason and run doctor again.' }]
  }
}
