import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { PNG } from 'pngjs'
import { differenceOf } from './compare.js'
import { pictures } from './picture-files.js'

/** Damages that are tried on one picture before another one is read. */
const TRIES_EACH = 10
/** Difference in a channel from which people see a pixel. */
const VISIBLE = 40
/** What is damaged, in pixels, and how many of its pixels have to change for people to see it. */
const damages = {
  blank: { width: 90, height: 16, fewest: 30 },
  swap: { width: 24, height: 24, fewest: 40 },
} as const

/** Damages to try. */
export interface DamageOptions {
  readonly seed: number
  readonly count: number
}

/** How a picture is damaged: a box of it is filled with its commonest colour, or another box is copied there. */
interface Damage {
  readonly kind: keyof typeof damages
  readonly at: number
  readonly from: number
}

/** Damages reviewed pictures where something is to be seen, and names the damages that the comparison does not see. */
export function tryDamages({ seed, count }: DamageOptions): readonly string[] {
  const names = fc.sample(fc.constantFrom(...readdirSync(pictures)), { seed, numRuns: count })
  const unseen: string[] = []
  let tried = 0
  for (const [turn, name] of names.entries()) {
    const before = PNG.sync.read(readFileSync(join(pictures, name)))
    const found = placesOf(before, seed + turn).slice(0, Math.min(TRIES_EACH, count - tried))
    for (const { after, text } of found) if (!differenceOf(before, after)) unseen.push(`${name}: ${text}`)
    tried += found.length
    if (tried >= count) return unseen
  }
  throw new Error(`The pictures have room for ${tried} damages only.`)
}

/** Damaged copies of a picture, at random places where people would see it. */
function placesOf(before: PNG, seed: number): readonly { readonly after: PNG; readonly text: string }[] {
  const place = fc.nat({ max: before.width * before.height - 1 })
  const damage: fc.Arbitrary<Damage> = fc.record({ kind: fc.constantFrom('blank', 'swap'), at: place, from: place })
  return fc.sample(damage, { seed, numRuns: 8 * TRIES_EACH }).flatMap(({ kind, at, from }) => {
    const size = damages[kind]
    if (before.width < size.width || before.height < size.height) return []
    const [to, source] = [boxAt(before, at, size), boxAt(before, from, size)]
    const patch = kind === 'blank' ? blanked(cutOut(before, to)) : cutOut(before, source)
    if (countVisible(cutOut(before, to), patch) < size.fewest) return []
    const after = new PNG({ width: before.width, height: before.height })
    before.data.copy(after.data)
    PNG.bitblt(patch, after, 0, 0, to.width, to.height, to.x, to.y)
    return [{ after, text: `${kind} of ${to.width}×${to.height} at ${to.x},${to.y}` }]
  })
}

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The box at the pixel of that number, as far right and down as it fits. */
function boxAt(picture: PNG, at: number, { width, height }: Pick<Box, 'width' | 'height'>): Box {
  const [x, y] = [at % picture.width, Math.floor(at / picture.width)]
  return { x: Math.min(x, picture.width - width), y: Math.min(y, picture.height - height), width, height }
}

function cutOut(picture: PNG, { x, y, width, height }: Box): PNG {
  const patch = new PNG({ width, height })
  PNG.bitblt(picture, patch, x, y, width, height, 0, 0)
  return patch
}

/** A box in the commonest colour of another. */
function blanked({ data, width, height }: PNG): PNG {
  const counts = new Map<number, number>()
  for (let at = 0; at < data.length; at += 4) {
    const pixel = data.readUInt32BE(at)
    counts.set(pixel, (counts.get(pixel) ?? 0) + 1)
  }
  const [[commonest] = [0]] = [...counts].toSorted((one, other) => other[1] - one[1])
  const patch = new PNG({ width, height })
  for (let at = 0; at < data.length; at += 4) patch.data.writeUInt32BE(commonest, at)
  return patch
}

function countVisible(one: PNG, other: PNG): number {
  let count = 0
  for (let at = 0; at < one.data.length; at += 4) {
    const isVisible = [at, at + 1, at + 2].some(
      (channel) => Math.abs((one.data[channel] ?? 0) - (other.data[channel] ?? 0)) >= VISIBLE,
    )
    if (isVisible) count += 1
  }
  return count
}
