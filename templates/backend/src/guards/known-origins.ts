import type { Backend } from '../backend.js'
import { defaultOrigins } from '../origins/default-origins.data.js'
import { matchOrigins, type OriginMatcher } from '../origins/match-origin.js'

/** A new row counts after this time, in ms. */
const FRESH_MS = 5_000

/**
 * Matches an origin that any project allows: for what comes before the project is known, such as the preflight of a
 * call that names it in its body.
 */
export function knownOrigins({
  db,
  clock,
  settings,
}: Pick<Backend, 'db' | 'clock' | 'settings'>): (origin: string) => Promise<boolean> {
  let read: { readonly at: number; readonly matcher: Promise<OriginMatcher> } | undefined
  const defaults = settings.defaultOrigins === false ? [] : defaultOrigins

  async function readMatcher(): Promise<OriginMatcher> {
    const rows = await db
      .selectFrom('project_origins')
      .innerJoin('projects', 'projects.id', 'project_origins.project_id')
      .where('projects.enabled', '=', true)
      .select('pattern')
      .distinct()
      .execute()
    return matchOrigins(
      rows.map(({ pattern }) => pattern),
      defaults,
    )
  }

  return async (origin) => {
    const now = clock.now()
    if (!read || now - read.at >= FRESH_MS) {
      const fresh = { at: now, matcher: readMatcher() }
      read = fresh
      fresh.matcher.catch(() => {
        if (read === fresh) read = undefined
      })
    }
    return (await read.matcher)(origin)
  }
}
