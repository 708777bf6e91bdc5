import { type Kysely, type Migration, Migrator } from 'kysely'
import { migrations } from './migrations.js'
import type { Database } from './tables.js'

/**
 * Brings the tables up to date. Several processes may call it at once: Kysely takes a lock in the database, the others
 * wait. Throws when a step fails; what it had done is rolled back.
 */
export async function migrate(
  db: Kysely<Database>,
  steps: Readonly<Record<string, Migration>> = migrations,
): Promise<readonly string[]> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...steps }) } })
  const { error, results } = await migrator.migrateToLatest()
  if (error) throw error
  return (results ?? []).filter(({ status }) => status === 'Success').map(({ migrationName }) => migrationName)
}
