import { nearest } from './config/nearest.js'

/** What to put after "Use" for a name that is not known: the nearest one, or all of them when none is close. */
export function suggest(name: string, names: readonly string[]): string {
  const [only = 'another name'] = names
  return nearest(name, names) ?? (names.length > 1 ? `one of ${names.join(', ')}` : only)
}
