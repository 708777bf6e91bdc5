import type { Backend, Worker } from '../backend.js'

const DAY_MS = 86_400_000
const EVERY_MS = 60 * 60_000
/** Rows of one statement, so that none holds its locks for long. */
const BATCH = 5_000

/** How long single events are kept, in days. Their daily counts stay. */
export const RETENTION_DAYS = 30

/** Deletes single events that are older than the retention, at the start and every hour. Any number of processes may run it. */
export function analyticsPurge(backend: Backend): Worker {
  const { clock, signal, log } = backend
  return {
    name: 'analytics-purge',
    async run() {
      while (!signal.aborted) {
        await purgeEvents(backend).catch(
          (err: unknown) => signal.aborted || log.warn({ err }, 'events can not be purged'),
        )
        await clock.sleep(EVERY_MS, signal).catch(() => {})
      }
    },
  }
}

/** Deletes what is too old, in batches. Returns how many rows went. */
export async function purgeEvents({ db, clock, signal }: Pick<Backend, 'db' | 'clock' | 'signal'>): Promise<number> {
  const end = clock.now() - RETENTION_DAYS * DAY_MS
  let purged = 0
  while (!signal.aborted) {
    const gone = await db
      .deleteFrom('analytics_events')
      .where((where) =>
        where(
          where.refTuple('project_id', 'event_id'),
          'in',
          where
            .selectFrom('analytics_events')
            .select(['project_id', 'event_id'])
            .where('received_at', '<', end)
            .orderBy('received_at')
            .limit(BATCH)
            .$asTuple('project_id', 'event_id'),
        ),
      )
      .executeTakeFirst()
    purged += Number(gone.numDeletedRows)
    if (gone.numDeletedRows < BATCH) break
  }
  return purged
}
