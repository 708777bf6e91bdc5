/** What a mesh takes. */
export interface MeshProps {
  /** One of the twelve hues of `base.css`. */
  readonly hue: number
  readonly size?: 'small' | 'large' | undefined
  readonly shape?: 'round' | undefined
}

/** A soft mesh of three related colours. The hue is in the stylesheet: no style attribute. */
export function Mesh({ hue, size, shape }: MeshProps) {
  return <span className="mk-image mk-mesh" data-hue={hue} data-size={size} data-shape={shape} aria-hidden="true" />
}
