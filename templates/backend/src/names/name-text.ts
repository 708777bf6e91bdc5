import { Problem } from '../http/problems.js'
import { reservedWords } from './reserved-words.data.js'

/** Fewest and most letters of a name, without its zone. */
const FEWEST = 4
const MOST = 63

/**
 * A name without its zone and in lower case: `Alice.reown.id` and `alice` are `alice`. Names are told apart by this form.
 * The text may still be no name: see `nameFault`.
 */
export function labelOf(text: string, zone: string): string {
  const lower = text.trim().toLowerCase()
  return lower.endsWith(`.${zone}`) ? lower.slice(0, -zone.length - 1) : lower
}

/** Why a label can't be registered, or `undefined`. The first two rules and their words are those that the kit shows. */
export function nameFault(label: string): Problem | undefined {
  if (!/^[a-z0-9-]*$/.test(label)) return new Problem('invalid_name')
  if (label.length < FEWEST) return new Problem('name_too_short', { words: { least: FEWEST } })
  if (label.length > MOST) return new Problem('name_too_long', { words: { most: MOST } })
  // A hyphen at an end is easily overlooked; two at the third place are how DNS writes other alphabets (RFC 5890).
  if (label.startsWith('-') || label.endsWith('-') || label.slice(2, 4) === '--') return new Problem('misplaced_hyphen')
  return isReserved(label) ? new Problem('name_reserved') : undefined
}

/**
 * What a label looks like at a glance: letters and digits that are easily taken for each other become one. Two labels
 * with one skeleton are never registered both.
 */
export function skeletonOf(label: string): string {
  return label.replace(/[1il]/g, 'l').replace(/0/g, 'o').replace(/5/g, 's').replace(/rn/g, 'm').replace(/vv/g, 'w')
}

function isReserved(label: string): boolean {
  const bare = skeletonOf(label.replaceAll('-', ''))
  return reservedWords.some((word) => skeletonOf(word) === bare)
}
