import { PNG } from 'pngjs'
import { describe, expect, inject, test } from 'vitest'
import { chooseVariants } from '../references/choose-variants.js'
import { differenceOf } from '../references/compare.js'
import { tryDamages } from '../references/damage.js'
import { limit, runs } from '../setup/runs.js'

describe('the comparison of reference pictures', () => {
  test(
    'property: at least 99 of 100 texts and icons that vanish or are swapped are seen',
    () => {
      const count = runs(100)
      const unseen = tryDamages({ seed: inject('seed'), count })
      console.log(`references: ${count - unseen.length} of ${count} damages seen`)
      expect(unseen.length, unseen.join('\n')).toBeLessThanOrEqual(count / 100)
    },
    limit(120_000),
  )

  test('behavior: a picture is like itself, and like one whose edges are smoothed a little otherwise', () => {
    const before = plain(64, 64)
    fill(before, 20, 20, 20, 20, 0)
    const after = PNG.sync.read(PNG.sync.write(before))
    expect(differenceOf(before, after)).toBeUndefined()
    for (let y = 20; y < 40; y += 1) fill(after, 20, y, 1, 1, 8)
    expect(differenceOf(before, after)).toBeUndefined()
  })

  test('behavior: a difference of a few pixels is named by its square and marked', () => {
    const before = plain(64, 48)
    const after = plain(64, 48)
    fill(after, 42, 18, 4, 4, 0)
    const found = differenceOf(before, after)
    expect(found?.text).toMatch(/squares of 16×16 differ, most at (32|40),(8|16): 16 pixels$/)
    const marked = PNG.sync.read(found?.draw?.() ?? Buffer.alloc(0))
    expect([...marked.data.subarray((18 * 64 + 42) * 4).subarray(0, 3)]).toEqual([255, 0, 0])
  })

  test('error: pictures of two sizes differ', () => {
    expect(differenceOf(plain(10, 20), plain(10, 21))).toEqual({ text: '10×21 instead of 10×20' })
  })
})

describe('the variants of reference pictures', () => {
  const parts = (...dark: readonly string[]) => ({ dark, narrow: [], arabic: [] })
  const measured = [
    { state: 'one', parts: parts('a', 'b') },
    { state: 'two', parts: parts('b') },
    { state: 'three', parts: parts('b', 'c') },
    { state: 'four', parts: parts() },
  ]

  test('behavior: a state is taken that shows what none before it has shown', () => {
    expect(chooseVariants(measured, 'dark')).toEqual(['one', 'three'])
    expect(chooseVariants(measured, 'narrow')).toEqual([])
  })

  test('behavior: a state that is added at the end takes no place', () => {
    const more = [...measured, { state: 'five', parts: parts('a', 'c', 'd') }]
    expect(chooseVariants(more, 'dark')).toEqual(['one', 'three', 'five'])
  })
})

function plain(width: number, height: number): PNG {
  const picture = new PNG({ width, height })
  picture.data.fill(255)
  return picture
}

function fill(picture: PNG, left: number, top: number, width: number, height: number, level: number): void {
  for (let y = top; y < top + height; y += 1) {
    for (let x = left; x < left + width; x += 1) {
      picture.data.fill(level, (y * picture.width + x) * 4, (y * picture.width + x) * 4 + 3)
    }
  }
}
