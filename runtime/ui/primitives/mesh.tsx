/** Searched for: with these two Ethereum is violet, Base blue, Polygon purple, Arbitrum azure, OP Mainnet red, BNB yellow. */
const HASH_STEP = 426
const HASH_RANGE = 3125
/** As many as `base.css` has. */
const HUES = 12

/** What a mesh takes. */
export interface MeshProps {
  /** Same seed, same picture: an address, a name. */
  readonly seed: string
  readonly letter?: string | undefined
  readonly size?: 'small' | 'large' | undefined
  readonly shape?: 'round' | undefined
}

/** A soft mesh of three related colours drawn from a seed; with a letter it is a monogram. The hue is in the stylesheet: no style attribute. */
export function Mesh({ seed, letter, size, shape }: MeshProps) {
  let hash = 0
  for (const character of seed.toLowerCase()) hash = (hash * HASH_STEP + character.charCodeAt(0)) % HASH_RANGE
  return (
    <span
      className="mk-image mk-mesh"
      data-hue={hash % HUES}
      data-letter={letter}
      data-size={size}
      data-shape={shape}
      aria-hidden="true"
    />
  )
}
