import { createHash } from 'node:crypto'
import { setMaxListeners } from 'node:events'
import { type Kysely, sql } from 'kysely'
import type { Backend } from '../backend.js'
import type { Database } from '../db/tables.js'

/** How often waiting processes try to lead, and how often the leader checks that it still leads, in ms. */
const BEAT_MS = 1_000
/** A connection that does not answer for so long is lost, in ms. */
const LOST_MS = 3_000

/**
 * Runs `work` in one process only, of all that share the database: the holder of the advisory lock leads. The lock
 * belongs to one connection, which is kept for nothing else, so the database frees it as soon as the process or its
 * connection dies, and another takes over within seconds. The signal of `work` is aborted when the lead is lost. An
 * embedded database has one process. Resolves when the backend stops.
 */
export async function lead(
  backend: Pick<Backend, 'db' | 'databaseKind' | 'clock' | 'log' | 'signal'>,
  name: string,
  work: (signal: AbortSignal) => Promise<void>,
): Promise<void> {
  const { db, databaseKind, clock, log, signal } = backend
  if (databaseKind === 'pglite') return work(ownSignal(signal))
  const key = lockKey(name)
  while (!signal.aborted) {
    try {
      await db.connection().execute(async (connection) => {
        if (await tryLock(connection, key)) await leadOn(backend, { connection, key, name }, work)
      })
    } catch (err) {
      if (!signal.aborted) log.warn({ err, name }, 'the lead was lost')
    }
    await clock.sleep(BEAT_MS, signal).catch(() => {})
  }
}

/** The number of a lock: the first eight bytes of the SHA-256 of its name, as a signed int8. */
export function lockKey(name: string): string {
  return createHash('sha256').update(`modal-kit ${name}`).digest().readBigInt64BE().toString()
}

interface Lead {
  readonly connection: Kysely<Database>
  readonly key: string
  readonly name: string
}

async function leadOn(
  { clock, log, signal }: Pick<Backend, 'clock' | 'log' | 'signal'>,
  { connection, key, name }: Lead,
  work: (signal: AbortSignal) => Promise<void>,
): Promise<void> {
  log.info({ name }, 'this process leads')
  const ended = new AbortController()
  const both = ownSignal(signal, ended.signal)
  const beat = async () => {
    try {
      while (!both.aborted) {
        await clock.sleep(BEAT_MS, both)
        await answered(connection, LOST_MS)
      }
    } catch (cause) {
      ended.abort(cause)
    }
  }
  const beating = beat()
  try {
    await work(both)
  } finally {
    ended.abort(new Error('The work is done'))
    await beating
    // A connection that goes back to the pool with the lock would keep every process from leading.
    await within(LOST_MS, sql`select pg_advisory_unlock(${key}::int8)`.execute(connection))
  }
}

/** A signal for the work alone: many requests listen to it at once, which is no leak. */
function ownSignal(...signals: AbortSignal[]): AbortSignal {
  const signal = AbortSignal.any(signals)
  setMaxListeners(0, signal)
  return signal
}

async function tryLock(connection: Kysely<Database>, key: string): Promise<boolean> {
  const { rows } = await sql<{ led: boolean }>`select pg_try_advisory_lock(${key}::int8) as led`.execute(connection)
  return rows[0]?.led === true
}

async function answered(connection: Kysely<Database>, ms: number): Promise<void> {
  await within(ms, sql`select 1`.execute(connection))
}

async function within(ms: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`The database did not answer for ${ms} ms`)), ms)
  })
  try {
    await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
