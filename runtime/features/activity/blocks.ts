import type { ActivityRow } from './activity-row.js'
import { inParts } from './in-parts.js'
import type { ActivityMonth } from './months.js'

/** Rows under the name of a month, or more of them where that stands over an earlier block. */
export interface BlockPart {
  readonly key: string
  readonly name: string
  readonly isFirst: boolean
  readonly rows: readonly ActivityRow[]
}

/** Rows of a block at the least, but for the last: the browser looks at each block in each frame. */
const SIZE = 40

/** Months that come near together: several short ones, or a part of one that has thousands. Blocks grow at the end. */
export function blocksOf(months: readonly ActivityMonth[]): readonly (readonly BlockPart[])[] {
  const blocks: BlockPart[][] = []
  let room = 0
  for (const { key, name, rows } of months) {
    for (const [at, part] of inParts(rows, SIZE).entries()) {
      if (room <= 0) {
        blocks.push([])
        room = SIZE
      }
      blocks.at(-1)?.push({ key: `${key}/${at}`, name, isFirst: at === 0, rows: part })
      room -= part.length
    }
  }
  return blocks
}
