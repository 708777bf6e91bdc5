import { describe, expect, test } from 'vitest'
import type { Feature, Kit } from '../../runtime/contract/kit.js'
import type { FakeHost } from './fakes.js'

/** A feature in a kit that has it turned on. */
export interface FeatureSubject {
  readonly feature: Feature
  readonly kit: Kit
  readonly host: FakeHost
}

/** What every feature promises (runtime/contract/kit.ts). */
export function describeFeature(name: string, make: () => FeatureSubject): void {
  describe(`${name} is a feature`, () => {
    test('param: has the id of its token', async () => {
      const { feature, kit } = make()
      expect(feature.id).toMatch(/^[a-z][a-zA-Z]*$/)
      expect(await kit.use(feature)).toBeDefined()
    })
    test('behavior: is made once per kit', async () => {
      const { feature, kit } = make()
      const [first, second] = await Promise.all([kit.use(feature), kit.use(feature)])
      expect(second).toBe(first)
      expect(await make().kit.use(feature)).not.toBe(first)
    })
    test('behavior: leaves nothing open and asks nothing by loading', async () => {
      const { feature, kit, host } = make()
      const before = host.open()
      await kit.use(feature)
      expect(host.open()).toBe(before)
      expect(host.requests).toEqual([])
    })
    test('error: is feature/off where it is not wired', async () => {
      const { feature, kit } = make()
      await expect(kit.use({ id: `${feature.id}-off` })).rejects.toMatchObject({ code: 'feature/off' })
    })
  })
}
