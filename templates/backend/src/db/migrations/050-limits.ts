import { type Kysely, type Migration, sql } from 'kysely'

/** Counts of requests, a row for each window. */
export const limits: Migration = {
  async up(db: Kysely<unknown>) {
    // Unlogged: counts of the running minute need not survive a crash, and no request waits for the disk.
    await sql`
      create unlogged table request_counts (
        key text not null,
        window_start int8 not null,
        count int8 not null,
        primary key (window_start, key)
      )`.execute(db)
  },
}
