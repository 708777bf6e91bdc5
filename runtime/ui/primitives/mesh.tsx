/** What a mesh takes. */
export interface MeshProps {
  /** One of the twelve hues of `hue.ts`. */
  readonly hue: number
  readonly letter?: string | undefined
  readonly size?: 'small' | 'large' | undefined
  readonly shape?: 'round' | undefined
}

/** A soft mesh of three related colours; with a letter it is a monogram. The hue is in the stylesheet: no style attribute. */
export function Mesh({ hue, letter, size, shape }: MeshProps) {
  return (
    <span
      className="mk-image mk-mesh"
      data-hue={hue}
      data-letter={letter}
      data-size={size}
      data-shape={shape}
      aria-hidden="true"
    />
  )
}
