import { expect, test } from 'vitest'
import type { Manifest } from '../../schema/feature.js'
import { features } from '../../schema/registry.js'
import { featureRows, settings } from './feature-rows.js'

const manifests: readonly Manifest[] = features

test('behavior: every flag and every key of every feature is set, with values that its manifest takes', () => {
  const made = settings()
  const keys = manifests.flatMap(({ key, flags }) => [...Object.keys(flags), ...(key ? [key] : [])])
  expect([...new Set(made.map(({ key }) => key))].sort()).toEqual([...new Set(keys)].sort())
  for (const { key, value } of made) {
    const shape = manifests.find(({ flags }) => key in flags)?.flags[key]
    if (shape) expect(shape.safeParse(value).success, key).toBe(true)
  }
})

test('behavior: each setting stands alone, beside each other one, and all of them at once', () => {
  const rows = featureRows()
  const count = settings().length
  const same = settings().filter(({ key }, index, all) => all.findIndex((other) => other.key === key) !== index).length
  expect(rows).toHaveLength(count + (count * (count - 1)) / 2 - same + 1)
  expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length)
  const text = rows.find(({ name }) => name === 'multiWallet: true')?.files
  expect(text?.['./modal.ts']).toContain('multiWallet(')
  expect(text?.['./generated.ts']).toContain('multiWallet: true')
  expect(
    rows
      .at(-1)
      ?.files['./modal.ts']?.split('export const features')[1]
      ?.match(/^ {2}\w+\(/gm),
  ).toHaveLength(features.length)
})
