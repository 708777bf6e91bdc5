import { expect, test } from 'vitest'
import { type Meeting, notMet } from './met-by.js'

/** One rule of SPEC in a few words, and what shows that it holds. */
export interface Rule {
  readonly rule: string
  /** Met in the product by: the browser or e2e tests that reach the rule from a config and a click. */
  readonly metBy: Meeting | readonly [Meeting, ...Meeting[]]
  holds(): Promise<void> | void
}

/** Makes the tests of a table: that each rule holds, and that the tests which reach it in the product are there. */
export function testRules(rules: readonly Rule[]): void {
  test.each(rules.map(({ rule, holds }) => [rule, holds] as const))('SPEC %s', (_, holds) => holds())
  test.each(rules.map(({ rule, metBy }) => [rule, metBy] as const))('SPEC %s: met in the product', (_, metBy) => {
    expect(notMet(metBy)).toEqual([])
  })
}
