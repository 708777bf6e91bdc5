/** A QR code, ready to be drawn: lines as wide as a module, with round ends and joins, and the three finder patterns. */
export interface QrDrawing {
  /** Side of the drawing in modules, quiet zone included. */
  readonly side: number
  readonly path: string
  /** Areas to be filled by the rule `evenodd`. */
  readonly finders: string
}

/** Rows of modules; `true` is dark. */
export type QrModules = readonly (readonly boolean[])[]

/** ISO 18004 wants four light modules on every side. */
const QUIET = 4
/** Side of a finder pattern: a ring of one module, a light one, and a square of three. */
const FINDER = 7
/** Radii of their corners, from the outside in, in modules. */
const RADII = [2.2, 1.4, 1] as const

/**
 * Draws modules as lines through their middles, along the rows and down the columns: what touches grows together, and
 * only outer corners are round. The finder patterns are drawn apart, rounder: readers look for their widths across the
 * middle, which stay. `hole` is the share of the side, 0 to 0.25, that stays free in the middle for a logo.
 */
export function qrPath(modules: QrModules, hole = 0): QrDrawing {
  const size = modules.length
  const free = (size * hole) / 2
  const isFree = (at: number) => Math.abs(at + 0.5 - size / 2) < free
  const far = size - FINDER
  const isFinder = (x: number, y: number) => (x < FINDER || x >= far) && (y < FINDER || (y >= far && x < FINDER))
  const shown = modules.map((row, y) => row.map((isDark, x) => isDark && !(isFree(x) && isFree(y)) && !isFinder(x, y)))
  const columns = shown.map((_, x) => shown.map((row) => row[x] === true))
  const middle = (at: number) => at + QUIET + 0.5

  const across = shown.flatMap((row, y) => runs(row).map(([x, length]) => `M${middle(x)} ${middle(y)}h${length - 1}`))
  const down = columns.flatMap((column, x) =>
    runs(column).map(([y, length]) => (length > 1 ? `M${middle(x)} ${middle(y)}v${length - 1}` : '')),
  )
  const corners = [
    [0, 0],
    [far, 0],
    [0, far],
  ] as const
  return {
    side: size + 2 * QUIET,
    path: [...across, ...down].join(''),
    finders: corners.map(([x, y]) => RADII.map((radius, ring) => square(x, y, ring, radius)).join('')).join(''),
  }
}

/** One of the squares of a finder pattern, `ring` modules inside of it, with round corners. */
function square(x: number, y: number, ring: number, radius: number): string {
  const straight = FINDER - 2 * ring - 2 * radius
  const corner = (right: number, down: number) => `a${radius} ${radius} 0 0 1 ${right * radius} ${down * radius}`
  const from = `M${x + QUIET + ring + radius} ${y + QUIET + ring}`
  const [top, right] = [`h${straight}${corner(1, 1)}`, `v${straight}${corner(-1, 1)}`]
  return `${from}${top}${right}h${-straight}${corner(-1, -1)}v${-straight}${corner(1, -1)}z`
}

/** Where dark modules follow each other: start and number. */
function runs(line: readonly boolean[]): readonly (readonly [start: number, length: number])[] {
  const text = line.map(Number).join('')
  return [...text.matchAll(/1+/g)].map((run) => [run.index, run[0].length])
}
