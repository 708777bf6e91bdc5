import type { ViewUi } from '../../contract/view.js'
import { type DrawingName, drawings } from './drawings.data.js'

/** A drawing on a tile, as large as the picture of a wallet; never the only name of anything. */
export function Drawing({ ui: { Icon }, name }: { readonly ui: ViewUi; readonly name: DrawingName }) {
  return (
    <span className="mk-image mk-tile">
      <Icon drawing={drawings[name]} />
    </span>
  )
}
