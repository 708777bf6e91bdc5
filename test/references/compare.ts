import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'

/** Share of the pixels that may differ, once those that are only smoothed otherwise are left out. */
const ALLOWED = 0.003

/** Says how two pictures differ; `undefined` where nobody would see it. */
export function differenceOf(before: Buffer, after: Buffer): string | undefined {
  const [one, other] = [PNG.sync.read(before), PNG.sync.read(after)]
  const { width, height } = one
  if (width !== other.width || height !== other.height) {
    return `${other.width}×${other.height} instead of ${width}×${height}`
  }
  const count = pixelmatch(one.data, other.data, undefined, width, height, { threshold: 0.15 })
  return count > width * height * ALLOWED ? `${count} pixels differ` : undefined
}
