import type { Change } from '../plan/plan.js'
import type { Facts } from './facts.js'

/** How bad a finding is: only an `error` makes `doctor` exit with 1. */
export type Severity = 'error' | 'warning' | 'info'

/**
 * What `--fix` writes: a function of the facts alone, which touches nothing itself. Only for what is safe, and not a
 * choice: what the kit generates, and a line that its own file cannot do without. Never for versions, for settings of
 * the app, or for code the kit did not write.
 */
export type Repair = (facts: Facts) => readonly Change[]

/** What a check found, as text for the user. */
export interface Finding {
  /** What is wrong. */
  readonly what: string
  /** What it does to users, where it is not what the check says anyway. */
  readonly why?: string
  /** A command to run or a change to make. */
  readonly fix: string
  /** Carries the fix out, where that is safe. */
  readonly repair?: Repair
  /** How bad it is, where it is not as bad as the check says. */
  readonly severity?: Severity
  /** Path from the working folder, and the line in it. */
  readonly file?: string
  readonly line?: number
}

/** One thing `doctor` looks at. */
export interface Check {
  /** Permanent: what a `--json` reader goes by. */
  readonly id: string
  readonly severity: Severity
  /** What is right when nothing is found: `Generated files are fresh and unedited`. */
  readonly title: string
  /** What it does to users when it is not. */
  readonly why: string
  /** Finds nothing where it does not apply. */
  run(facts: Facts): Promise<readonly Finding[]>
}
