import { type IconName, icons } from '../icons.data.js'

/** What an icon takes. */
export interface IconProps {
  readonly name: IconName
  readonly tone?: 'success' | 'error' | undefined
  /** Turns an arrow round in right-to-left pages. */
  readonly isMirrored?: boolean
}

/** A line drawing in the colour of the text beside it; never the only name of a control. */
export function Icon({ name, tone, isMirrored }: IconProps) {
  return (
    <svg
      className="mk-icon"
      data-tone={tone}
      data-mirrored={isMirrored ? '' : undefined}
      viewBox="0 0 20 20"
      aria-hidden="true"
      focusable="false"
    >
      <path d={icons[name]} />
    </svg>
  )
}
