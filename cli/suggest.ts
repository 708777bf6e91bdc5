import { distance } from 'fastest-levenshtein'

/** What to put after "Use" for a name that is not known: the nearest one, or all of them when none is close. */
export function suggest(name: string, names: readonly string[]): string {
  const [only = 'another name'] = names
  return nearest(name, names) ?? (names.length > 1 ? `one of ${names.join(', ')}` : only)
}

/** The name that was most likely meant, or `undefined` when none is close. Case does not count; an abbreviation does. */
export function nearest(name: string, names: readonly string[]): string | undefined {
  const wanted = name.toLowerCase()
  const ranked = names
    .map((candidate) => ({ candidate, away: distance(wanted, candidate.toLowerCase()) }))
    .sort((a, b) => a.away - b.away)
  const [best] = ranked
  const allowed = Math.max(wanted.length < 4 ? 1 : 2, Math.floor(wanted.length / 3))
  if (best && best.away <= allowed) return best.candidate
  return wanted.length < 3 ? undefined : names.find((candidate) => candidate.toLowerCase().startsWith(wanted))
}
