import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { migratedMemory } from '../../../../test/setup/migrated-database.js'
import { openDatabase } from './open-database.js'

test('behavior: an embedded database that is closed under running statements lets them end', async () => {
  const { db, close } = await openDatabase(await migratedMemory())
  await sql`select 1`.execute(db)
  const count = sql<{ n: number }>`select count(*) as n from generate_series(1, 100000)`
  const running = [1, 2, 3].map(() => count.execute(db).then(({ rows }) => rows[0]?.n))
  await close()
  expect(await Promise.all(running)).toEqual([100_000, 100_000, 100_000])
  await expect(count.execute(db)).rejects.toThrow('destroyed')
  await close()
}, 60_000)
