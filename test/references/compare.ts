import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'

/** Pixels a side of the squares that are judged one by one. */
const TILE = 16
/** The squares begin at every so many pixels: a small change never lies on an edge of all of them. */
const STEP = 8
/** Difference from which a pixel counts, as a share of that between black and white. */
const THRESHOLD = 0.04
/** Pixels of a square that may differ, once those that are only smoothed otherwise are left out, and with them: thin arcs are all edge. */
const LIMIT = 3
const SMOOTHED_LIMIT = 20

/** Where two pictures differ. */
export interface Difference {
  /** For people: how many squares differ, and where the worst of them is. */
  readonly text: string
  /** Draws a PNG of the later picture, pale, with what differs in red; none where the sizes differ. */
  readonly draw?: () => Buffer
}

/** Says how two pictures differ; `undefined` where they look the same. */
export function differenceOf(before: PNG, after: PNG): Difference | undefined {
  const { width, height } = before
  if (width !== after.width || height !== after.height) {
    return { text: `${after.width}×${after.height} instead of ${width}×${height}` }
  }
  const squares = (includeAA: boolean, limit: number) => {
    const mask = new PNG({ width, height })
    const options = { threshold: THRESHOLD, diffMask: true, includeAA }
    return pixelmatch(before.data, after.data, mask.data, width, height, options) > limit ? tilesOf(mask, limit) : []
  }
  const sharp = squares(false, LIMIT)
  const tiles = sharp.length > 0 ? sharp : squares(true, SMOOTHED_LIMIT)
  const [worst] = tiles.toSorted((one, other) => other.count - one.count)
  if (!worst) return undefined
  const { x, y, count } = worst
  return {
    text: `${tiles.length} squares of ${TILE}×${TILE} differ, most at ${x},${y}: ${count} pixels`,
    draw: () => draw(before, after),
  }
}

function draw({ data, width, height }: PNG, after: PNG): Buffer {
  const picture = new PNG({ width, height })
  pixelmatch(data, after.data, picture.data, width, height, { threshold: THRESHOLD })
  return PNG.sync.write(picture)
}

interface Tile {
  readonly x: number
  readonly y: number
  readonly count: number
}

/** The squares in which more pixels are marked than may be; each is made of cells as wide as a step. */
function tilesOf({ data, width, height }: PNG, limit: number): readonly Tile[] {
  const [columns, rows] = [Math.ceil(width / STEP), Math.ceil(height / STEP)]
  const cells = new Uint16Array(columns * rows)
  for (let at = 0; at < width * height; at += 1) {
    const cell = Math.floor(Math.floor(at / width) / STEP) * columns + Math.floor((at % width) / STEP)
    if (data[at * 4 + 3]) cells[cell] = (cells[cell] ?? 0) + 1
  }
  const reach = Array.from({ length: TILE / STEP }, (_, index) => index)
  return Array.from(cells, (_, cell) => {
    const [column, row] = [cell % columns, Math.floor(cell / columns)]
    const inside = reach.flatMap((down) =>
      reach
        .filter((right) => column + right < columns && row + down < rows)
        .map((right) => cells[cell + down * columns + right] ?? 0),
    )
    return { x: column * STEP, y: row * STEP, count: inside.reduce((sum, count) => sum + count, 0) }
  }).filter(({ count }) => count > limit)
}
