import type { IconProps } from '../contract/parts.js'
import { icons } from './icons.data.js'
import { lateIcons } from './late-icons.data.js'
import { Icon } from './primitives/icon.js'

const all = { ...icons, ...lateIcons }

/** The icon of any name, for the views that come after the first one. */
export function AnyIcon({ name, drawing, ...look }: IconProps) {
  return <Icon {...look} drawing={drawing ?? all[name]} />
}
