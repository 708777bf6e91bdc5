import { Problem } from '../http/problem.js'
import type { FeatureSwitch } from '../projects/project-features.js'

/** A switch as people write it: `on`, `off` or `default`, and providers with commas between. Problem 400 otherwise. */
export function readPosition(position: string, providers = ''): FeatureSwitch {
  if (position === 'default') return 'default'
  if (position === 'off') return { isEnabled: false }
  if (position !== 'on') throw new Problem(400, 'invalid_position', 'A switch is on, off or default.')
  const list = providers
    .split(',')
    .map((provider) => provider.trim())
    .filter((provider) => provider !== '')
  return list.length > 0 ? { isEnabled: true, providers: list } : { isEnabled: true }
}

/** A count as people write it. Problem 400 for anything but digits. */
export function readCount(text: string): number {
  if (/^[0-9]{1,10}$/.test(text)) return Number(text)
  throw new Problem(
    400,
    'invalid_limit',
    'A limit is a whole number of requests a minute, for the project and for one address.',
  )
}
