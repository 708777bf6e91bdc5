import type { QrDrawing } from '../../runtime/ui/qr/qr-path.js'

/** The modules that the lines and the finder patterns of a drawing cover, quiet zone included. */
export function pathModules({ side, path, finders }: QrDrawing): readonly (readonly boolean[])[] {
  const rows = Array.from({ length: side }, () => Array.from({ length: side }, () => false))
  for (const [, x, y, direction, length] of path.matchAll(/M([\d.]+) ([\d.]+)([hv])(\d+)/g)) {
    for (let step = 0; step <= Number(length); step++) {
      const row = rows[Number(y) - 0.5 + (direction === 'v' ? step : 0)]
      if (row) row[Number(x) - 0.5 + (direction === 'h' ? step : 0)] = true
    }
  }
  // Squares with round corners, one in the other: each turns round what it covers, by the rule `evenodd`.
  for (const [, x, y, straight, radius] of finders.matchAll(/M([\d.]+) ([\d.]+)h([\d.]+)a([\d.]+)/g)) {
    const [left, top] = [Math.round(Number(x) - Number(radius)), Number(y)]
    const length = Math.round(Number(straight) + 2 * Number(radius))
    for (const row of rows.slice(top, top + length)) {
      for (let at = left; at < left + length; at++) row[at] = !row[at]
    }
  }
  return rows
}
