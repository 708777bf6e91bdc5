import type { QrDrawing } from '../../runtime/ui/qr/qr-path.js'

/** The modules that the lines of a drawing cover, quiet zone included. */
export function pathModules({ side, path }: QrDrawing): readonly (readonly boolean[])[] {
  const rows = Array.from({ length: side }, () => Array.from({ length: side }, () => false))
  for (const [, x, y, direction, length] of path.matchAll(/M([\d.]+) ([\d.]+)([hv])(\d+)/g)) {
    for (let step = 0; step <= Number(length); step++) {
      const row = rows[Number(y) - 0.5 + (direction === 'v' ? step : 0)]
      if (row) row[Number(x) - 0.5 + (direction === 'h' ? step : 0)] = true
    }
  }
  return rows
}
