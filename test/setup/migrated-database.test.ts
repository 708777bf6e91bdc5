import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { migrate } from '../../templates/backend/src/db/migrate.js'
import { openDatabase } from '../../templates/backend/src/db/open-database.js'
import { migratedDump, migratedMemory } from './migrated-database.js'

test('behavior: a database of the dump has every table up to date and empty, and shares no rows with another', async () => {
  const one = await openDatabase(await migratedMemory())
  const other = await openDatabase(await migratedMemory())
  try {
    expect(await migrate(one.db)).toEqual([])
    expect(await one.db.selectFrom('projects').selectAll().execute()).toEqual([])
    await one.db
      .insertInto('projects')
      .values({ id: 'a', name: 'A', created_at: 2 ** 40 })
      .execute()
    expect(await one.db.selectFrom('projects').select('created_at').execute()).toEqual([{ created_at: 2 ** 40 }])
    expect(await other.db.selectFrom('projects').selectAll().execute()).toEqual([])
    expect((await sql`select 1 as n`.execute(other.db)).rows).toEqual([{ n: 1 }])
  } finally {
    await Promise.all([one.close(), other.close()])
  }
}, 120_000)

test('behavior: the dump is made once: the same sources, the same file', async () => {
  expect(await migratedDump()).toBe(await migratedDump())
})
