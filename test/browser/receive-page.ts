import { page } from 'vitest/browser'
import { pathModules } from '../unit/path-modules.js'
import { readQr } from '../unit/read-qr.js'

/** The QR code that is shown. */
export const code = () => document.querySelector<SVGSVGElement>('dialog[open] svg[role="img"]')

/** What a reader finds in the drawing; `undefined` while there is none. */
export function drawnText(): string | undefined {
  const svg = code()
  const [path, finders] = [...(svg?.querySelectorAll('path') ?? [])].map((each) => each.getAttribute('d') ?? '')
  if (!svg || !path || !finders) return undefined
  return readQr(inner(pathModules({ side: svg.viewBox.baseVal.width, path, finders })))
}

/** What a reader finds in the pixels of the page, looking at the middle of each module. */
export async function seenText(): Promise<string> {
  const svg = code()
  if (!svg) throw new Error('no QR code is shown')
  const side = svg.viewBox.baseVal.width
  const base64 = await page.screenshot({ element: svg, save: false })
  const blob = await (await fetch(`data:image/png;base64,${base64}`)).blob()
  const picture = await createImageBitmap(blob)
  const canvas = new OffscreenCanvas(picture.width, picture.height)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  context.drawImage(picture, 0, 0)
  const isDark = (x: number, y: number) => {
    const [red = 0] = context.getImageData(middle(x, picture.width), middle(y, picture.height), 1, 1).data
    return red < 128
  }
  const middle = (module: number, length: number) => Math.floor(((module + 0.5) * length) / side)
  const rows = Array.from({ length: side }, (_, y) => Array.from({ length: side }, (__, x) => isDark(x, y)))
  // But for the outermost corners, which are cut round.
  const noise = rows.flatMap((row, y) =>
    row.flatMap((dark, x) => (dark && isQuiet(x, y) && !isCorner(x, y) ? [[x, y]] : [])),
  )
  if (noise.length > 0) throw new Error(`there is no quiet zone of four modules: ${JSON.stringify(noise)}`)
  return readQr(inner(rows))

  function isQuiet(x: number, y: number): boolean {
    return Math.min(x, y) < 4 || Math.max(x, y) >= side - 4
  }
  function isCorner(...place: readonly [x: number, y: number]): boolean {
    return place.every((at) => at === 0 || at === side - 1)
  }
}

const inner = (rows: readonly (readonly boolean[])[]) => rows.slice(4, -4).map((row) => row.slice(4, -4))
