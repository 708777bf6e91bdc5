import { type DrawingName, drawings } from './drawings.data.js'

/** A drawing on a tile, as large as the picture of a wallet; never the only name of anything. */
export function Drawing({ name }: { readonly name: DrawingName }) {
  return (
    <span className="mk-image mk-tile">
      <svg className="mk-icon" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
        <path d={drawings[name]} />
      </svg>
    </span>
  )
}
