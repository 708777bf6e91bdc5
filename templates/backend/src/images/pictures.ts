import type { IconName, Icons } from './icon-package.js'
import { monogram } from './monogram.js'
import { scrubSvg } from './scrub-svg.js'

/** Pictures that are kept, scrubbed; the one that was kept first goes first. */
const KEPT = 512

/** Pictures as they are sent. */
export interface Pictures {
  /** The scrubbed SVG of the icon, or `undefined` when there is none, or none that is safe. */
  icon(name: IconName): Promise<string | undefined>
  /** The scrubbed SVG of the icon, else a monogram of the label. */
  draw(name: IconName | undefined, label: string, seed?: string): Promise<string>
}

/** Makes pictures of icons; of what has none, a monogram. */
export function makePictures(icons: Icons): Pictures {
  const kept = new Map<string, string | undefined>()
  const icon = async (name: IconName) => {
    const key = `${name.kind}/${name.name.toLowerCase()}`
    if (kept.has(key)) return kept.get(key)
    const original = await icons.read(name)
    if (original === undefined) return undefined
    const svg = scrubSvg(original)
    const [oldest] = kept.keys()
    if (kept.size >= KEPT && oldest !== undefined) kept.delete(oldest)
    kept.set(key, svg)
    return svg
  }
  const draw = async (name: IconName | undefined, label: string, seed = label) =>
    (name && (await icon(name))) ?? monogram(label, { seed })
  return { icon, draw }
}
