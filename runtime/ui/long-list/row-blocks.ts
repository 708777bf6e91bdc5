/** Rows under a heading. */
export interface RowGroup<T> {
  /** Tells the groups of a list apart. */
  readonly key: string
  readonly heading: string
  readonly rows: readonly T[]
}

/** Rows of a group in one block: under its heading, or more of them where that stands over an earlier block. */
export interface BlockPart<T> extends RowGroup<T> {
  readonly isFirst: boolean
}

/** Rows of a block at the least, but for the last: the browser looks at each block in each frame. */
const SIZE = 40

/** Groups that come near together: several short ones, or a part of one that has thousands. Blocks grow at the end. */
export function rowBlocks<T>(groups: readonly RowGroup<T>[]): readonly (readonly BlockPart<T>[])[] {
  const blocks: BlockPart<T>[][] = []
  let room = 0
  for (const { key, heading, rows } of groups) {
    for (const [at, part] of inParts(rows, SIZE).entries()) {
      if (room <= 0) {
        blocks.push([])
        room = SIZE
      }
      blocks.at(-1)?.push({ key: `${key}/${at}`, heading, isFirst: at === 0, rows: part })
      room -= part.length
    }
  }
  return blocks
}

/** A list in parts of `size`; the last may be shorter. */
export function inParts<T>(list: readonly T[], size: number): readonly (readonly T[])[] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, part) => list.slice(part * size, (part + 1) * size))
}
