import { type Kysely, sql } from 'kysely'
import type { Database } from '../db/tables.js'

/**
 * Waits until no other transaction of any process holds this name, and holds it until this one ends. Locks are taken in
 * one order everywhere, or two transactions wait for each other: an e-mail address, a network, then the audit; a user's
 * releases, those of the project, then the audit.
 */
export async function lockRow(change: Kysely<Database>, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`modal-kit ${name}`}, 0))`.execute(change)
}
