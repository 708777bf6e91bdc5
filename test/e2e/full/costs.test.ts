import { expect, inject, test } from 'vitest'
import { costs } from '../../../cli/explain/costs.data.js'
import { measureCosts } from '../../bench/measure-costs.js'

/** Milliseconds; as many builds as there are features, and two. */
const BUILDS_MS = 600_000

/** A part of a byte or two changes by more than its twentieth when another file is renamed. */
const NOISE = 16

test(
  'behavior: what `explain` says of bytes is within 5 % of a build',
  async () => {
    const measured = flat(await measureCosts(inject('kit')))
    const told = flat(costs)
    expect(Object.keys(told).sort()).toEqual(Object.keys(measured).sort())
    const wrong = Object.entries(told).filter(([name, bytes]) => {
      const now = measured[name] ?? 0
      return Math.abs(bytes - now) > Math.max(NOISE, now * 0.05)
    })
    expect(wrong.map(([name, bytes]) => `${name}: ${bytes}, measured ${measured[name]}`)).toEqual([])
  },
  BUILDS_MS,
)

/** Every number by its path: `features.account.views.Account`. */
function flat(value: object, path = ''): Record<string, number> {
  const entries = Object.entries(value).flatMap(([key, each]): [string, number][] => {
    const name = path ? `${path}.${key}` : key
    return typeof each === 'number' ? [[name, each]] : Object.entries(flat(each, name))
  })
  return Object.fromEntries(entries)
}
