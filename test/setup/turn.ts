import type { TestProject } from 'vitest/node'
import { TURN } from './choose-rows.js'

declare module 'vitest' {
  interface ProvidedContext {
    /** The turn of this run for tables whose rows take turns, as text; empty where every row runs. */
    readonly turn: string
  }
}

/** Tells tests in a browser, which has no environment, whose turn it is. */
export function setup(project: Pick<TestProject, 'provide'>): void {
  project.provide('turn', process.env[TURN] ?? '')
}
