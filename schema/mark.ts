/**
 * A linear gradient on the field of a mark: from where to where (x1, y1, x2, y2), and its colours with their offsets from
 * 0 to 1.
 */
export type MarkGradient = readonly [
  line: readonly [x1: number, y1: number, x2: number, y2: number],
  stops: readonly (readonly [offset: number, color: string])[],
]

/** One shape of a mark: its path, what fills it, and its fill rule where that is not `nonzero`. */
export type MarkShape = readonly [path: string, fill: string | MarkGradient, rule?: 'evenodd']

/**
 * The mark of a network, as shapes on a field of 24 that fill it to its edges: nothing is fetched to show it, and no policy
 * of a page (CSP `img-src`) has to allow it.
 */
export interface Mark {
  /** In the order they are drawn: the ground first. */
  readonly shapes: readonly MarkShape[]
  /** Address of a picture of the same, https: what a wallet is told when the network is added to it (EIP-3085, `iconUrls`). */
  readonly picture?: string
}

/** Marks of networks by their CAIP-2 ids. */
export type Marks = Readonly<Record<string, Mark>>
