import type { FirstIconName, IconProps } from '../../contract/parts.js'
import { icons } from '../icons.data.js'

/** A line drawing in the colour of the text beside it; never the only name of a control. */
export function Icon({ name, drawing, tone, isMirrored }: IconProps<FirstIconName>) {
  return (
    <svg
      className="mk-icon"
      data-tone={tone}
      data-mirrored={isMirrored ? '' : undefined}
      viewBox="0 0 20 20"
      aria-hidden="true"
      focusable="false"
    >
      <path d={drawing ?? icons[name]} />
    </svg>
  )
}
