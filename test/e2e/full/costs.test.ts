import { beforeAll, expect, inject, test } from 'vitest'
import { costs } from '../../../cli/explain/costs.data.js'
import type { FeatureCost } from '../../../cli/explain/costs.js'
import { chains, features } from '../../../schema/registry.js'
import { type CostBuilds, chainCost, costBuilds, featureCost, shellCost } from '../../bench/measure-costs.js'
import { rowsOfThisRun } from '../../setup/choose-rows.js'

/**
 * A part is the difference of two compressed sums of up to 19 kB. Over ten commits that changed neither `safe` nor
 * `submissions`, theirs moved by 23 and 25 bytes.
 */
const NOISE = 32

/** A build for each. */
const rows = rowsOfThisRun(features, 1)

const kit = inject('kit')
const measured: Record<string, FeatureCost> = {}
let builds: CostBuilds
beforeAll(async () => {
  builds = await costBuilds(kit)
})

test.each(rows.map(({ id }) => id))(
  'behavior: what `explain` says of the bytes of %s is within a twentieth of a build',
  async (id) => {
    const feature = rows.find((row) => row.id === id)
    if (!feature) throw new Error(`No feature ${id}.`)
    const now = await featureCost(kit, builds, feature)
    measured[id] = now
    expectNear(costs.features[id] ?? {}, now)
  },
)

test.each(rowsOfThisRun(chains, 1))('behavior: so is what it says of the chains $name', async (chain) => {
  expectNear(costs.chains[chain.name] ?? {}, await chainCost(kit, builds, chain))
})

test('behavior: what it says of the shell is what is left of a build', () => {
  expect(Object.keys(costs.chains).sort()).toEqual(chains.map(({ name }) => name).sort())
  expect(Object.keys(costs.features).sort()).toEqual(features.map(({ id }) => id).sort())
  expectNear(costs.shell, shellCost(builds, { ...costs.features, ...measured }, costs.chains))
})

function expectNear(saidParts: object, nowParts: object): void {
  const [said, now] = [flat(saidParts), flat(nowParts)]
  expect(Object.keys(said).sort()).toEqual(Object.keys(now).sort())
  const wrong = Object.entries(said).filter(([name, bytes]) => {
    const right = now[name] ?? 0
    return Math.abs(bytes - right) > Math.max(NOISE, right * 0.05)
  })
  expect(wrong.map(([name, bytes]) => `${name}: ${bytes}, measured ${now[name]}`)).toEqual([])
}

/** Every number by its path: `views.Account`. */
function flat(value: object, path = ''): Record<string, number> {
  const entries = Object.entries(value).flatMap(([key, each]): [string, number][] => {
    const name = path ? `${path}.${key}` : key
    return typeof each === 'number' ? [[name, each]] : Object.entries(flat(each, name))
  })
  return Object.fromEntries(entries)
}
