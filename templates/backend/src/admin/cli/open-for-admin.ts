import { migrate } from '../../db/migrate.js'
import { DatabaseInUse, type OpenDatabase, openDatabase } from '../../db/open-database.js'
import type { Settings } from '../../settings.js'
import { UsageError } from './command.js'

/**
 * Opens the database that the settings name, with its tables up to date. Throws a `UsageError` where a running backend
 * has the embedded one, which serves a single process.
 */
export async function openForAdmin({
  database,
  adminToken,
  publicUrl,
}: Pick<Settings, 'database' | 'adminToken' | 'publicUrl'>): Promise<OpenDatabase> {
  if (database.kind === 'memory') {
    throw new UsageError('The settings keep the database in memory: there is nothing to change from here.')
  }
  const open = await openDatabase(database).catch((cause: unknown) => {
    if (!(cause instanceof DatabaseInUse)) throw cause
    const page = adminToken
      ? `use the admin page, ${publicUrl}/admin`
      : 'start it with ADMIN_TOKEN to have an admin page'
    const way = `Stop that backend, or ${page}. If no such process is a backend, delete ${cause.lock}`
    throw new UsageError(`${cause.fact}. ${way}`, { cause })
  })
  try {
    await migrate(open.db)
    return open
  } catch (cause) {
    await open.close()
    throw cause
  }
}
