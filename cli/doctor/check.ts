import type { Facts } from './facts.js'

/** How bad a finding is: only an `error` makes `doctor` exit with 1. */
export type Severity = 'error' | 'warning' | 'info'

/** What a check found, in words for people. */
export interface Finding {
  /** What is wrong. */
  readonly what: string
  /** What it does to users, where it is not what the check says anyway. */
  readonly why?: string
  /** A command to run or a change to make. */
  readonly fix: string
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
