import type { Backend } from '../backend.js'

/** How often one event came on one day. */
export interface EventCount {
  /** `2026-01-31`, in UTC. */
  readonly day: string
  readonly event: string
  readonly count: number
}

const DAY_MS = 86_400_000

/** The counts of a project's last `days` days, the newest day first, then the most frequent event. */
export async function countEvents(
  { db, clock }: Pick<Backend, 'db' | 'clock'>,
  projectId: string,
  days: number,
): Promise<readonly EventCount[]> {
  const since = new Date(clock.now() - (days - 1) * DAY_MS).toISOString().slice(0, 10)
  return await db
    .selectFrom('analytics_days')
    .select(['day', 'event', 'count'])
    .where('project_id', '=', projectId)
    .where('day', '>=', since)
    .orderBy('day', 'desc')
    .orderBy('count', 'desc')
    .orderBy('event')
    .execute()
}
