import { randomInt } from 'node:crypto'
import type { TestProject } from 'vitest/node'
import { SetupError } from './setup-error.js'

declare module 'vitest' {
  interface ProvidedContext {
    /** What every property of this run starts from. */
    readonly seed: number
    /** How often a property runs that says nothing else. */
    readonly runs: number
  }
}

const DEFAULT_RUNS = 1_000

/** The greatest seed that fast-check takes as it is. */
const MAX_SEED = 0x7fff_ffff

/**
 * Chooses the seed of all properties once for a run of the tests, and prints it. `SEED` in the environment sets it,
 * `RUNS` sets how often a property runs. Throws a `SetupError` for one that is not a whole number.
 */
export function setup(project: Pick<TestProject, 'provide'>): void {
  const seed = readWhole('SEED', 0, MAX_SEED) ?? randomInt(MAX_SEED)
  const runs = readWhole('RUNS', 1, MAX_SEED) ?? DEFAULT_RUNS
  project.provide('seed', seed)
  project.provide('runs', runs)
  console.log(`Properties: ${runs} runs each. SEED=${seed} repeats them.`)
}

function readWhole(name: string, least: number, most: number): number | undefined {
  const text = process.env[name]
  if (!text) return undefined
  const value = Number(text)
  if (/^\d+$/.test(text) && value >= least && value <= most) return value
  throw new SetupError(`${name} is ${text}: it must be a whole number from ${least} to ${most}.`)
}
