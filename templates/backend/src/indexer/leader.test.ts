import { pino } from 'pino'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Postgres, query, startPostgres } from '../../../../test/setup/postgres.js'
import { systemClock } from '../clock.js'
import { type OpenDatabase, openDatabase } from '../db/open-database.js'
import { lead, lockKey } from './leader.js'

let postgres: Postgres

beforeAll(async () => {
  postgres = await startPostgres()
}, 60_000)

afterAll(() => postgres.stop())

const WAIT = { timeout: 10_000, interval: 50 }

/** A process that wants to lead: its own connections, its own end. */
async function contender(name: string, leaders: Set<string>) {
  const database: OpenDatabase = await openDatabase({ kind: 'postgres', url: postgres.url, connections: 2 })
  const stopping = new AbortController()
  const clock = systemClock()
  let [terms, rests] = [0, 0]
  const done = lead(
    {
      db: database.db,
      databaseKind: database.kind,
      clock: {
        ...clock,
        sleep(ms, signal) {
          rests += 1
          return clock.sleep(ms, signal)
        },
      },
      log: pino({ level: 'silent' }),
      signal: stopping.signal,
    },
    'test',
    async (signal) => {
      terms += 1
      leaders.add(name)
      await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }))
      leaders.delete(name)
    },
  )
  const stop = async () => {
    stopping.abort(new Error('stopped'))
    await done
    await database.close()
  }
  // One that does not lead rests after each time it has tried to.
  return { stop, terms: () => terms, rests: () => rests }
}

test('behavior: one leads, the other takes over when it stops', async () => {
  const leaders = new Set<string>()
  const first = await contender('first', leaders)
  await vi.waitFor(() => expect([...leaders]).toEqual(['first']), WAIT)
  const second = await contender('second', leaders)
  await vi.waitFor(() => expect(second.rests()).toBe(3), WAIT)
  expect([[...leaders], second.terms()]).toEqual([['first'], 0])
  await first.stop()
  await vi.waitFor(() => expect([...leaders]).toEqual(['second']), WAIT)
  await second.stop()
  expect([...leaders]).toEqual([])
})

test('behavior: who loses the connection stops its work, and one of both leads again', async () => {
  const leaders = new Set<string>()
  const first = await contender('first', leaders)
  await vi.waitFor(() => expect([...leaders]).toEqual(['first']), WAIT)
  const second = await contender('second', leaders)
  const killed = await query(
    postgres.url,
    "select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and granted",
  )
  expect(killed).toHaveLength(1)
  await vi.waitFor(() => expect(first.terms() + second.terms()).toBe(2), WAIT)
  await vi.waitFor(() => expect(leaders.size).toBe(1), WAIT)
  const locks = await query(postgres.url, "select pid from pg_locks where locktype = 'advisory' and granted")
  expect(locks).toHaveLength(1)
  await Promise.all([first.stop(), second.stop()])
  expect(await query(postgres.url, "select pid from pg_locks where locktype = 'advisory'")).toEqual([])
})

test('error: work that fails gives the lead back, and is begun again', async () => {
  const database = await openDatabase({ kind: 'postgres', url: postgres.url, connections: 2 })
  const stopping = new AbortController()
  let terms = 0
  await lead(
    {
      db: database.db,
      databaseKind: database.kind,
      clock: systemClock(),
      log: pino({ level: 'silent' }),
      signal: stopping.signal,
    },
    'failing',
    async () => {
      terms += 1
      if (terms === 2) stopping.abort(new Error('enough'))
      throw new Error('no')
    },
  )
  expect(terms).toBe(2)
  await database.close()
})

test('behavior: the number of a lock is its name’s, and fits int8', () => {
  expect(lockKey('indexer')).toBe(lockKey('indexer'))
  expect(lockKey('indexer')).not.toBe(lockKey('other'))
  expect(BigInt.asIntN(64, BigInt(lockKey('indexer'))).toString()).toBe(lockKey('indexer'))
})
