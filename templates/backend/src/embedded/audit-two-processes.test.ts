import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Postgres, startPostgres } from '../../../../test/setup/postgres.js'
import { migrate } from '../db/migrate.js'
import { type OpenDatabase, openDatabase } from '../db/open-database.js'
import { audit, checkAuditChain, forgetOldLines } from './audit.js'
import { DAY_MS, HOUR_MS, rules } from './rules.data.js'

let postgres: Postgres
let databases: OpenDatabase[] = []
beforeAll(async () => {
  postgres = await startPostgres()
  const place = { kind: 'postgres', url: postgres.url, connections: 5 } as const
  databases = [await openDatabase(place), await openDatabase(place)]
  for (const { db } of databases) await migrate(db)
}, 120_000)
afterAll(async () => {
  for (const { close } of databases) await close()
  await postgres?.stop()
})

let now = 1_000 * DAY_MS
const clock = { now: () => now, sleep: async () => {} }

/** The database of one of two processes. */
function dbOf(index: number): OpenDatabase['db'] {
  const { db } = databases[index % 2] ?? {}
  if (!db) throw new Error('no database')
  return db
}

function write(index: number, count: number): Promise<void> {
  const line = { event: 'session ended', projectId: 'shop' } as const
  const lines = Array.from({ length: count }, () => line)
  return dbOf(index)
    .transaction()
    .execute((change) => audit(change, clock, ...lines))
}

test('behavior: old lines go once while two processes write and check, and the chain is whole all the time', async () => {
  await write(0, 2_500)
  now += DAY_MS + 2 * HOUR_MS
  await write(1, 2)
  now += rules.auditMs - HOUR_MS
  const checks = [0, 1, 2, 3].map((n) => checkAuditChain(dbOf(n)))
  const deletions = [0, 1].map((n) => forgetOldLines({ db: dbOf(n), clock }))
  const writing = Array.from({ length: 20 }, (_, n) => write(n, 3))
  for (const check of await Promise.all(checks)) expect(check).not.toHaveProperty('brokenAt')
  await Promise.all([...deletions, ...writing])
  const deleted = dbOf(0).selectFrom('wallet_audit').select('subject').where('event', '=', 'lines deleted')
  expect(await deleted.execute()).toEqual([{ subject: expect.stringMatching(/^2500 /) }])
  // The two of the second day, the word of the deletion, and what was written meanwhile.
  expect(await checkAuditChain(dbOf(0))).toEqual({ rows: 2 + 1 + 60 })
}, 60_000)

test('behavior: lines that another process deletes in the middle of a check were there for it', async () => {
  now += 2 * DAY_MS
  const before = await checkAuditChain(dbOf(0))
  now += rules.auditMs
  let questions = 0
  const interrupted = dbOf(0).withPlugin({
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      questions += 1
      if (questions === 1) await forgetOldLines({ db: dbOf(1), clock })
      return result
    },
  })
  expect(await checkAuditChain(interrupted)).toEqual(before)
  expect(await checkAuditChain(dbOf(0))).toEqual({ rows: 1 })
}, 60_000)
