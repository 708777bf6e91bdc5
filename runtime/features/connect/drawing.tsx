import type { IconProps } from '../../contract/parts.js'
import type { ViewUi } from '../../contract/view.js'

/** A drawing on a tile, as large as the picture of a wallet; never the only name of anything. */
export function Drawing({ ui: { Icon }, ...icon }: IconProps & { readonly ui: ViewUi }) {
  return (
    <span className="mk-image mk-tile">
      <Icon {...icon} />
    </span>
  )
}
