import { sql } from 'kysely'
import type { Backend } from '../backend.js'
import { knownEvents } from './known-events.data.js'
import type { CleanEvent } from './read-event.js'

const DAY_MS = 86_400_000

/** Where events came from. */
export interface SentFrom {
  readonly projectId: string
  /** Type and version of the kit, `appkit html-core-1.7.11`. */
  readonly sdk: string
}

/**
 * Stores events and counts each once a day, all or nothing: an event that was sent before is neither stored nor counted
 * again. Events that no kit sends are left out.
 */
export async function storeEvents(
  { db, clock }: Pick<Backend, 'db' | 'clock'>,
  { projectId, sdk }: SentFrom,
  events: readonly CleanEvent[],
): Promise<void> {
  const now = clock.now()
  const rows = events
    .filter(({ event }) => knownEvents.has(event))
    .map((event) => ({
      project_id: projectId,
      event_id: event.eventId,
      kind: event.kind,
      event: event.event,
      sent_at: event.sentAt,
      received_at: now,
      domain: event.domain,
      path: event.path,
      sdk,
      wallet_hash: event.walletHash,
      properties: JSON.stringify(event.properties),
    }))
  if (rows.length === 0) return
  const day = new Date(now).toISOString().slice(0, 10)
  await db.transaction().execute(async (change) => {
    const stored = await change
      .insertInto('analytics_events')
      // Two batches that hold the same events wait for each other in one order, never in a circle.
      .values(rows.sort((a, b) => (a.event_id < b.event_id ? -1 : 1)))
      .onConflict((conflict) => conflict.columns(['project_id', 'event_id']).doNothing())
      .returning('event')
      .execute()
    for (const [event, count] of countByName(stored)) {
      await change
        .insertInto('analytics_days')
        .values({ project_id: projectId, day, event, count })
        .onConflict((conflict) =>
          conflict
            .columns(['project_id', 'day', 'event'])
            .doUpdateSet({ count: sql`analytics_days.count + excluded.count` }),
        )
        .execute()
    }
  })
}

/** How often each came, in the order of the names, for the same reason. */
function countByName(stored: readonly { readonly event: string }[]): readonly (readonly [string, number])[] {
  const counts = new Map<string, number>()
  for (const { event } of stored) counts.set(event, (counts.get(event) ?? 0) + 1)
  return [...counts].sort(([a], [b]) => (a < b ? -1 : 1))
}

/** How often one event came on one day. */
export interface EventCount {
  /** `2026-01-31`, in UTC. */
  readonly day: string
  readonly event: string
  readonly count: number
}

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
