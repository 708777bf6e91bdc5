/** A QR code, ready to be drawn: one path of lines as wide as a module, with round ends and joins. */
export interface QrDrawing {
  /** Side of the drawing in modules, quiet zone included. */
  readonly side: number
  readonly path: string
}

/** Rows of modules; `true` is dark. */
export type QrModules = readonly (readonly boolean[])[]

/** ISO 18004 wants four light modules on every side. */
const QUIET = 4

/**
 * Draws modules as lines through their middles, along the rows and down the columns: what touches grows together, and
 * only outer corners are round. `hole` is the share of the side, 0 to 0.25, that stays free in the middle for a logo.
 */
export function qrPath(modules: QrModules, hole = 0): QrDrawing {
  const size = modules.length
  const free = (size * hole) / 2
  const isFree = (at: number) => Math.abs(at + 0.5 - size / 2) < free
  const shown = modules.map((row, y) => row.map((isDark, x) => isDark && !(isFree(x) && isFree(y))))
  const columns = shown.map((_, x) => shown.map((row) => row[x] === true))
  const middle = (at: number) => at + QUIET + 0.5

  const across = shown.flatMap((row, y) => runs(row).map(([x, length]) => `M${middle(x)} ${middle(y)}h${length - 1}`))
  const down = columns.flatMap((column, x) =>
    runs(column).map(([y, length]) => (length > 1 ? `M${middle(x)} ${middle(y)}v${length - 1}` : '')),
  )
  return { side: size + 2 * QUIET, path: [...across, ...down].join('') }
}

/** Where dark modules follow each other: start and number. */
function runs(line: readonly boolean[]): readonly (readonly [start: number, length: number])[] {
  const text = line.map(Number).join('')
  return [...text.matchAll(/1+/g)].map((run) => [run.index, run[0].length])
}
