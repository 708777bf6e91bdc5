import { Problem } from '../http/problems.js'
import type { FeatureSwitch } from '../projects/edit-project.js'

/** A switch as people write it: `on`, `off` or `default`, and providers with commas between. Problem 400 otherwise. */
export function readPosition(position: string, providers = ''): FeatureSwitch {
  if (position === 'default') return 'default'
  if (position === 'off') return { isEnabled: false }
  if (position !== 'on') throw new Problem('invalid_position')
  const list = providers
    .split(',')
    .map((provider) => provider.trim())
    .filter((provider) => provider !== '')
  return list.length > 0 ? { isEnabled: true, providers: list } : { isEnabled: true }
}

/** A count as it is written in a form or a command; `NaN`, which `setLimit` refuses, for anything but digits. */
export function readCount(text: string): number {
  return /^[0-9]{1,10}$/.test(text) ? Number(text) : Number.NaN
}
